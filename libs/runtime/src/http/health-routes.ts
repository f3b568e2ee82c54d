import { Type } from 'typebox';
import type { HttpApp } from './http-app.ts';

const Answer = Type.Object({ status: Type.String(), reason: Type.Optional(Type.String()) });

/** Adds `/health/live` and `/health/ready`. A reason names parts and engines: it is for those inside. */
export function addHealth(app: HttpApp, ready: () => Promise<void>, { withReason }: { withReason: boolean }): void {
  const open = { schema: { hide: true, response: { 200: Answer, 503: Answer } }, config: { access: 'open' as const } };
  app.get('/health/live', open, async () => ({ status: 'live' }));
  app.get('/health/ready', open, async (_request, reply) => {
    try {
      await ready();
      return { status: 'ready' };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      return reply.code(503).send({ status: 'not ready', ...(withReason ? { reason } : {}) });
    }
  });
}
