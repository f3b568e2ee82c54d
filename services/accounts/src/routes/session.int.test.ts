import { cookieOf, runAccounts, type RunningAccounts } from '../testing/running-accounts.ts';

let accounts: RunningAccounts;
let owner: { accountId: string; personId: string };
const email = 'owner@example.test';
const password = 'quiet meadow 17';

beforeAll(async () => {
  accounts = await runAccounts();
  owner = (
    await accounts.postAs('standalone', '/internal/accounts', {
      email,
      name: 'Olivia',
      password,
      planId: 'team-unlimited',
    })
  ).json();
});
afterAll(() => accounts.stop());

const refresh = (cookie: string) => accounts.post('/api/v2/sessions/refresh', undefined, cookie);
const logIn = async (): Promise<string> => cookieOf(await accounts.post('/api/login', { email, password }));

async function makeOlder(table: string, change: string): Promise<void> {
  await accounts.database.pool.query(
    `begin; select set_config('leadwright.scope', 'all', true); update ${table} set ${change}; commit`,
  );
}

async function isLive(cookie: string): Promise<boolean> {
  return (await accounts.postAs('gateway', '/gateway/sessions/of-cookie', { cookie })).statusCode === 200;
}

describe('log-in', () => {
  it('gives a token and a cookie that no script can read', async () => {
    const answer = await accounts.post('/api/login', { email, password, uid: owner.personId });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ uid: owner.personId, accountId: owner.accountId, role: 'admin' });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^leadwright-refresh-8080=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('gives one answer for a wrong password, an unknown address and a uid of somebody else', async () => {
    const answers = await Promise.all([
      accounts.post('/api/login', { email, password: 'wrong meadow 17' }),
      accounts.post('/api/login', { email: 'nobody@example.test', password }),
      accounts.post('/api/login', { email, password, uid: 'somebody-else' }),
    ]);
    const seen = answers.map((answer) => ({
      status: answer.statusCode,
      ...(answer.json() as { code: string }),
      correlationId: '',
    }));
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(seen[0]).toMatchObject({ status: 401, code: 'wrong-credentials' });
  });
});

describe('refresh', () => {
  it('exchanges the cookie at each use', async () => {
    const first = await logIn();
    const second = cookieOf(await refresh(first));
    const third = cookieOf(await refresh(second));
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await isLive(third)).toBe(true);
  });

  it('security S3: gives 50 concurrent uses exactly one successor', async () => {
    const cookie = await logIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
  });

  it('security S3: ends the session at once when a token is reused after its successor was used, and records it', async () => {
    const first = await logIn();
    const second = cookieOf(await refresh(first));
    const third = cookieOf(await refresh(second));
    expect((await refresh(first)).statusCode).toBe(401);
    expect(await isLive(third)).toBe(false);
    expect((await refresh(third)).statusCode).toBe(401);
    expect((await accounts.eventsOf(owner.accountId)).slice(-2)).toEqual(['RefreshTokenReused', 'SessionEnded']);
  });

  it('security S3: ends the session also when a retry comes after more than 10 s', async () => {
    const first = await logIn();
    await refresh(first);
    await makeOlder('refresh_token', `used_at = used_at - interval '11 seconds'`);
    expect((await refresh(first)).statusCode).toBe(401);
    expect(await isLive(first)).toBe(false);
  });

  it.each([
    [
      '14 days without use',
      'refresh_token',
      `issued_at = issued_at - interval '14 days 1 second' where used_at is null`,
    ],
    ['30 days in all', 'session', `started_at = started_at - interval '30 days 1 second' where ended_at is null`],
  ])('security S3: is over after %s', async (_, table, change) => {
    const cookie = await logIn();
    await makeOlder(table, change);
    const answer = await refresh(cookie);
    expect([answer.statusCode, (answer.json() as { code: string }).code]).toEqual([401, 'session-over']);
    expect((await accounts.eventsOf(owner.accountId)).at(-1)).toBe('SessionEnded');
  });

  it('accepts an exchanged token for its session only as long as a retry may come', async () => {
    const first = await logIn();
    const second = cookieOf(await refresh(first));
    expect(await isLive(first)).toBe(true);
    await makeOlder('refresh_token', `used_at = used_at - interval '11 seconds'`);
    expect([await isLive(first), await isLive(second)]).toEqual([false, true]);
  });

  it('refuses an invented token', async () => {
    expect((await refresh(`leadwright-refresh-8080=${'x'.repeat(43)}`)).statusCode).toBe(401);
    expect((await refresh('')).statusCode).toBe(401);
  });
});

