// Health checks and scrapes are left out: there are more of them than of anything else.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metric } from './metrics.ts';
import type { Telemetry } from './telemetry.ts';
import { openSpan, SpanKind, type OpenSpan, type Tracer } from './tracing.ts';

export const httpMetrics = {
  duration: {
    kind: 'histogram',
    name: 'http_server_duration_seconds',
    labels: ['method', 'route', 'status'],
    help: 'From the request to the end of its answer, by the route as it is declared.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 1.5, 2.5, 5, 10, 30, 60],
  },
} as const satisfies Record<string, Metric>;

/** What is not a declared route is one route: an address somebody made up must not become a label. */
const UNKNOWN_ROUTE = 'none';
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Adds the hooks; call it before any route is added. */
export function addTelemetry(app: FastifyInstance, { tracer, metrics }: Pick<Telemetry, 'tracer' | 'metrics'>): void {
  const measure = metrics.histogram(httpMetrics.duration);
  app.addHook('onResponse', async (request, reply) => {
    if (isQuiet(request)) return;
    measure(reply.elapsedTime / 1000, {
      method: methodOf(request),
      route: routeOf(request),
      status: String(reply.statusCode),
    });
  });
  if (tracer) addSpans(app, tracer);
}

function addSpans(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    if (isQuiet(request)) return done();
    const { traceparent } = request.headers;
    const span = openSpan(tracer, {
      name: `${methodOf(request)} ${routeOf(request)}`,
      kind: SpanKind.SERVER,
      ...(typeof traceparent === 'string' ? { parent: traceparent } : {}),
      attributes: { 'http.request.method': methodOf(request), 'http.route': routeOf(request) },
    });
    spans.set(request, span);
    // A browser that leaves before the answer is whole ends the span too.
    reply.raw.once('close', () =>
      span.end(
        { 'http.response.status_code': reply.statusCode, 'leadwright.correlation_id': request.correlationId },
        reply.statusCode >= 500,
      ),
    );
    span.run(done);
  });
  // Once the body was read the rest runs in the socket's events, outside of what `onRequest` began.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? span.run(done) : done();
  });
}

function isQuiet({ routeOptions: { url } }: FastifyRequest): boolean {
  return url === '/metrics' || url?.startsWith('/health/') === true;
}

function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url ?? UNKNOWN_ROUTE;
}

function methodOf({ method }: FastifyRequest): string {
  return methods.has(method) ? method : 'OTHER';
}
