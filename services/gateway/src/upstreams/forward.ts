// Forwarding: each route of the table becomes a route of the app. What goes on is what was checked: the
// address is built from the matched route, and the body's bytes go on as they came, with their length.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { Problem, unavailable } from '@leadwright/runtime/refusals/problem';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { openSpan, SpanKind, tracerHere } from '@leadwright/runtime/telemetry/tracing';
import type { Authenticate } from '../auth/authenticate.ts';
import type { Limiter } from '../auth/limiter.ts';
import type { OriginCheck } from '../auth/origin.ts';
import { addCompression } from '../routes/compressed-json.ts';
import { refusals } from '../routes/refusals.ts';
import { bytesOf, keepBodies } from './forwarded-body.ts';
import { forwardedRoutes, type ForwardedRoute, type UpstreamName } from './forwarded-routes.ts';
import { headersInward, headersOutward } from './headers.ts';
import { sendForwarded } from './send-forwarded.ts';

export type ForwardParts = {
  upstreams: Record<UpstreamName, string>;
  /** How long a service may take for an answer that is no file. */
  upstreamLimitMs: number;
  tokens: ServiceTokens;
  authenticate: Authenticate;
  limiter: Limiter;
  checkOrigin: OriginCheck;
  /** The one cookie that is ours. */
  cookieName: string;
};

/** The service's own limit is 60 s; its words shall arrive, not ours. */
export const UPSTREAM_LIMIT_MS = 65_000;
const NO_TIMEOUT = 0;

export async function forwardRoutes(app: FastifyInstance, parts: ForwardParts): Promise<void> {
  // A connection is kept only after a whole answer to a whole request; after any error it is closed.
  const agent = new Agent();
  app.addHook('onClose', () => agent.destroy());
  await app.register(async (scope) => {
    keepBodies(scope);
    await addCompression(scope);
    for (const route of forwardedRoutes) addRoute(scope, route, { ...parts, agent });
  });
}

type Parts = ForwardParts & { agent: Agent };

function addRoute(app: FastifyInstance, route: ForwardedRoute, parts: Parts): void {
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
    handler: (request, reply) => forward(request, reply, route, parts),
  });
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  route: ForwardedRoute,
  parts: Parts,
): Promise<FastifyReply> {
  const settled = (status: number): Promise<void> =>
    parts.limiter.answered(request, route.limits ?? [], status).catch((error: unknown) => {
      request.log.error({ err: error, correlationId: request.correlationId }, 'a counter was not settled');
    });
  try {
    const answer = await ask(request, reply, route, parts);
    await settled(answer.statusCode);
    void reply
      .code(answer.statusCode)
      .headers(headersOutward(answer.headers, route.cookies ? parts.cookieName : undefined));
    // Whatever the service says: what belongs to an account must not stay in any cache.
    if (route.access !== 'public') void reply.header('cache-control', 'no-store');
    return await sendForwarded(reply, route, answer);
  } catch (error) {
    const problem = problemOf(error);
    // Who left before the answer keeps the attempt: it may have been judged.
    if (!reply.raw.destroyed) await settled(problem.status);
    throw problem;
  }
}

// A failed request is never repeated here: the page does that if it wants to, and a service in trouble has enough to do.
function ask(
  request: FastifyRequest,
  reply: FastifyReply,
  route: ForwardedRoute,
  parts: Parts,
): Promise<Dispatcher.ResponseData> {
  const { service, unlimitedTime } = route;
  const { service: _, ...caller } = request.caller;
  const limitMs = unlimitedTime ? NO_TIMEOUT : parts.upstreamLimitMs;
  const body = bytesOf(request);
  return parts.agent.request({
    origin: parts.upstreams[service],
    method: route.method,
    path: pathOf(request, route),
    headers: headersInward(request, {
      token: parts.tokens.sign(service, 'forward', caller),
      hasBody: body !== null,
      traceparent: tracedTo(service, request, reply),
      cookieName: route.cookies ? parts.cookieName : undefined,
    }),
    body,
    signal: signalOf(reply),
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
  });
}

/** The path and query for the service: the route's own path with each parameter decoded once and encoded again. */
function pathOf(request: FastifyRequest, { path }: ForwardedRoute): string {
  const params = request.params as Record<string, string>;
  const built = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  // In normal form already: the target was taken apart before the router saw it.
  const query = request.url.split('?')[1];
  return query === undefined ? built : `${built}?${query}`;
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

// When the browser goes away, so does the request to the service, which then stops its engine.
function signalOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code } = error as { code?: string };
  return code === 'UND_ERR_HEADERS_TIMEOUT' ? refuse(refusals.upstreamTimeout) : unavailable();
}
