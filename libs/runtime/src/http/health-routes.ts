import { Type } from 'typebox';
import type { HttpApp } from './typed-app.ts';

const Answer = Type.Object({ status: Type.String(), reason: Type.Optional(Type.String()) });

export type Probes = {
  /** It can do its work, whether or not the services behind it can. */
  serving: () => Promise<void>;
  /** No new process is needed in its place. */
  alive: () => Promise<void>;
};

export function addHealth(app: HttpApp, ready: () => Promise<void>): void {
  app.get('/health/live', open, async () => ({ status: 'live' }));
  answers(app, { path: '/health/ready', status: 'ready', check: ready, withReason: false });
}

export function addInternalHealth(app: HttpApp, ready: () => Promise<void>, { serving, alive }: Probes): void {
  // The ports open once every part is started.
  app.get('/health/started', open, async () => ({ status: 'started' }));
  answers(app, { path: '/health/serving', status: 'serving', check: serving, withReason: true });
  answers(app, { path: '/health/live', status: 'live', check: alive, withReason: true });
  answers(app, { path: '/health/ready', status: 'ready', check: ready, withReason: true });
}

const open = { schema: { hide: true, response: { 200: Answer, 503: Answer } }, config: { access: 'open' as const } };

type Check = { path: string; status: string; check: () => Promise<void>; withReason: boolean };

function answers(app: HttpApp, { path, status, check, withReason }: Check): void {
  app.get(path, open, async (_request, reply) => {
    try {
      await check();
      return { status };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      return reply.code(503).send({ status: `not ${status}`, ...(withReason ? { reason } : {}) });
    }
  });
}
