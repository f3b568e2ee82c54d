import { Writable } from 'node:stream';
import { Type } from 'typebox';
import { rightsOf, type PersonAccess } from '../access/roles.ts';
import { accountOf } from './access.ts';
import { commonRefusals, unavailable } from '../refusals/common-refusals.ts';
import { buildHttpApp, type HttpApp } from './http-app.ts';
import { createLogger } from '../telemetry/logger.ts';
import { Problem } from '../refusals/problem.ts';
import {
  asService,
  createServiceTokens,
  generateTokenKey,
  type Caller,
  type ServiceTokens,
  type TokenUse,
} from '../process/service-tokens.ts';

const keys = { gateway: generateTokenKey(), search: generateTokenKey(), billing: generateTokenKey() };
const publicKeys = Object.fromEntries(Object.entries(keys).map(([name, { publicKey }]) => [name, publicKey]));
const logged: string[] = [];
const logger = createLogger(
  'test',
  'info',
  new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk));
      done();
    },
  }),
);
const owner = { ...asService('gateway'), personId: 'p', accountId: 'a', role: 'admin' as const };

let app: HttpApp;
let gateway: ServiceTokens;
let search: ServiceTokens;
let ready: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  const tokensOf = (service: 'gateway' | 'search' | 'billing') =>
    createServiceTokens({ service, privateKey: keys[service].privateKey, publicKeys });
  gateway = await tokensOf('gateway');
  search = await tokensOf('search');
  app = await buildHttpApp({
    service: 'billing',
    logger,
    tokens: await tokensOf('billing'),
    ready: () => ready(),
  });
  app.get('/member', { config: { access: 'member' } }, async (request) => ({ account: accountOf(request) }));
  app.get('/admin', { config: { access: 'admin' } }, async () => ({}));
  app.get('/super', { config: { access: 'super-admin' } }, async () => ({}));
  app.get('/finance', { config: { access: 'finance' } }, async () => ({}));
  app.get('/public', { config: { access: 'public' } }, async () => ({}));
  app.get('/by-gateway', { config: { access: 'gateway' } }, async () => ({}));
  app.get('/asked-each-second', { config: { access: 'public', periodic: true } }, async ({ query }) => {
    if ((query as { away?: string }).away) throw unavailable();
    return {};
  });
  app.get('/forgotten', async () => ({}));
  app.get('/fault', { config: { access: 'public' } }, async () => {
    throw new Error('secret detail');
  });
  app.get('/engine-away', { config: { access: 'public' } }, async () => {
    throw new Error('secret detail', { cause: Object.assign(new Error('at 10.0.0.7'), { code: 'ECONNREFUSED' }) });
  });
  app.get('/other-away', { config: { access: 'public' } }, async () => {
    throw unavailable(new Error('secret detail'));
  });
  app.get('/limited', { config: { access: 'public' } }, async () => {
    throw new Problem(429, 'too-many', 'Wait.', { retryAfterSeconds: 7 });
  });
  app.get(
    '/paged',
    { config: { access: 'public' }, schema: { querystring: Type.Object({ limit: Type.Integer({ default: 50 }) }) } },
    async ({ query }) => query,
  );
  app.post(
    '/body',
    {
      config: { access: 'public' },
      schema: { body: Type.Object({ n: Type.Integer() }, { additionalProperties: false }) },
    },
    async ({ body }) => body,
  );
});

afterAll(() => app.close());

const token = (caller: Partial<Caller> = {}, use: TokenUse = 'forward') =>
  gateway.sign('billing', use, { ...owner, ...caller });
const get = (url: string, bearer?: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), ...headers } });

