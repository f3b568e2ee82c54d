import { request as httpRequest } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import {
  buildGateway,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from '../testing/running-gateway.ts';
import { UPSTREAM_LIMIT_MS } from './forward.ts';

let upstreams: Upstreams;
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  upstreams = await startUpstreams();
  gateway = await buildGateway(upstreams);
  token = await signAccess();
});
afterAll(async () => {
  await gateway.stop();
  await upstreams.stop();
});

type Echo = {
  service: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  caller: Record<string, unknown>;
};
const bearer = () => ({ authorization: `Bearer ${token}` });

describe('a forwarded request', () => {
  it("carries the gateway's token for the person", async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/v2/searches/preview?a=1',
      headers: bearer(),
      payload: { page: 2 },
    });
    const echo = answer.json<Echo>();
    expect(echo).toMatchObject({ service: 'search', url: '/api/v2/searches/preview?a=1', body: { page: 2 } });
    expect(echo.caller).toMatchObject({
      service: 'gateway',
      personId: 'person-1',
      accountId: 'account-1',
      role: 'admin',
      staff: null,
      sessionId: 'session-1',
    });
  });

  it('to a public route that knows its caller carries who is signed in, and nobody for any other token', async () => {
    const ask = async (url: string, headers: Record<string, string>) =>
      (await gateway.app.inject({ method: 'POST', url, headers, payload: { token: 'a.b' } })).json<Echo>().caller;
    const confirmations = '/api/v2/shares/confirmations';
    expect(await ask(confirmations, bearer())).toMatchObject({ accountId: 'account-1', personId: 'person-1' });
    for (const headers of [{}, { authorization: 'Bearer x' }] as Record<string, string>[])
      expect(await ask(confirmations, headers)).toMatchObject({ accountId: null, personId: 'anonymous' });
    expect(await ask('/api/v2/sessions/logout', bearer())).toMatchObject({ accountId: null });
  });

  it('for a file carries the session that its link was made in, while that session lives, and no other right', async () => {
    const ask = async (holder: string) =>
      (await gateway.app.inject({ url: `/api/v2/files/token?holder=${holder}` })).json<Echo>().caller;
    const nobody = { personId: 'anonymous', role: null, staff: null, impersonatorId: null };
    expect(await ask('account-1.session-1')).toMatchObject({
      ...nobody,
      accountId: 'account-1',
      sessionId: 'session-1',
    });
    for (const none of ['account-1.of-removed-and-over', 'account-1', '.session-1', 'account-1.session-1.x'])
      expect(await ask(none)).toMatchObject({ ...nobody, accountId: null, sessionId: null });
    const elsewhere = await gateway.app.inject({ url: '/api/v2/plans?holder=account-1.session-1' });
    expect(elsewhere.json<Echo>().caller).toMatchObject({ accountId: null, sessionId: null });
  });

  it('carries no header outside the allow-list, and none that names an account', async () => {
    const hostile = {
      ...bearer(),
      'x-account-id': 'account-2',
      'x-user': 'root',
      'x-forwarded-for': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      cookie: 'a=b',
      connection: 'x-correlation-id',
      te: 'trailers',
    };
    const { headers, caller } = (await gateway.app.inject({ url: '/api/v2/usage', headers: hostile })).json<Echo>();
    expect(Object.keys(headers).sort()).toEqual([
      'authorization',
      'connection',
      'host',
      'traceparent',
      'x-correlation-id',
    ]);
    expect(caller['accountId']).toBe('account-1');
  });

  it("has the answer's correlation id, which the gateway generates, and a trace", async () => {
    const given = await gateway.app.inject({
      url: '/api/v2/usage',
      headers: {
        ...bearer(),
        'x-correlation-id': 'from-the-page-1',
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      },
    });
    expect(given.headers['x-correlation-id']).not.toBe('from-the-page-1');
    expect(given.json<Echo>().headers).toMatchObject({
      'x-correlation-id': given.headers['x-correlation-id'],
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    });
    const made = await gateway.app.inject({ url: '/api/v2/usage', headers: { ...bearer(), traceparent: 'nonsense' } });
    expect(made.json<Echo>().headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  it('carries only our own cookie, where accounts needs it, and the answer may set that cookie', async () => {
    const ours = 'leadwright-refresh-8080';
    upstreams.instead.set('/api/v2/sessions/refresh', (request, reply) =>
      reply.header('set-cookie', ['r=2', `${ours}=2; HttpOnly`]).send({ cookie: request.headers.cookie }),
    );
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/v2/sessions/refresh',
      headers: { cookie: `a=b; ${ours}=1; ${ours}x=3`, origin: 'http://127.0.0.1:8080' },
    });
    expect([answer.json(), answer.headers['set-cookie']]).toEqual([{ cookie: `${ours}=1` }, [`${ours}=2; HttpOnly`]]);
    upstreams.instead.set('/api/v2/plans', (_request, reply) => reply.header('set-cookie', `${ours}=3`).send({}));
    expect((await gateway.app.inject({ url: '/api/v2/plans' })).headers['set-cookie']).toBeUndefined();
  });

  it('says in which browser a session is opened or renewed, and nowhere else; nobody chooses the address', async () => {
    const headers = { ...bearer(), 'user-agent': 'x'.repeat(500), 'x-client-address': '1.2.3.4' };
    const asked = async (method: 'GET' | 'POST', url: string) =>
      (
        await gateway.app.inject({
          method,
          url,
          headers,
          remoteAddress: '192.0.2.7',
          ...(method === 'POST' ? { payload: {} } : {}),
        })
      ).json<Echo>().headers;
    expect(await asked('POST', '/api/v2/sign-ups/confirm')).toMatchObject({
      'user-agent': 'x'.repeat(400),
      'x-client-address': '192.0.2.7',
    });
    const others = await asked('GET', '/api/v2/usage');
    expect(Object.keys(others).filter((name) => ['user-agent', 'x-client-address'].includes(name))).toEqual([]);
  });

  it('gets an address built from the route and its parameters, however the browser encoded it', async () => {
    const asked = async (url: string) => (await gateway.app.inject({ url, headers: bearer() })).json<Echo>().url;
    expect(await asked('/api/v2/downloads/a%40b%c3%a9?x=%7e+&y')).toBe('/api/v2/downloads/a%40b%C3%A9?x=~%20&y');
    expect(await asked('/api/v2/downloads/%252e%252e')).toBe('/api/v2/downloads/%252e%252e');
  });

  it('is refused above 64 KiB', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/v2/searches/preview',
      headers: bearer(),
      payload: { x: 'y'.repeat(65_536) },
    });
    expect(answer.statusCode).toBe(413);
  });
});

