// The gateway has no address of it, so nothing that it forwards can end up here.
import { buildBareApp, type HttpApp, type HttpAppParts } from './http-app.ts';
import { addInternalHealth, type Probes } from './health-routes.ts';

export type InternalAppParts = Pick<HttpAppParts, 'service' | 'logger' | 'tokens' | 'ready' | 'telemetry'> & {
  /** Absent in tests of routes: it serves while it is ready, and lives. */
  probes?: Probes;
};

/** Builds it; nothing listens yet. Its routes are `internal`; health and metrics need no token. */
export async function buildInternalApp(parts: InternalAppParts): Promise<HttpApp> {
  const app = await buildBareApp(parts, 'internal');
  addInternalHealth(app, parts.ready, parts.probes ?? { serving: parts.ready, alive: async () => undefined });
  const { telemetry } = parts;
  if (telemetry) {
    app.get('/metrics', { schema: { hide: true }, config: { access: 'open' } }, async (_request, reply) =>
      reply.type('text/plain; version=0.0.4; charset=utf-8').send(await telemetry.metrics.scrape()),
    );
  }
  return app;
}