describe('who may ask', () => {
  it.each([
    ['/member', token, 200],
    ['/admin', token, 200],
    ['/public', token, 200],
    ['/super', token, 403],
    ['/finance', token, 403],
    ['/admin', () => token({ role: 'download' }), 403],
    ['/super', () => token({ staff: 'super-admin' }), 200],
    ['/super', () => token({ staff: 'finance' }), 403],
    ['/finance', () => token({ staff: 'finance' }), 200],
    ['/finance', () => token({ staff: 'super-admin' }), 200],
    ['/public', () => token({ personId: 'anonymous', accountId: null, role: null }), 200],
    ['/member', () => token({ personId: 'anonymous', accountId: null, role: null }), 401],
    ['/member', () => token({ accountId: null, role: null }), 403],
    ['/member', () => token({ role: null }), 403],
    ['/member', () => search.sign('billing', 'forward', owner), 401],
    ['/public', () => search.sign('billing', 'forward', asService('search')), 401],
    ['/member', () => gateway.sign('search', 'forward', owner), 401],
    ['/member', () => token({}, 'gateway'), 401],
    ['/member', () => token({}, 'internal'), 401],
    ['/public', () => token({}, 'gateway'), 401],
    ['/public', () => token({}, 'internal'), 401],
    ['/by-gateway', () => token({}, 'gateway'), 200],
    ['/by-gateway', () => token(), 401],
    ['/by-gateway', () => token({}, 'internal'), 401],
    ['/by-gateway', () => search.sign('billing', 'gateway', asService('search')), 401],
    ['/member', () => 'nonsense', 401],
  ])('%s answers by the caller (case %#)', async (url, make, status) => {
    expect((await get(url, make())).statusCode).toBe(status);
  });

  it('is read from the table of roles: a row that gets more opens more', async () => {
    const row = rightsOf.download.access as PersonAccess[];
    const asked = () => get('/admin', token({ role: 'download' })).then(({ statusCode }) => statusCode);
    expect(await asked()).toBe(403);
    row.push('admin');
    try {
      expect(await asked()).toBe(200);
    } finally {
      row.pop();
    }
  });

  it.each(['/member', '/admin', '/super', '/finance', '/public', '/by-gateway'])(
    '%s without a token is 401, whatever headers say',
    async (url) => {
      const answer = await get(url, undefined, { 'x-account-id': 'a', 'x-user': 'p' });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'not-signed-in', message: 'Please Login to View this Page' });
    },
  );

  it('takes a route that does not say who may use it for a fault', async () => {
    expect((await get('/forgotten', token())).statusCode).toBe(500);
  });
});

