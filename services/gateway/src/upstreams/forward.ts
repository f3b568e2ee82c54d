// Forwarding: each route of the table becomes a route of the app. When the browser goes away, so
// does the request to the service, which then stops its engine.
import { AsyncLocalStorage } from 'node:async_hooks';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, unavailable } from '@leadwright/runtime/problem';
import type { ServiceTokens } from '@leadwright/runtime/service-tokens';
import { openSpan, SpanKind, tracerHere } from '@leadwright/runtime/tracing';
import type { Authenticate } from '../auth/authenticate.ts';
import type { Limiter } from '../auth/limiter.ts';
import type { OriginCheck } from '../auth/origin.ts';
import { forwardedRoutes, type ForwardedRoute, type UpstreamName } from './forwarded-routes.ts';
import { headersInward, headersOutward } from './headers.ts';

export type ForwardParts = {
  upstreams: Record<UpstreamName, string>;
  /** How long a service may take for an answer that is no file. */
  upstreamLimitMs: number;
  tokens: ServiceTokens;
  authenticate: Authenticate;
  limiter: Limiter;
  checkOrigin: OriginCheck;
};

/** The service's own limit is 60 s; its words shall arrive, not ours. */
export const UPSTREAM_LIMIT_MS = 65_000;
const NO_TIMEOUT = 0;

export async function forwardRoutes(app: FastifyInstance, parts: ForwardParts): Promise<void> {
  // reply-from takes its request options once for all requests; a getter gives each its own signal.
  const leaving = new AsyncLocalStorage<AbortSignal>();
  const requestOptions = {
    timeout: parts.upstreamLimitMs,
    get signal() {
      return leaving.getStore();
    },
  };
  await app.register(replyFrom, { http: { requestOptions }, disableRequestLogging: true, destroyAgent: true, disableCache: true });
  for (const route of forwardedRoutes) addRoute(app, route, parts, leaving);
}

function addRoute(app: FastifyInstance, route: ForwardedRoute, parts: ForwardParts, leaving: AsyncLocalStorage<AbortSignal>): void {
  const { limits = [], cookies = false } = route;
  app.route({
    method: route.method,
    url: route.path,
    exposeHeadRoute: false,
    schema: { hide: true },
    onRequest: async (request) => {
      parts.checkOrigin(request, cookies && request.headers.cookie !== undefined);
      await parts.authenticate(request, route.access);
    },
    // After the body was read: some limits count by what stands in it.
    preHandler: async (request) => parts.limiter.check(request, limits),
    handler: (request, reply) => leaving.run(signalOf(reply), () => forward(request, reply, route, parts)),
  });
}

function forward(request: FastifyRequest, reply: FastifyReply, route: ForwardedRoute, parts: ForwardParts): FastifyReply {
  const { service, cookies = false, limits = [], unlimitedTime } = route;
  const { service: _, ...caller } = request.caller;
  const token = parts.tokens.sign(service, 'forward', caller);
  const traceparent = tracedTo(service, request, reply);
  const settled = (status: number): Promise<void> =>
    parts.limiter.answered(request, limits, status).catch((error: unknown) => {
      request.log.error({ err: error, correlationId: request.correlationId }, 'a counter was not settled');
    });
  return reply.from(undefined, {
    getUpstream: () => parts.upstreams[service],
    timeout: unlimitedTime ? NO_TIMEOUT : parts.upstreamLimitMs,
    // A GET that failed is repeated by the page if it wants to; we would only add load to a service in trouble.
    retryDelay: () => null,
    rewriteRequestHeaders: (_request, headers) => headersInward(request, headers.host, token, cookies, traceparent),
    rewriteHeaders: (headers) => headersOutward(headers, cookies),
    onResponse: (_request, answer, response) =>
      void settled(answer.statusCode).then(() => answer.send((response as unknown as { stream: NodeJS.ReadableStream }).stream)),
    onError: (answer, { error }) => {
      const problem = problemOf(error);
      // Who left before the answer keeps the attempt: it may have been judged.
      const left = reply.raw.destroyed;
      void (left ? Promise.resolve() : settled(problem.status)).then(() => answer.send(problem));
    },
  });
}

// A span of the call, open until the answer was passed on whole; undefined where nothing is traced.
function tracedTo(service: UpstreamName, request: FastifyRequest, reply: FastifyReply): string | undefined {
  const tracer = tracerHere();
  if (!tracer) return undefined;
  const attributes = { 'peer.service': service, 'http.request.method': request.method };
  const span = openSpan(tracer, { name: `forward to ${service}`, kind: SpanKind.CLIENT, attributes }, true);
  reply.raw.once('close', () => span.end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500));
  return span.traceparent;
}

function signalOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  // Closed before everything was written: the browser is gone.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

function problemOf(error: Error & { statusCode?: number }): Problem {
  if (error.statusCode === 504) return new Problem(504, 'upstream-timeout', 'failed to fetch');
  return unavailable();
}
