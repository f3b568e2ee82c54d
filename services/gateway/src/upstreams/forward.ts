// Forwards exactly what it has checked: the address is built from the matched route, the body goes byte for byte.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { keepRawBodies, PROVIDER_BODY_BYTES_MAX } from '@leadwright/runtime/requests/raw-body';
import { unavailable } from '@leadwright/runtime/refusals/common-refusals';
import { Problem } from '@leadwright/runtime/refusals/problem';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { openSpan, SpanKind, tracerHere } from '@leadwright/runtime/telemetry/tracing';
import { nameHolder, type Authenticate } from '../auth/authenticate.ts';
import type { Limiter } from '../auth/limiter.ts';
import type { LiveSessions } from '../auth/live-sessions.ts';
import type { OriginCheck } from '../auth/origin.ts';
import type { BotGuard } from '../bot-check/bot-guard.ts';
import { addCompression } from '../routes/compressed-json.ts';
import { bytesOf, parseForwardedBodies, typeOf, valueOf } from './forwarded-body.ts';
import { forwardedRoutes, type ForwardedRoute, type UpstreamName } from './forwarded-routes.ts';
import { checkImpersonation } from './while-impersonating.ts';
import { requestHeaders, responseHeaders } from './headers.ts';
import { createInHand, type InHand } from './in-hand.ts';
import { endWhenReaderStalls } from './reader-stalls.ts';
import { judgeProof } from './judge-proof.ts';
import { isRepeatable, onceMore } from './once-more.ts';
import { sendForwarded } from './send-forwarded.ts';
import { refusals } from '@leadwright/contracts/routes/gateway/refusals';

export type ForwardParts = {
  upstreams: Record<UpstreamName, string>;
  /** Milliseconds for a service to answer, and to be silent within its answer; files as long as bytes come. */
  upstreamLimitMs: number;
  tokens: ServiceTokens;
  authenticate: Authenticate;
  sessions: LiveSessions;
  limiter: Limiter;
  botGuard: BotGuard;
  checkOrigin: OriginCheck;
  cookieName: string;
};

/** Longer than the service's own limit of 60 s, so that its own refusal arrives. */
export const UPSTREAM_LIMIT_MS = 65_000;

export async function forwardRoutes(app: FastifyInstance, parts: ForwardParts): Promise<void> {
  // The agent reuses a connection only after a complete request and answer, and closes it after any error.
  const agent = new Agent();
  const inHand = createInHand();
  // Apart: what strangers send in a provider's name takes no place from people.
  const inHandOfProviders = createInHand();
  app.addHook('onClose', () => agent.destroy());
  await app.register(async (scope) => {
    parseForwardedBodies(scope);
    await addCompression(scope);
    for (const route of forwardedRoutes.filter((row) => !isOfProvider(row)))
      addRoute(scope, route, { ...parts, agent, inHand });
  });
  await app.register(async (scope) => {
    keepRawBodies(scope);
    for (const route of forwardedRoutes.filter(isOfProvider))
      addProviderRoute(scope, route, { ...parts, agent, inHand: inHandOfProviders });
  });
}

type Parts = ForwardParts & { agent: Agent; inHand: InHand };

function addRoute(app: FastifyInstance, route: ForwardedRoute, parts: Parts): void {
  const { limits = [], cookies = false, botCheck } = route;
  app.route({
    method: route.method,
    url: route.path,
    exposeHeadRoute: false,
    schema: { hide: true },
    onRequest: async (request) => {
      parts.checkOrigin(request, cookies && request.headers.cookie !== undefined);
      await parts.authenticate(request, route);
      checkImpersonation(request, route);
      if (route.ofSession) await nameHolder(request, parts.sessions);
    },
    // After the body is parsed: some limits take their key from it.
    preHandler: async (request) => {
      await parts.limiter.check(request, limits);
      if (botCheck) await parts.botGuard.check(request, botCheck, tokenInBody(request, route));
    },
    handler: (request, reply) => forward(request, reply, route, parts),
  });
}

function tokenInBody(request: FastifyRequest, { botTokenInBody }: ForwardedRoute): unknown {
  return botTokenInBody ? (valueOf(request) as { response?: unknown } | null | undefined)?.response : undefined;
}

const isOfProvider = ({ access }: ForwardedRoute): boolean => access === 'provider';