describe('the one error shape', () => {
  it('security S28: says nothing of the inside of a fault, and has an id to ask for', async () => {
    const answer = await get('/fault', token());
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'fault',
      message: 'Something went wrong',
      correlationId: expect.any(String),
    });
  });

  it('asks to try again where an engine is away, and says nothing of the engine', async () => {
    const answer = await get('/engine-away', token());
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json()).toEqual({
      code: 'unavailable',
      message: 'The service is not available right now. Please try again.',
      correlationId: expect.any(String),
    });
  });

  it('logs no answer of a route that services ask every few seconds, but each that is none', async () => {
    const before = logged.length;
    await get('/asked-each-second', token());
    expect(logged.slice(before)).toEqual([]);
    await get('/asked-each-second?away=1', token());
    expect(logged.slice(before).join('')).toContain('"status":503');
  });

  it('logs the failure behind a refusal, under the id that the answer gives', async () => {
    const answer = await get('/other-away', token());
    expect([answer.statusCode, answer.body.includes('secret')]).toEqual([503, false]);
    const { correlationId } = answer.json<{ correlationId: string }>();
    const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.filter((line) => line['correlationId'] === correlationId)).toMatchObject([
      { route: '/other-away', code: 'unavailable', err: { message: 'secret detail' } },
      { route: '/other-away', status: 503 },
    ]);
  });

  it('fills in the default of a query that is not given', async () => {
    expect((await get('/paged', token())).json()).toEqual({ limit: 50 });
    expect((await get('/paged?limit=7', token())).json()).toEqual({ limit: 7 });
  });

  it('says when to try again', async () => {
    const answer = await get('/limited', token());
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([429, '7', 'too-many']);
  });

  it.each([
    [{ n: 'x' }, 'n must be a whole number'],
    [{}, 'n is missing'],
    [{ n: 1, leads: 5 }, 'leads is not known here'],
    [[], 'the body must be an object'],
    [null, 'the body must be an object'],
  ])('refuses the body %j with 400 and a reason', async (body, reason) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/body',
      headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid-request',
      message: `The request is not valid: ${reason}`,
      correlationId: expect.any(String),
    });
  });

  it('tells what is wrong with an address', async () => {
    expect((await get('/paged?limit=many', token())).json()).toMatchObject({
      code: 'invalid-request',
      message: 'The request is not valid: limit must be a whole number',
    });
  });

  it('answers broken JSON, a wrong media type and too large a body with the same shape', async () => {
    const send = (body: string, type: string) =>
      app.inject({
        method: 'POST',
        url: '/body',
        headers: { authorization: `Bearer ${token()}`, 'content-type': type },
        body,
      });
    const answers = [
      await send('{', 'application/json'),
      await send('x', 'text/plain'),
      await send(`"${'x'.repeat(70_000)}"`, 'application/json'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 415, 413]);
    for (const answer of answers)
      expect(answer.json()).toMatchObject({
        code: expect.any(String),
        message: expect.any(String),
        correlationId: expect.any(String),
      });
  });

  it('keeps the correlation id it is given and invents one for nonsense', async () => {
    expect((await get('/public', token(), { 'x-correlation-id': 'click-12345' })).headers['x-correlation-id']).toBe(
      'click-12345',
    );
    expect((await get('/public', token(), { 'x-correlation-id': 'a b\tc' })).headers['x-correlation-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});

describe('a connection that callers keep', () => {
  it('is left by them long before it is closed here, so that no request meets a closed one', async () => {
    const { headers } = await get('/public', token());
    expect(headers['keep-alive']).toBe('timeout=6');
    expect(app.server.keepAliveTimeout).toBeGreaterThan(60_000);
  });
});

describe('health', () => {
  it('is live always and ready only while the service can work; why not is no business of strangers', async () => {
    expect((await get('/health/live')).json()).toEqual({ status: 'live' });
    expect((await get('/health/ready')).json()).toEqual({ status: 'ready' });
    ready = async () => {
      throw new Error('the database is away');
    };
    const answer = await get('/health/ready');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready' }]);
  });
});

describe('the public port', () => {
  it('knows no metrics and no internal route, and takes none', async () => {
    for (const url of ['/metrics', '/internal', '/internal/events', '/internal/streams']) {
      const answer = await get(url, token({}, 'internal'));
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { code: 'not-found', message: expect.any(String), correlationId: expect.any(String) },
      ]);
    }
    const fresh = await buildHttpApp({
      service: 'billing',
      logger,
      tokens: null,
      ready: async () => undefined,
    });
    expect(() =>
      fresh.get('/internal/y', { config: { access: 'internal', callers: ['search'] } }, async () => ({})),
    ).toThrow('/internal/y is internal: it belongs to the internal port');
    await fresh.close();
  });
});

describe('what any route may refuse', () => {
  const send = (body: string, type = 'application/json', more: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/body',
      headers: { authorization: `Bearer ${token()}`, 'content-type': type, ...more },
      body,
    });
  const {
    bodyNotJson,
    bodyTooDeep,
    textInvalid,
    targetInvalid,
    targetTooLong,
    encodingNotTaken,
    bodyTooLarge,
    mediaTypeNotTaken,
    notSignedIn,
    notAllowed,
    notFound,
    fault,
  } = commonRefusals;
  it.each([
    ['broken JSON', () => send('{'), bodyNotJson],
    ['deep JSON', () => send('['.repeat(100) + ']'.repeat(100)), bodyTooDeep],
    ['NUL', () => send(JSON.stringify({ n: '\0' })), textInvalid],
    ['a bad address', () => get('/member%2f'), targetInvalid],
    ['a long address', () => get(`/${'x'.repeat(9000)}`), targetTooLong],
    ['a packed body', () => send('{}', 'application/json', { 'content-encoding': 'gzip' }), encodingNotTaken],
    ['a large body', () => send(`"${'x'.repeat(70_000)}"`), bodyTooLarge],
    ['a form', () => send('a=b', 'application/x-www-form-urlencoded'), mediaTypeNotTaken],
    ['no token', () => get('/member'), notSignedIn],
    ['somebody else', () => get('/super', token()), notAllowed],
    ['no route', () => get('/nothing'), notFound],
    ['a fault', () => get('/fault', token()), fault],
  ])('is answered as the table says: %s', async (_name, ask, { status, code, message }) => {
    const answer = await ask();
    expect([answer.statusCode, answer.json()]).toEqual([status, { code, message, correlationId: expect.any(String) }]);
  });
});
