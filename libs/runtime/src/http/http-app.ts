// What both ports of a service start from: `buildHttpApp` makes the public one, `internal-app.ts` the other.
import { randomUUID } from 'node:crypto';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { checkAccess, tokenUseOf } from './access.ts';
import { compilersFactory } from './compile-on-use.ts';
import { describeApi } from './api-description.ts';
import { createRequestChecks } from '../requests/checked-requests.ts';
import type { Logger } from '../telemetry/logger.ts';
import { checkPathParameters, validatorCompiler } from '../requests/request-validation.ts';
import { isTransient } from '../faults/transient.ts';
import { sendProblem } from '../refusals/send-problem.ts';
import type { Caller, ServiceTokens } from '../process/service-tokens.ts';
import { addHealth } from './health-routes.ts';
import { addTelemetry } from '../telemetry/http-telemetry.ts';
import { withTypes, type HttpApp } from './typed-app.ts';
import { holdRoutesToPort, type Port } from './port-routes.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { endConnectionsOnClose } from './close-connections.ts';
import { continueInTurn } from './expect-continue.ts';

export type { HttpApp } from './typed-app.ts';

export type HttpAppParts = {
  service: string;
  logger: Logger;
  /** Verifies callers. The gateway has browsers in front of it and does that itself: it passes none. */
  tokens: ServiceTokens | null;
  ready: () => Promise<void>;
  /** Adds the headers that every answer has, refusals too. */
  headers?: (app: FastifyInstance) => Promise<void>;
  bodyBytesMax?: number;
  /** Addresses (IP or CIDR) of our proxies in front; from anybody else X-Forwarded-For counts for nothing. */
  proxies?: string[];
  telemetry?: Pick<Telemetry, 'tracer' | 'metrics'> | undefined;
};

const anonymous: Caller = {
  service: 'none',
  personId: 'anonymous',
  accountId: null,
  role: null,
  staff: null,
  impersonatorId: null,
  sessionId: null,
};

/** Builds the app of the public port; nothing listens yet. It takes no internal route, and tells strangers no reasons. */
export async function buildHttpApp(parts: HttpAppParts): Promise<HttpApp> {
  const app = await buildBareApp(parts, 'public');
  await describeApi(app as unknown as FastifyInstance, parts.service);
  addHealth(app, parts.ready);
  return app;
}

// Clients close an unused connection some seconds before the time told, by a clock that goes slow under load. Near the
// server's own 72 s the server would be first, and a request on its way would be lost.
const UNUSED_SECONDS_TOLD = 6;

function leaveFirst(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('keep-alive', `timeout=${UNUSED_SECONDS_TOLD}`);
  });
}

/** What both ports have in common; nothing listens yet. Slow requests end after 30 s; handlers have 65 s unless a route says otherwise. */
export async function buildBareApp(parts: HttpAppParts, port: Port): Promise<HttpApp> {
  const checks = createRequestChecks();
  const app: FastifyInstance = Fastify({
    ...checks.options,
    schemaController: { compilersFactory },
    loggerInstance: parts.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: parts.bodyBytesMax ?? 64 * 1024,
    connectionTimeout: 0,
    // What still comes on a connection that is open is answered as ever, with a word to leave.
    return503OnClosing: false,
    trustProxy: parts.proxies ?? [],
    genReqId: () => randomUUID(),
  });
  endConnectionsOnClose(app);
  continueInTurn(app.server);
  app.setValidatorCompiler(validatorCompiler);
  app.addHook('onRoute', checkPathParameters);
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendProblem({ logger: parts.logger, passes: isTransient }, error, request, reply),
  );
  app.decorateRequest('caller', null as unknown as Caller);
  app.decorateRequest('correlationId', '');
  if (parts.tokens) leaveFirst(app);
  // First, so that also who is turned away is traced and measured.
  if (parts.telemetry) addTelemetry(app, parts.telemetry);
  const { tokens } = parts;
  app.addHook('onRequest', async (request, reply) => {
    // Callers with a token are our own; what a browser calls its request must not get into event logs.
    request.correlationId = tokens ? correlationOf(request) : request.id;
    void reply.header('x-correlation-id', request.correlationId);
  });
  await parts.headers?.(app);
  checks.add(app);
  app.addHook('onRequest', async (request) => {
    if (!tokens) return;
    const caller = callerOf(request, tokens);
    request.caller = caller ?? anonymous;
    if (request.routeOptions.url !== undefined) checkAccess(request, caller);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/health/') || request.url === '/metrics') return;
    const { periodic } = request.routeOptions.config;
    parts.logger[periodic && reply.statusCode < 400 ? 'debug' : 'info'](
      {
        correlationId: request.correlationId,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  holdRoutesToPort(app, port, parts.tokens !== null);
  return withTypes(app);
}

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