describe('a forwarded answer', () => {
  it("is the service's own refusal, word for word", async () => {
    upstreams.instead.set('/api/v2/downloads', (_request, reply) =>
      reply.code(409).header('retry-after', '7').send({ code: 'dataset-gone', message: 'm', correlationId: 'c' }),
    );
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/v2/downloads',
      headers: bearer(),
      payload: {},
    });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      409,
      '7',
      { code: 'dataset-gone', message: 'm', correlationId: 'c' },
    ]);
  });

  it('is 503 in the common error shape while the service is unreachable', async () => {
    const away = await buildGateway({ ...upstreams, urls: { ...upstreams.urls, billing: 'http://127.0.0.1:9' } });
    const answer = await away.app.inject({ url: '/api/v2/plans' });
    await away.stop();
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
  });

  it('is a range of a file, as the service sends it', async () => {
    upstreams.instead.set('/api/v2/files/abc', (request, reply) =>
      reply
        .code(206)
        .header('content-range', 'bytes 0-1/4')
        .header('content-disposition', 'attachment; filename="a.csv"')
        .send(String(request.headers.range)),
    );
    const answer = await gateway.app.inject({ url: '/api/v2/files/abc', headers: { range: 'bytes=0-1' } });
    expect([
      answer.statusCode,
      answer.body,
      answer.headers['content-range'],
      answer.headers['content-disposition'],
    ]).toEqual([206, 'bytes=0-1', 'bytes 0-1/4', 'attachment; filename="a.csv"']);
  });
});

describe('a service that does not answer', () => {
  const never = () => new Promise(() => undefined);

  it('times out with the text that the page knows, and its request is aborted', async () => {
    const limited = await buildGateway(upstreams, { upstreamLimitMs: 300 });
    const closed = deferred<void>();
    upstreams.instead.set('/api/v2/searches/count', (_request, reply) => {
      reply.raw.once('close', () => closed.resolve());
      return never();
    });
    const answer = await limited.app.inject({
      method: 'POST',
      url: '/api/v2/searches/count',
      headers: bearer(),
      payload: {},
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      504,
      { code: 'upstream-timeout', message: 'failed to fetch', correlationId: expect.any(String) },
    ]);
    await closed.promise;
    await limited.stop();
  });

  it('has more time than its own limit of 60 s, so that its own refusal arrives', () => {
    expect(UPSTREAM_LIMIT_MS).toBe(65_000);
  });
});

describe('a browser that disconnects', () => {
  const logger = createLogger('gateway', 'silent');
  let watched: TestGateway;
  beforeAll(async () => {
    watched = await buildGateway(upstreams, { logger });
  });
  afterAll(() => watched.stop());

  it('aborts its request at the service, and is not logged as a failure', async () => {
    const warned = jest.spyOn(logger, 'warn');
    const begun = deferred<FastifyRequest>();
    const closed = deferred<string>();
    upstreams.instead.set('/api/v2/searches/count', (request, reply) => {
      reply.raw.once('close', () => closed.resolve('closed'));
      begun.resolve(request);
      return new Promise(() => undefined);
    });
    const address = await watched.app.listen({ host: '127.0.0.1', port: 0 });
    const asking = httpRequest(`${address}/api/v2/searches/count`, {
      method: 'POST',
      headers: { ...bearer(), 'content-type': 'application/json' },
    });
    asking.on('error', () => undefined);
    asking.end('{}');
    await begun.promise;
    asking.destroy();
    expect(await closed.promise).toBe('closed');
    // By the time of another answer the gateway has dealt with the one that nobody waits for.
    await watched.app.inject({ url: '/api/v2/usage', headers: bearer() });
    expect(warned).not.toHaveBeenCalled();
  });
});

function deferred<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}
