import {
  asService,
  createServiceTokens,
  generateTokenKey,
  type TokenUse,
} from '@leadwright/runtime/process/service-tokens';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { createAccessTokens } from './auth/access-token.ts';
import { runAccounts, useOf, type RunningAccounts, type TestCaller } from './testing/running-accounts.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

type Route = { method: 'GET' | 'POST' | 'PUT'; url: string; callers: TestCaller[]; member?: true; staffOnly?: true };
const routes: Route[] = [
  { method: 'POST', url: '/api/login', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/sessions/refresh', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/sessions/logout', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/sign-ups', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/sign-ups/check-link', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/sign-ups/confirm', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/password-resets', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/password-resets/check-link', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/password-resets/confirm', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/me/reauthentication', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/me/password', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/me/email', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/email-changes/check-link', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/email-changes/confirm', callers: ['gateway'] },
  { method: 'GET', url: '/api/v2/me/sessions', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/me/sessions/x/end', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/me/sessions/end-others', callers: ['gateway'], member: true },
  { method: 'GET', url: '/api/v2/me', callers: ['gateway'], member: true },
  { method: 'GET', url: '/api/v2/me/accounts', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/me/account', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/me/conversion', callers: ['gateway'], member: true },
  { method: 'GET', url: '/api/v2/team', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/team/invitations', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/team/invitations/x/resend', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/team/invitations/x/withdraw', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/team/members/x/role', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/team/members/x/disable', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/team/members/x/enable', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/team/members/x/remove', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/invitations/check-link', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/invitations/accept', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/invitations/confirm', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/me/account-port', callers: ['gateway'], member: true },
  { method: 'GET', url: '/api/v2/company-profile', callers: ['gateway'], member: true },
  { method: 'PUT', url: '/api/v2/company-profile', callers: ['gateway'], member: true },
  { method: 'GET', url: '/api/v2/superadmin/people', callers: ['gateway'], member: true, staffOnly: true },
  { method: 'GET', url: '/api/v2/finance/account-names', callers: ['gateway'], member: true, staffOnly: true },
  { method: 'POST', url: '/api/v2/superadmin/sign-up-links', callers: ['gateway'], member: true, staffOnly: true },
  { method: 'POST', url: '/api/v2/superadmin/impersonations', callers: ['gateway'], member: true, staffOnly: true },
  {
    method: 'POST',
    url: '/api/v2/superadmin/impersonations/stop',
    callers: ['gateway'],
    member: true,
    staffOnly: true,
  },
  { method: 'POST', url: '/api/v2/errors', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/me/errors', callers: ['gateway'], member: true },
  { method: 'GET', url: '/api/v2/superadmin/errors', callers: ['gateway'] },
  { method: 'GET', url: '/api/v2/superadmin/sites', callers: ['gateway'] },
  { method: 'GET', url: '/api/v2/superadmin/sites/x/y', callers: ['gateway'] },
  { method: 'GET', url: '/api/v2/superadmin/sites/x/y/z', callers: ['gateway'] },
  { method: 'PUT', url: '/api/v2/superadmin/sites/x/y/z', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/superadmin/sites/x/y/z/delete', callers: ['gateway'] },
  { method: 'GET', url: '/api/v2/banner', callers: ['gateway'] },
  { method: 'GET', url: '/api/v2/claims', callers: ['gateway'] },
  { method: 'GET', url: '/api/v2/changelog', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/start_verification', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/verify_account', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/request_ccpa_optout', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/privacy-requests/check-link', callers: ['gateway'] },
  { method: 'POST', url: '/api/v2/privacy-requests/confirm', callers: ['gateway'] },
  { method: 'GET', url: '/api/v2/superadmin/privacy-requests', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/superadmin/privacy-requests/x/extend', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/superadmin/privacy-requests/x/answer', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/superadmin/privacy-requests/x/erase-person', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/me/data', callers: ['gateway'], member: true },
  { method: 'POST', url: '/api/v2/me/erasure', callers: ['gateway'], member: true },
  { method: 'GET', url: '/api/v2/me/messaging-identity', callers: ['gateway'], member: true },
  { method: 'GET', url: '/gateway/sessions/x', callers: ['gateway'] },
  { method: 'POST', url: '/gateway/sessions/of-cookie', callers: ['gateway'] },
  { method: 'GET', url: '/internal/people/x', callers: ['notification', 'billing'] },
  { method: 'GET', url: '/internal/accounts/x/holder', callers: ['billing'] },
  { method: 'POST', url: '/internal/people/x/email-changes/y/link', callers: ['notification'] },
  { method: 'GET', url: '/internal/people/x/email-changes/y/former-address', callers: ['notification'] },
  { method: 'POST', url: '/internal/people/x/links', callers: ['notification'] },
  { method: 'GET', url: '/internal/people/x/sessions/y', callers: ['notification'] },
  { method: 'POST', url: '/internal/invitations/links', callers: ['notification'] },
  { method: 'POST', url: '/internal/phone-verifications/x/codes', callers: ['notification'] },
  { method: 'GET', url: '/internal/privacy-requests/x', callers: ['notification'] },
  { method: 'POST', url: '/internal/privacy-requests/x/links', callers: ['notification'] },
  { method: 'POST', url: '/internal/opted-out', callers: ['notification'] },
  { method: 'POST', url: '/internal/share-senders', callers: ['notification'] },
  { method: 'PUT', url: '/internal/shares/x', callers: ['notification'] },
  { method: 'GET', url: '/internal/accounts/x/shares/y/recipients/1', callers: ['notification'] },
  { method: 'POST', url: '/internal/accounts/x/shares/listed', callers: ['notification'] },
  { method: 'POST', url: '/internal/accounts', callers: ['standalone', 'operator'] },
  { method: 'POST', url: '/internal/legacy/accounts', callers: ['operator'] },
  { method: 'GET', url: '/internal/events', callers: ['notification', 'billing'] },
];
const uses: TokenUse[] = ['forward', 'gateway', 'internal'];
const everybody: TestCaller[] = ['gateway', 'notification', 'standalone', 'billing', 'operator'];

describe.each(routes)('$method $url', ({ method, url, callers, staffOnly }) => {
  const ask = async (authorization?: string, headers: Record<string, string> = {}) =>
    (
      await (url.startsWith('/internal/') ? accounts.internal : accounts.app).inject({
        method,
        url,
        headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) },
      })
    ).statusCode;

  it('is 401 without a token, whatever other headers say', async () => {
    expect(await ask()).toBe(401);
    expect(
      await ask(undefined, {
        'x-account-id': 'a',
        'x-user': 'root',
        cookie: 'leadwright-refresh-8080=x',
        'x-forwarded-user': 'root',
      }),
    ).toBe(401);
    expect(await ask('Bearer nonsense')).toBe(401);
  });

  it("is 401 with the browser's own token, a token for another service and a stranger's token", async () => {
    const browser = await createAccessTokens({ ...generateTokenKey(), keyId: 'test' });
    const person = {
      id: 'p',
      accountId: 'a',
      email: '',
      name: null,
      passwordHash: null,
      status: 'verified',
      role: 'admin',
      staff: 'super-admin',
    } as const;
    expect(await ask(`Bearer ${browser.sign(person, 's')}`)).toBe(401);
    expect(await ask(`Bearer ${accounts.tokenFor('gateway', useOf(url), {}, 'billing')}`)).toBe(401);
    const stranger = await createServiceTokens({
      service: 'gateway',
      privateKey: generateTokenKey().privateKey,
      publicKeys: {},
    });
    expect(await ask(`Bearer ${stranger.sign('accounts', useOf(url), asService('gateway'))}`)).toBe(401);
  });

  it('is 401 with a token for another use, even from its own callers', async () => {
    const others = uses.filter((use) => use !== useOf(url));
    expect(others).toHaveLength(2);
    for (const use of others) {
      for (const caller of callers)
        expect(await ask(`Bearer ${accounts.tokenFor(caller, use, { accountId: 'a', role: 'admin' })}`)).toBe(401);
    }
  });

  it('is 401 for any service but its callers, and answers its callers', async () => {
    const who = { accountId: 'a', role: 'admin', staff: 'super-admin' } as const;
    for (const caller of everybody) {
      const status = await ask(`Bearer ${accounts.tokenFor(caller, useOf(url), who)}`);
      if (callers.includes(caller))
        // Its caller is let in, and is no super-admin.
        expect(staffOnly ? [401] : [401, 403]).not.toContain(status === 401 && url.includes('sessions') ? 200 : status);
      else expect(status).toBe(401);
    }
  });
});

it('a route for members is 401 without a person', async () => {
  const authorization = `Bearer ${accounts.tokenFor('gateway', 'forward', { personId: 'anonymous' })}`;
  const needed = routes.filter(({ member }) => member);
  expect(needed).toHaveLength(37);
  for (const { method, url } of needed)
    expect((await accounts.app.inject({ method, url, headers: { authorization } })).statusCode).toBe(401);
});

it('no route of either port is missing in this table', async () => {
  const health = ['/health/live', '/health/ready'];
  const probes = ['/health/started', '/health/serving'];
  // The operators' routes are the same in every service; libs/eventsourcing tests them.
  const operators = [
    '/internal/streams',
    '/internal/streams/records',
    '/internal/streams/redrives',
    '/internal/projections',
    '/internal/projections/rebuilds',
    '/internal/log/checks',
    '/status',
  ];
  const internal = routes.filter(({ url }) => url.startsWith('/internal/'));
  const count = ({ printRoutes }: HttpApp): number | undefined =>
    printRoutes({ commonPrefix: false }).match(/\b(?:GET|POST|PUT|PATCH|DELETE)(?=[,)])/g)?.length;
  expect(count(accounts.app)).toBe([...health, ...routes].length - internal.length);
  expect(count(accounts.internal)).toBe([...health, ...probes, ...operators, ...internal].length);
});

it.each(routes.filter(({ url }) => url.startsWith('/internal/')))(
  'the public port has no $method $url',
  async ({ method, url, callers }) => {
    const authorization = `Bearer ${accounts.tokenFor(callers[0] ?? 'gateway', 'internal')}`;
    const answer = await accounts.app.inject({ method, url, headers: { authorization } });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'not-found', message: expect.any(String), correlationId: expect.any(String) },
    ]);
  },
);
