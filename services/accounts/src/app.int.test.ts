import { asService, createServiceTokens, generateTokenKey } from '@leadwright/runtime/service-tokens';
import { createAccessTokens } from './auth/access-token.ts';
import { runAccounts, type RunningAccounts, type TestCaller } from './testing/running-accounts.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

type Route = { method: 'GET' | 'POST'; url: string; callers: TestCaller[]; member?: true };
const routes: Route[] = [
  { method: 'POST', url: '/api/login', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/sessions/refresh', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/sessions/logout', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/sign-ups', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/sign-ups/confirm', callers: ['gateway'] },
  { method: 'GET', url: '/api/v2/me', callers: ['gateway'], member: true },
  { method: 'GET', url: '/internal/sessions/x', callers: ['gateway'] },
  { method: 'POST', url: '/internal/sessions/of-cookie', callers: ['gateway'] },
  { method: 'GET', url: '/internal/people/x', callers: ['notification'] },
  { method: 'POST', url: '/internal/people/x/links', callers: ['notification'] },
  { method: 'POST', url: '/internal/accounts', callers: ['standalone'] },
  { method: 'GET', url: '/internal/events', callers: ['gateway', 'notification', 'billing'] },
];
const everybody: TestCaller[] = ['gateway', 'notification', 'standalone', 'billing'];

describe.each(routes)('$method $url', ({ method, url, callers }) => {
  const ask = async (authorization?: string, headers: Record<string, string> = {}) =>
    (await accounts.app.inject({ method, url, headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) } })).statusCode;

  it('is 401 without a token, whatever other headers say', async () => {
    expect(await ask()).toBe(401);
    expect(await ask(undefined, { 'x-account-id': 'a', 'x-user': 'root', cookie: 'leadwright-refresh-8080=x', 'x-forwarded-user': 'root' })).toBe(401);
    expect(await ask('Bearer nonsense')).toBe(401);
  });

  it('is 401 with the browser\'s own token, a token for another service and one of a stranger', async () => {
    const browser = await createAccessTokens({ ...generateTokenKey(), keyId: 'test' });
    const person = { id: 'p', accountId: 'a', email: '', name: null, passwordHash: null, status: 'verified', role: 'admin', staff: 'super-admin' } as const;
    expect(await ask(`Bearer ${browser.sign(person, 's')}`)).toBe(401);
    expect(await ask(`Bearer ${accounts.tokenFor('gateway', {}, 'billing')}`)).toBe(401);
    const stranger = await createServiceTokens({ service: 'gateway', privateKey: generateTokenKey().privateKey, publicKeys: {} });
    expect(await ask(`Bearer ${stranger.sign('accounts', asService('gateway'))}`)).toBe(401);
  });

  it('is 403 for a service it is not for, and opens for those it is for', async () => {
    for (const caller of everybody) {
      const status = await ask(`Bearer ${accounts.tokenFor(caller, { accountId: 'a', role: 'admin' })}`);
      if (callers.includes(caller)) expect([401, 403]).not.toContain(status === 401 && url.includes('sessions') ? 200 : status);
      else expect(status).toBe(403);
    }
  });
});

it('is 401 for nobody where a person is needed', async () => {
  const authorization = `Bearer ${accounts.tokenFor('gateway', { personId: 'anonymous' })}`;
  const needed = routes.filter(({ member }) => member);
  expect(needed).toHaveLength(1);
  for (const { method, url } of needed) expect((await accounts.app.inject({ method, url, headers: { authorization } })).statusCode).toBe(401);
});

it('has no route that this table leaves out', async () => {
  const listed = accounts.app.printRoutes({ commonPrefix: false });
  const paths = routes.map(({ url }) => url.replace('/x/', '/:id/').replace(/\/x$/, '/:id'));
  const known = ['/health/live', '/health/ready', ...paths];
  expect(listed.match(/\((?:GET|POST|PUT|PATCH|DELETE)/g)?.length).toBe(known.length);
});
