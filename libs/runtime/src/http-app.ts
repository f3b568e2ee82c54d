// The Fastify app that each of a service's two ports starts from: typed schemas, one error shape,
// service tokens, correlation ids. `buildHttpApp` makes the public one of it, `internal-app.ts` the other.
import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import swagger from '@fastify/swagger';
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Value } from 'typebox/value';
import { checkAccess, tokenUseOf } from './access.ts';
import type { Logger } from './logger.ts';
import { Problem, ProblemSchema } from './problem.ts';
import { refusedValues, sayRefused } from './refused-values.ts';
import type { Caller, ServiceTokens } from './service-tokens.ts';
import { addHealth } from './health-routes.ts';
import { addTelemetry } from './http-telemetry.ts';
import { holdRoutesToPort, type Port } from './port-routes.ts';
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
  /** Traces and measures every request. Absent in tests of routes. */
  telemetry?: Pick<Telemetry, 'tracer' | 'metrics'> | undefined;
};

const anonymous: Caller = {
  service: 'none', personId: 'anonymous', accountId: null, role: null, staff: null, impersonatorId: null, sessionId: null,
};

export type HttpApp = ReturnType<typeof withTypes>;
const withTypes = (app: FastifyInstance) => app.withTypeProvider<TypeBoxTypeProvider>();

const wholes: Record<string, string> = { body: 'the body', querystring: 'the query', params: 'the address', headers: 'the headers' };

// TypeBox's own compiler converts what stands in the address but leaves a missing value missing.
const validatorCompiler: typeof TypeBoxValidatorCompiler = (route) => {
  const { schema, httpPart } = route;
  const validate = TypeBoxValidatorCompiler(route);
  return (given) => {
    const { error, value } = validate(httpPart === 'body' ? given : Value.Default(schema, given)) as { error?: TLocalizedValidationError[]; value?: unknown };
    if (!error) return { value };
    const details = refusedValues(schema, error);
    return { error: new Problem(400, 'invalid-request', `The request is not valid: ${sayRefused(details, wholes[httpPart ?? ''] ?? 'the request')}`, { details }) };
  };
};

/** Builds the app of the public port; nothing listens yet. It takes no internal route, and tells strangers no reasons. */
export async function buildHttpApp(parts: HttpAppParts): Promise<HttpApp> {
  const app = await buildBareApp(parts, 'public');
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `Leadwright ${parts.service}`, version: '1' } },
    refResolver: { buildLocalReference: (json, _base, _fragment, i) => String(json['$id'] ?? `def-${i}`) },
  });
  addHealth(app, parts.ready, { withReason: false });
  if (parts.tokens) {
    app.get('/internal/openapi.json', { schema: { hide: true }, config: { access: 'gateway' } }, async () => (app as unknown as FastifyInstance).swagger());
  }
  return app;
}

/** What both ports have in common; nothing listens yet. Slow bodies end after 30 s; handlers have 65 s unless a route says otherwise. */
export async function buildBareApp(parts: HttpAppParts, port: Port): Promise<HttpApp> {
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: parts.bodyBytesMax ?? 64 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    trustProxy: parts.proxies ?? [],
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300 },
  });
  endConnectionsOnClose(app);
  // JSON only: a form or text/plain post is what a foreign page could send without asking first.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(parts.logger, error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    sendProblem(parts.logger, new Problem(404, 'not-found', "Uh oh, there's nothing here"), request, reply),
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
  app.addSchema(ProblemSchema);
  holdRoutesToPort(app, port, parts.tokens !== null);
  return withTypes(app);
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
    return tokens.verify(header.slice('Bearer '.length), tokenUseOf(request.routeOptions.config.access));
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
  return reply.code(500).send({ code: 'fault', message: 'Something went wrong', correlationId });
}

function kebab(code: string | undefined): string {
  return (code ?? 'refused').toLowerCase().replace(/^fst_(err_)?/, '').replaceAll('_', '-');
}
