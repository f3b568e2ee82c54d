import type { FastifyInstance } from 'fastify';

export type Port = 'public' | 'internal';

/** Throws when a route is added to the wrong port; without tokens callers cannot be told apart, so an internal route is refused too. */
export function holdRoutesToPort(app: FastifyInstance, port: Port, hasTokens: boolean): void {
  app.addHook('onRoute', ({ url, config }) => {
    const access = config?.access;
    if (port === 'public') {
      if (access === 'internal') throw new Error(`${url} is internal: it belongs to the internal port`);
      return;
    }
    if (access !== 'internal' && access !== 'open')
      throw new Error(`${url} is not internal: it belongs to the public port`);
    if (access === 'internal' && !hasTokens)
      throw new Error(`${url} is internal, and this app cannot tell callers apart`);
  });
}
