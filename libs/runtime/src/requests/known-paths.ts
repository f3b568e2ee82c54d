// Which methods a path has, for 405: a router that finds nothing cannot say whether the path or the method is wrong.
import type { FastifyInstance } from 'fastify';

export type KnownPaths = {
  methodsOf(path: string): string[];
};

/** Collects routes as they are added; call it before any. Routes with a wildcard say nothing about a path. */
export function watchPaths(app: FastifyInstance): KnownPaths {
  const routes: { method: string; segments: string[] }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    for (const each of [method].flat()) routes.push({ method: each, segments: url.split('/') });
  });
  return {
    methodsOf: (path) => {
      const given = path.split('/');
      const isSame = (segments: string[]): boolean =>
        segments.length === given.length &&
        segments.every((segment, i) => (segment.startsWith(':') ? given[i] !== '' : segment === given[i]));
      return [...new Set(routes.filter(({ segments }) => isSame(segments)).map(({ method }) => method))].sort();
    },
  };
}
