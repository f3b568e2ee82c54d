import { randomUUID } from 'node:crypto';
import { rightsOf, type PersonAccess } from '@leadwright/runtime/access/roles';
import {
  goodClaims,
  buildGateway,
  memoryCounters,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from '../testing/running-gateway.ts';
import { forwardedRoutes, type ForwardedRoute } from './forwarded-routes.ts';

let upstreams: Upstreams;
let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  upstreams = await startUpstreams();
  // Rows share limits, and every row is asked by everybody.
  const counters = { ...memoryCounters(), hit: async (_key: string, ttl: number) => ({ current: 1, ttl }) };
  gateway = await buildGateway(upstreams, { counters });
  tokens['member'] = await signAccess();
  tokens['expired'] = await signAccess({
    iat: Math.floor(Date.now() / 1000) - 700,
    exp: Math.floor(Date.now() / 1000) - 100,
  });
  tokens['logged out'] = await signAccess({ sid: 'session-over' });
  tokens['downloader'] = await signAccess({ role: 'download' });
  tokens['finance'] = await signAccess({ staff: 'finance' });
  tokens['super-admin'] = await signAccess({ staff: 'super-admin' });
});
afterAll(async () => {
  await gateway.stop();
  await upstreams.stop();
});

const addressOf = ({ path }: ForwardedRoute): string => path.replaceAll(/:\w+/g, 'thing');
const takesAnybody = ({ access }: ForwardedRoute): boolean => access === 'public' || access === 'provider';
const rows = forwardedRoutes.map((route) => ({ name: `${route.method} ${route.path}`, route }));

describe.each(rows)('$name', ({ route }) => {
  const ask = (who: string | null) =>
    gateway.app.inject({
      method: route.method,
      url: addressOf(route),
      headers: {
        origin: 'http://127.0.0.1:8080',
        'bot-check-token': `test-token.${randomUUID()}`,
        ...(who === null ? {} : { authorization: `Bearer ${tokens[who] ?? who}` }),
      },
      ...(route.method === 'GET' ? {} : { payload: {} }),
    });

  it.each([null, 'nonsense', 'expired', 'logged out'])(
    'admits %s only if the route is public or a provider asks it, and then as anonymous',
    async (who) => {
      const answer = await ask(who);
      expect(answer.statusCode).toBe(takesAnybody(route) ? 200 : 401);
      if (takesAnybody(route))
        expect(answer.json()).toMatchObject({
          service: route.service,
          caller: { personId: 'anonymous', accountId: null },
        });
      else expect(answer.json()).toMatchObject({ code: 'not-signed-in', message: 'Please Login to View this Page' });
    },
  );

  it.each(['member', 'downloader', 'finance', 'super-admin'])(
    'admits a %s who has the right, under their own account',
    async (who) => {
      const answer = await ask(who);
      const allowed =
        (route.access !== 'super-admin' || who === 'super-admin') &&
        (route.access !== 'finance' || who === 'finance' || who === 'super-admin') &&
        (route.access !== 'admin' || who !== 'downloader');
      expect(answer.statusCode).toBe(allowed ? 200 : 403);
      if (allowed && !takesAnybody(route))
        expect(answer.json()).toMatchObject({ caller: { accountId: goodClaims['account'], service: 'gateway' } });
    },
  );
});

it('who may use a route is read from the table of roles: a row that gets more opens more', async () => {
  const row = rightsOf.download.access as PersonAccess[];
  const headers = { authorization: `Bearer ${tokens['downloader']}` };
  const asked = () =>
    gateway.app.inject({ url: '/api/v2/company-profile', headers }).then(({ statusCode }) => statusCode);
  expect(await asked()).toBe(403);
  row.push('admin');
  try {
    expect(await asked()).toBe(200);
  } finally {
    row.pop();
  }
});

describe('everything else', () => {
  it.each([
    '/internal/sessions/session-1',
    '/internal/events',
    '/internal/accounts',
    '/api/v2/unknown',
    '/api/v2/downloadsx',
    '/metrics',
    '/api/v2/../internal/events',
  ])('stays inside: %s', async (url) => {
    const answer = await gateway.app.inject({
      url,
      headers: { authorization: `Bearer ${tokens['super-admin']}`, accept: 'application/json' },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not-found']);
  });

  it.each([
    '/api/v2/downloads/../../../internal/events',
    '/api/v2/downloads/%2e%2e/%2e%2e/%2e%2e/internal/events',
    '/api/v2/downloads/..%2f..%2f..%2finternal/events',
  ])('cannot be reached through a forwarded path: %s', async (url) => {
    const address = await gateway.app.inject({ url, headers: { authorization: `Bearer ${tokens['member']}` } });
    const reached = address.statusCode === 200 ? address.json<{ url: string }>().url : '';
    expect(decodeURIComponent(reached)).not.toMatch(/^\/internal/);
  });
});

describe("a request from another site's page", () => {
  const post = (url: string, headers: Record<string, string>, method: ForwardedRoute['method'] = 'POST') =>
    gateway.app.inject({ method, url, headers, payload: '{}' });
  it.each(rows.filter(({ route }) => route.method !== 'GET' && route.access !== 'provider'))(
    'security S4: is 403: $name',
    async ({ route }) => {
      const url = addressOf(route);
      for (const origin of ['https://evil.test', 'null', 'http://127.0.0.1:8081', 'https://127.0.0.1:8080']) {
        const form = await post(
          url,
          {
            origin,
            'content-type': 'application/x-www-form-urlencoded',
            authorization: `Bearer ${tokens['member']}`,
          },
          route.method,
        );
        expect(form.statusCode).toBe(403);
      }
    },
  );
  it('security S4: is 403 without an Origin where the cookie alone identifies the person', async () => {
    expect(
      (await post('/api/v2/sessions/refresh', { cookie: 'r=1', 'content-type': 'application/json' })).statusCode,
    ).toBe(403);
    expect(
      (
        await post('/api/v2/sessions/refresh', {
          cookie: 'r=1',
          origin: 'http://localhost:8080',
          'content-type': 'application/json',
        })
      ).statusCode,
    ).toBe(200);
  });
  it('security S4: is refused as a form even from our own pages: only JSON may change state', async () => {
    expect(
      (
        await post('/api/login', {
          origin: 'http://127.0.0.1:8080',
          'content-type': 'application/x-www-form-urlencoded',
        })
      ).statusCode,
    ).toBe(415);
    expect(
      (await post('/api/login', { origin: 'http://127.0.0.1:8080', 'content-type': 'text/plain' })).statusCode,
    ).toBe(415);
  });
});
