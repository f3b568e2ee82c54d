import { Writable } from 'node:stream';
import { recordSpans } from '../testing/span-recorder.ts';
import { Type } from 'typebox';
import { buildHttpApp, type HttpApp } from '../http/http-app.ts';
import { buildInternalApp } from '../http/internal-app.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { step } from './tracing.ts';

const silent = createLogger('test', 'info', new Writable({ write: (_chunk, _encoding, done) => done() }));
const cause = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

async function appWith(tracer = recordSpans().tracer, metrics = createMetrics('billing')): Promise<HttpApp> {
  const app = await buildHttpApp({
    service: 'billing',
    logger: silent,
    tokens: null,
    ready: async () => undefined,
    telemetry: { tracer, metrics },
  });
  app.get('/things/:id', { config: { access: 'open' } }, async () => step({ name: 'work' }, async () => ({})));
  app.post('/things', { config: { access: 'open' }, schema: { body: Type.Object({}) } }, async () =>
    step({ name: 'work' }, async () => ({})),
  );
  app.get('/fault', { config: { access: 'open' } }, async () => {
    throw new Error('no');
  });
  return app;
}

describe('a request', () => {
  it.each(['inject', 'listen'] as const)(
    'is one span in the trace of who asks, and its handler a step of it (%s)',
    async (way) => {
      const { tracer, named } = recordSpans();
      const app = await appWith(tracer);
      const headers = { traceparent: cause, 'content-type': 'application/json' };
      const correlationId =
        way === 'inject'
          ? (await app.inject({ method: 'POST', url: '/things', headers, body: '{}' })).headers['x-correlation-id']
          : (
              await fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/things`, {
                method: 'POST',
                headers,
                body: '{}',
              })
            ).headers.get('x-correlation-id');
      await app.close();
      const request = named('POST /things');
      expect(request.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
      expect(request.attributes).toMatchObject({
        'http.route': '/things',
        'http.response.status_code': 200,
        'leadwright.correlation_id': correlationId,
      });
      expect(named('work').parentSpanContext?.spanId).toBe(request.spanContext().spanId);
    },
  );

  it('is named after its route, so that no name or label contains an id', async () => {
    const { tracer, spans } = recordSpans();
    const metrics = createMetrics('billing');
    const app = await appWith(tracer, metrics);
    await app.inject('/things/person-1');
    await app.inject('/somewhere/person-2');
    const text = await metrics.scrape();
    await app.close();
    expect(text).toContain(
      'leadwright_http_server_duration_seconds_count{method="GET",route="/things/:id",status="200",service="billing"} 1',
    );
    expect(text).toContain('route="none",status="404"');
    expect(text + JSON.stringify(spans().map(({ name, attributes }) => [name, attributes]))).not.toMatch(/person-\d/);
  });

  it('that fails is marked', async () => {
    const { tracer, named } = recordSpans();
    const app = await appWith(tracer);
    await app.inject('/fault');
    await app.close();
    expect(named('GET /fault').status.code).toBe(2);
  });

  it('for health or metrics is neither traced nor measured, at either port', async () => {
    const { tracer, spans } = recordSpans();
    const metrics = createMetrics('billing');
    const app = await appWith(tracer, metrics);
    const internal = await buildInternalApp({
      service: 'billing',
      logger: silent,
      tokens: null,
      ready: async () => undefined,
      telemetry: { tracer, metrics },
    });
    await app.inject('/health/ready');
    await internal.inject('/health/ready');
    const answer = await internal.inject('/metrics');
    await app.close();
    await internal.close();
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(answer.body).not.toContain('http_server_duration_seconds_count');
    expect(spans()).toEqual([]);
  });

  it('is counted in one registry, whichever port it came to', async () => {
    const { tracer } = recordSpans();
    const metrics = createMetrics('billing');
    const app = await appWith(tracer, metrics);
    const internal = await buildInternalApp({
      service: 'billing',
      logger: silent,
      tokens: null,
      ready: async () => undefined,
      telemetry: { tracer, metrics },
    });
    await app.inject('/nowhere');
    await internal.inject('/nowhere');
    const { body } = await internal.inject('/metrics');
    await app.close();
    await internal.close();
    expect(body).toContain(
      'leadwright_http_server_duration_seconds_count{method="GET",route="none",status="404",service="billing"} 2',
    );
  });
});
