// The Fastify app that every service starts from: typed schemas, one error shape, service tokens,
// correlation ids, health, OpenAPI. Routes are added by the service's app.ts.
import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { checkAccess } from './access.ts';
import { describeApi } from './api-description.ts';
import type { Logger } from './logger.ts';
import { Problem } from './problem.ts';
import { commonRefusals } from './common-refusals.ts';
import { refuse } from './refusal.ts';
import { checkPathParameters, pathParameterCharsMax, validatorCompiler } from './request-validation.ts';
import type { Caller, ServiceTokens } from './service-tokens.ts';
import { addTelemetry } from './http-telemetry.ts';
import type { Telemetry } from './telemetry.ts';
import { endConnectionsOnClose } from './close-connections.ts';

export type HttpAppParts = {
  service: string;
  logger: Logger;
  /** Verifies callers. The gateway has browsers in front of it and does that itself: it passes none. */
  tokens: ServiceTokens | null;
  /** Throws, with the reason, while the service cannot do its work. */
  ready: () => Promise<void>;
  bodyBytesMax?: number;
  /** Addresses (IP or CIDR) of our proxies in front; from anybody else X-Forwarded-For counts for nothing. */
  proxies?: string[];
  /** Traces and measures every request, and serves `/metrics`. Absent in tests of routes. */
  telemetry?: Pick<Telemetry, 'tracer' | 'metrics'> | undefined;
};

const anonymous: Caller = {
  service: 'none', personId: 'anonymous', accountId: null, role: null, staff: null, impersonatorId: null, sessionId: null,
};

export type HttpApp = ReturnType<typeof withTypes>;
const withTypes = (app: FastifyInstance) => app.withTypeProvider<TypeBoxTypeProvider>();

/** Builds the app; nothing listens yet. Slow bodies end after 30 s; handlers have 65 s unless a route says otherwise. */
export async function buildHttpApp(parts: HttpAppParts): Promise<HttpApp> {
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: parts.bodyBytesMax ?? 64 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    trustProxy: parts.proxies ?? [],
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: pathParameterCharsMax },
    // What the router cannot take has no route and runs no hook.
    frameworkErrors: (error, request, reply) => {
      request.correlationId = request.id;
      const problem = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? refuse(commonRefusals.addressTooLong) : error;
      void sendProblem(parts.logger, problem, request, reply.header('x-correlation-id', request.id));
    },
  });
  endConnectionsOnClose(app);
  // JSON only: a form or text/plain post is what a foreign page could send without asking first.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.addHook('onRoute', checkPathParameters);
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(parts.logger, error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    sendProblem(parts.logger, refuse(commonRefusals.notFound), request, reply),
  );
  app.decorateRequest('caller', null as unknown as Caller);
  app.decorateRequest('correlationId', '');
  // First, so that also who is turned away is traced and measured.
  if (parts.telemetry) addTelemetry(app, parts.telemetry);
  app.addHook('onRequest', async (request, reply) => {
    request.correlationId = correlationOf(request);
    void reply.header('x-correlation-id', request.correlationId);
    const { tokens } = parts;
    if (!tokens) return;
    const caller = callerOf(request, tokens);
    request.caller = caller ?? anonymous;
    if (request.routeOptions.url !== undefined) checkAccess(request, caller);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/health/') || request.url === '/metrics') return;
    parts.logger.info({
      correlationId: request.correlationId, method: request.method, route: request.routeOptions.url ?? 'none',
      status: reply.statusCode, ms: Math.round(reply.elapsedTime),
    }, 'request');
  });
  await describeApi(app, parts.service);
  addHealth(withTypes(app), parts);
  return withTypes(app);
}

function addHealth(app: HttpApp, parts: HttpAppParts): void {
  const answer = Type.Object({ status: Type.String(), reason: Type.Optional(Type.String()) });
  const hidden = { hide: true, response: { 200: answer, 503: answer } };
  app.get('/health/live', { schema: hidden, config: { access: 'open' } }, async () => ({ status: 'live' }));
  app.get('/health/ready', { schema: hidden, config: { access: 'open' } }, async (_request, reply) => {
    try {
      await parts.ready();
      return { status: 'ready' };
    } catch (error) {
      return reply.code(503).send({ status: 'not ready', reason: error instanceof Error ? error.message : 'unknown' });
    }
  });
}

// The gateway decides the correlation id; between services it travels in this header.
function correlationOf(request: FastifyRequest): string {
  const header = request.headers['x-correlation-id'];
  return typeof header === 'string' && /^[\w-]{8,128}$/.test(header) ? header : request.id;
}

function callerOf(request: FastifyRequest, tokens: ServiceTokens): Caller | null {
  const header = request.headers.authorization;
  if (!header?.startsWith('Bearer ')) return null;
  try {
    return tokens.verify(header.slice('Bearer '.length));
  } catch {
    // Which check failed is no business of the caller's: a bad token is no token.
    return null;
  }
}

/** Turns whatever was thrown into the one error shape; faults are logged whole and answered with a fixed sentence. */
function sendProblem(logger: Logger, error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { correlationId } = request;
  if (error instanceof Problem) {
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds));
    const { code, message, details } = error;
    return reply.code(error.status).send({ code, message, ...(details === undefined ? {} : { details }), correlationId });
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return reply.code(error.statusCode).send({ code: kebab(error.code), message: error.message, correlationId });
  }
  logger.error({ err: error, correlationId, route: request.routeOptions.url }, 'fault');
  const { status, code, message } = commonRefusals.fault;
  return reply.code(status).send({ code, message, correlationId });
}

function kebab(code: string | undefined): string {
  return (code ?? 'refused').toLowerCase().replace(/^fst_(err_)?/, '').replaceAll('_', '-');
}