// The signature is over the bytes, so they are not parsed here. What is checked before the body is read is only whether
// the caller itself is over its limit: a signature that fails is known once the service has read the bytes.
function addProviderRoute(app: FastifyInstance, route: ForwardedRoute, parts: Parts): void {
  app.route({
    method: route.method,
    url: route.path,
    exposeHeadRoute: false,
    schema: { hide: true },
    config: { access: 'provider' },
    bodyLimit: PROVIDER_BODY_BYTES_MAX,
    onRequest: async (request) => {
      await parts.authenticate(request, route);
      await parts.limiter.check(request, route.limits ?? []);
    },
    handler: (request, reply) => forward(request, reply, route, parts),
  });
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  route: ForwardedRoute,
  parts: Parts,
): Promise<FastifyReply> {
  const settleLimits = (status: number): Promise<void> =>
    parts.limiter.settle(request, route.limits ?? [], status).catch((error: unknown) => {
      request.log.error({ err: error, correlationId: request.correlationId }, 'updating a rate limit counter failed');
    });
  const countProof = (proof: 'held' | 'failed'): Promise<void> =>
    parts.limiter.countProof(request, route.limits ?? [], proof).catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      // The service has answered: what it did is not to be taken back for a counter.
      request.log.error({ err: error, correlationId: request.correlationId }, 'counting a proof failed');
    });
  try {
    const call = callOf(request, reply, route, parts);
    const answer = await parts.inHand.of(route.service, () => onceMore(isRepeatable(request, route), call));
    if (route.anySize) endWhenReaderStalls(reply, parts.upstreamLimitMs);
    await settleLimits(answer.statusCode);
    const judged = route.proof ? await judgeProof(answer, route) : null;
    if (judged?.proof) await countProof(judged.proof);
    void reply
      .code(answer.statusCode)
      .headers(responseHeaders(answer.headers, route.cookies ? parts.cookieName : undefined));
    // Override the service's header: no cache may store an account's data.
    if (route.access !== 'public') void reply.header('cache-control', 'no-store');
    return await sendForwarded(reply, route, judged ? { ...answer, body: judged.body } : answer);
  } catch (error) {
    const problem = problemOf(error);
    // If the browser left early, count the attempt anyway: the service may have checked the password.
    if (!reply.raw.destroyed) await settleLimits(problem.status);
    throw problem;
  }
}

function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  route: ForwardedRoute,
  parts: Parts,
): () => Promise<Dispatcher.ResponseData> {
  const { service } = route;
  const { service: _, ...caller } = request.caller;
  const body = bytesOf(request);
  const options = {
    origin: parts.upstreams[service],
    method: route.method,
    path: pathOf(request, route),
    headers: requestHeaders(request, {
      token: parts.tokens.sign(service, 'forward', caller),
      bodyType: typeOf(request),
      isSigned: isOfProvider(route),
      traceparent: openForwardSpan(service, request, reply),
      cookieName: route.cookies ? parts.cookieName : undefined,
    }),
    body,
    signal: abortWhenBrowserLeaves(reply),
    headersTimeout: parts.upstreamLimitMs,
    // Between two pieces, and not while the browser is what is waited for.
    bodyTimeout: parts.upstreamLimitMs,
  };
  return () => parts.agent.request(options);
}

function pathOf(request: FastifyRequest, { path }: ForwardedRoute): string {
  const params = request.params as Record<string, string>;
  const built = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  // The query is normalised already: the target was parsed before routing.
  const query = request.url.split('?')[1];
  return query === undefined ? built : `${built}?${query}`;
}

function openForwardSpan(service: UpstreamName, request: FastifyRequest, reply: FastifyReply): string | undefined {
  const tracer = tracerHere();
  if (!tracer) return undefined;
  const attributes = { 'peer.service': service, 'http.request.method': request.method };
  const span = openSpan(tracer, { name: `forward to ${service}`, kind: SpanKind.CLIENT, attributes }, true);
  reply.raw.once('close', () => span.end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500));
  return span.traceparent;
}

// When the browser disconnects, abort the request to the service, which then cancels its query in the engine.
function abortWhenBrowserLeaves(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code, name } = error as { code?: string; name?: string };
  if (name === 'AbortError') return unavailable();
  return code === 'UND_ERR_HEADERS_TIMEOUT' ? refuse(refusals.upstreamTimeout, { cause: error }) : unavailable(error);
}