describe('log-out', () => {
  it('ends the session for its cookie and for the gateway, and clears the cookie', async () => {
    const cookie = await logIn();
    const { sessionId } = (await accounts.postAs('gateway', '/gateway/sessions/of-cookie', { cookie })).json() as {
      sessionId: string;
    };
    const liveFor = async (accountId: string) =>
      (
        await accounts.app.inject({
          url: `/gateway/sessions/${sessionId}`,
          headers: { authorization: `Bearer ${accounts.tokenFor('gateway', 'gateway', { accountId })}` },
        })
      ).json();
    expect(await liveFor(owner.accountId)).toEqual({ live: true });
    expect(await liveFor('another-account')).toEqual({ live: false });
    const answer = await accounts.post('/api/v2/sessions/logout', undefined, cookie);
    expect(answer.statusCode).toBe(204);
    expect(String(answer.headers['set-cookie'])).toMatch(/^leadwright-refresh-8080=; Max-Age=0/);
    expect(await liveFor(owner.accountId)).toEqual({ live: false });
    expect((await refresh(cookie)).statusCode).toBe(401);
    expect((await accounts.post('/api/v2/sessions/logout')).statusCode).toBe(204);
  });
});

describe('the accounts of an installation', () => {
  it('are opened once, however often they are requested', async () => {
    const again = await accounts.postAs('standalone', '/internal/accounts', {
      email,
      name: 'Olivia',
      password,
      planId: 'team-unlimited',
    });
    expect(again.json()).toEqual(owner);
    expect((await accounts.eventsOf(owner.accountId)).filter((type) => type === 'AccountOpened')).toHaveLength(1);
  });

  it('are opened by operators too, but nobody becomes staff or a member of an account by them', async () => {
    const ask = (body: object) =>
      accounts.postAs('operator', '/internal/accounts', { name: 'Load', password, planId: 'free-trial', ...body });
    const opened = await ask({ email: 'one@load.test' });
    expect([opened.statusCode, (await ask({ email: 'one@load.test' })).json()]).toEqual([200, opened.json()]);
    for (const more of [{ staff: 'super-admin' }, { staff: 'finance' }, { memberOf: email, role: 'admin' }]) {
      const refused = await ask({ email: 'two@load.test', ...more });
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'not-allowed']);
    }
  });

  it('include members, finance and super-admins', async () => {
    const max = await accounts.postAs('standalone', '/internal/accounts', {
      email: 'max@example.test',
      name: 'Max',
      password,
      memberOf: email,
      role: 'download',
    });
    expect(max.json()).toMatchObject({ accountId: owner.accountId });
    await accounts.postAs('standalone', '/internal/accounts', {
      email: 'ada@example.test',
      name: 'Ada',
      password,
      planId: 'free-trial',
      staff: 'super-admin',
    });
    expect((await accounts.post('/api/login', { email: 'max@example.test', password })).json()).toMatchObject({
      role: 'download',
      staff: '',
    });
    expect((await accounts.post('/api/login', { email: 'ada@example.test', password })).json()).toMatchObject({
      role: 'admin',
      staff: 'super-admin',
    });
  });

  it('can be opened only by the installation itself', async () => {
    expect(
      (
        await accounts.postAs('gateway', '/internal/accounts', {
          email: 'x@example.test',
          name: 'X',
          password,
          planId: 'free-trial',
        })
      ).statusCode,
    ).toBe(401);
    expect(
      (await accounts.postAs('billing', `/internal/people/${owner.personId}/links`, { purpose: 'sign-up' })).statusCode,
    ).toBe(401);
  });
});

describe('the signed-in person', () => {
  it('can read their own data, and nobody of another account can', async () => {
    const me = async (accountId: string) =>
      accounts.app.inject({
        url: '/api/v2/me',
        headers: {
          authorization: `Bearer ${accounts.tokenFor('gateway', 'forward', { personId: owner.personId, accountId, role: 'admin' })}`,
        },
      });
    expect((await me(owner.accountId)).json()).toMatchObject({ email, name: 'Olivia', verified: true });
    expect((await me('another-account')).statusCode).toBe(404);
  });
});
