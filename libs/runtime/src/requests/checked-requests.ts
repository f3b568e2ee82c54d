// Nothing that two parsers could read in two ways reaches a route.
import type { IncomingMessage, ServerOptions } from 'node:http';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { commonRefusals } from '../refusals/common-refusals.ts';
import { parseJsonBody } from './json-body.ts';
import { watchPaths } from './known-paths.ts';
import { Problem } from '../refusals/problem.ts';
import { refuse } from '../refusals/refusal.ts';
import { createRefusedConnections } from './refused-connections.ts';
import { checkFraming, checkMedia } from './request-framing.ts';
import { parseRequestTarget, TARGET_CHARS_MAX, type RequestTarget } from './request-target.ts';
import { checkText } from './sound-text.ts';

const ARRIVAL_MS_MAX = 30_000;
/** Node looks for slow requests at this interval; its default of 30 s lets them live for a minute. All end within 31 s. */
const SLOW_CHECK_MS = 250;

const server: ServerOptions = {
  headersTimeout: ARRIVAL_MS_MAX,
  requestTimeout: ARRIVAL_MS_MAX,
  connectionsCheckingInterval: SLOW_CHECK_MS,
  // Node would answer a missing Host by itself, without a word.
  requireHostHeader: false,
};

export type RequestChecks = {
  /** Options of `Fastify()` that the checks need; slow headers and bodies end after 30 s. */
  options: Pick<FastifyServerOptions, 'requestTimeout' | 'rewriteUrl' | 'clientErrorHandler' | 'routerOptions'> & {
    http: ServerOptions;
  };
  /** Adds the checks and the JSON parser: after the hooks that every refusal needs, before any route. */
  add(app: FastifyInstance): void;
};

export function createRequestChecks(): RequestChecks {
  const refusedTargets = new WeakMap<IncomingMessage, Problem>();
  const connections = createRefusedConnections();
  return {
    options: {
      http: server,
      requestTimeout: ARRIVAL_MS_MAX,
      clientErrorHandler: connections.onClientError,
      rewriteUrl: (request) => {
        const target = targetOf(request.url ?? '');
        if (!(target instanceof Problem)) return `${target.path}${target.query === '' ? '' : `?${target.query}`}`;
        refusedTargets.set(request as IncomingMessage, target);
        // Some route must be named; the first hook refuses before it runs.
        return '/';
      },
      // A longer target never gets as far; schemas say how long a parameter may be.
      routerOptions: { maxParamLength: TARGET_CHARS_MAX },
    },
    add: (app) => {
      connections.watch(app.server);
      app.addHook('onRequest', async ({ raw, params }) => {
        const refused = refusedTargets.get(raw);
        if (refused) throw refused;
        checkFraming(raw);
        // The router takes a slash at the end for a parameter of no characters.
        if (Object.entries(params ?? {}).some(([name, value]) => name !== '*' && value === ''))
          throw refuse(commonRefusals.notFound);
      });
      // Later than who may ask at all: a foreign page's form is refused as foreign.
      app.addHook('preParsing', async ({ is404, raw, routeOptions }) => {
        if (!is404) checkMedia(raw, { takesForms: routeOptions.config.access === 'provider' });
      });
      app.addHook('preValidation', async ({ query, params }) => {
        checkText(query, 2);
        checkText(params, 1);
      });
      // JSON only: a form or text/plain post is what a foreign page could send without asking first.
      app.removeAllContentTypeParsers();
      app.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer' },
        async (_request: FastifyRequest, body: Buffer) => (body.length === 0 ? undefined : parseJsonBody(body)),
      );
      refuseUnknown(app);
    },
  };
}

function refuseUnknown(app: FastifyInstance): void {
  const paths = watchPaths(app);
  app.setNotFoundHandler((request, reply) => {
    const methods = paths.methodsOf(request.url.split('?')[0] ?? '');
    if (methods.length === 0 || methods.includes(request.method)) throw refuse(commonRefusals.notFound);
    void reply.header('allow', methods.join(', '));
    throw refuse(commonRefusals.methodNotTaken);
  });
}

function targetOf(url: string): RequestTarget | Problem {
  try {
    return parseRequestTarget(url);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
