// The app of a service's internal port: health with reasons, metrics, and what services and operators
// ask each other. The gateway has no address of it, so nothing that it forwards can end up here.
import { buildBareApp, type HttpApp, type HttpAppParts } from './http-app.ts';
import { addHealth } from './health-routes.ts';

export type InternalAppParts = Pick<HttpAppParts, 'service' | 'logger' | 'tokens' | 'ready' | 'telemetry'>;

/** Builds it; nothing listens yet. Its routes are `internal`; health and metrics need no token. */
export async function buildInternalApp(parts: InternalAppParts): Promise<HttpApp> {
  const app = await buildBareApp(parts, 'internal');
  addHealth(app, parts.ready, { withReason: true });
  const { telemetry } = parts;
  if (telemetry) {
    app.get('/metrics', { schema: { hide: true }, config: { access: 'open' } }, async (_request, reply) =>
      reply.type('text/plain; version=0.0.4; charset=utf-8').send(await telemetry.metrics.scrape()),
    );
  }
  return app;
}
