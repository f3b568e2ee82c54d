import { randomUUID } from 'node:crypto';
import { cookieOf, runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

const password = 'quiet meadow 17';
const better = 'amber harbour 32';

type Customer = { email: string; accountId: string; personId: string };

async function customer(): Promise<Customer> {
  const email = `person-${randomUUID()}@example.test`;
  const made = await accounts.postAs('standalone', '/internal/accounts', {
    email,
    name: 'Olivia',
    password,
    planId: 'team-unlimited',
  });
  return { email, ...made.json<{ accountId: string; personId: string }>() };
}

async function mailed(personId: string, purpose = 'password-reset'): Promise<{ link: string; purpose: string }> {
  return (await accounts.postAs('notification', `/internal/people/${personId}/links`, { purpose })).json();
}
const tokenIn = ({ link }: { link: string }): string => new URL(link).searchParams.get('token') ?? '';
const confirm = (token: string, chosen = better) =>
  accounts.post('/api/v2/password-resets/confirm', { token, password: chosen });
const logIn = (email: string, secret: string) => accounts.post('/api/login', { email, password: secret });
const refresh = (cookie: string) => accounts.post('/api/v2/sessions/refresh', undefined, cookie);
const codeOf = (answer: { json(): unknown }): string => (answer.json() as { code: string }).code;

/** Signed in as this person in this session, as the gateway forwards it. */
async function asPerson(known: Customer, path: string, body: object, sessionId: string | null = null) {
  const { accountId, personId } = known;
  const token = accounts.tokenFor('gateway', 'forward', { accountId, personId, role: 'admin', sessionId });
  return accounts.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
}
async function sessionIdOf(cookie: string): Promise<string> {
  const answer = await accounts.postAs('gateway', '/gateway/sessions/of-cookie', { cookie });
  return answer.json<{ sessionId: string }>().sessionId;
}

describe('security S10: a password reset', () => {
  it('sets the password by the mailed link, ends every session, and logs nobody in', async () => {
    const known = await customer();
    const cookies = [cookieOf(await logIn(known.email, password)), cookieOf(await logIn(known.email, password))];
    expect((await accounts.post('/api/v2/password-resets', { email: known.email.toUpperCase() })).statusCode).toBe(202);
    const link = await mailed(known.personId);
    expect(link).toMatchObject({ purpose: 'password-reset' });
    expect(new URL(link.link).pathname).toBe('/reset_password');
    const answer = await confirm(tokenIn(link));
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, undefined]);
    for (const cookie of cookies) expect((await refresh(cookie)).statusCode).toBe(401);
    expect((await logIn(known.email, password)).statusCode).toBe(401);
    expect((await logIn(known.email, better)).statusCode).toBe(200);
    expect((await accounts.eventsOf(known.accountId)).filter((type) => type !== 'SessionStarted')).toEqual([
      'AccountOpened',
      'PasswordResetRequested',
      'PasswordChanged',
      'SessionEnded',
      'SessionEnded',
    ]);
  });

  it('refuses a used, a replaced, an expired and an invented link alike, and a link that opens an account', async () => {
    const [used, replaced, old] = [await customer(), await customer(), await customer()];
    const usedToken = tokenIn(await mailed(used.personId));
    await confirm(usedToken);
    const replacedToken = tokenIn(await mailed(replaced.personId));
    await mailed(replaced.personId);
    const oldToken = tokenIn(await mailed(old.personId));
    await accounts.database.pool.query(`begin; select set_config('leadwright.scope', 'all', true);
      update one_time_link set expires_at = expires_at - interval '30 minutes' where person_id = '${old.personId}'; commit`);
    const fresh = `fresh-${randomUUID()}@example.test`;
    await accounts.post('/api/v2/sign-ups', { email: fresh });
    const opening = tokenIn(await mailed(await personIdOf(fresh), 'sign-up'));
    for (const token of [usedToken, replacedToken, oldToken, opening, 'x'.repeat(43)]) {
      const answer = await confirm(token);
      expect([answer.statusCode, codeOf(answer)]).toEqual([410, 'reset-link-not-usable']);
      const check = await accounts.post('/api/v2/password-resets/check-link', { token });
      expect(check.json()).toEqual({ usable: false });
    }
  });

  it('leaves the link usable when the password is too weak, and after any number of checks', async () => {
    const { personId } = await customer();
    const token = tokenIn(await mailed(personId));
    for (let turn = 0; turn < 2; turn++)
      expect((await accounts.post('/api/v2/password-resets/check-link', { token })).json()).toEqual({ usable: true });
    const weak = await confirm(token, 'password1');
    expect([weak.statusCode, codeOf(weak)]).toEqual([422, 'password-too-weak']);
    expect((await confirm(token)).statusCode).toBe(204);
  });

  it('sets one password for two concurrent clicks on the same link', async () => {
    const { personId, accountId } = await customer();
    const token = tokenIn(await mailed(personId));
    const both = await Promise.all([confirm(token), confirm(token, 'violet lantern 48')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
    expect((await accounts.eventsOf(accountId)).filter((type) => type === 'PasswordChanged')).toHaveLength(1);
  });

  it('sends who never opened the account a link that opens it', async () => {
    const email = `pending-${randomUUID()}@example.test`;
    await accounts.post('/api/v2/sign-ups', { email });
    await accounts.post('/api/v2/password-resets', { email });
    expect(await mailed(await personIdOf(email))).toMatchObject({ purpose: 'sign-up' });
  });

  it('does not set a password where a sign-up was asked for: the mail to a customer leads to the log-in', async () => {
    const { personId } = await customer();
    expect(await mailed(personId, 'sign-up')).toMatchObject({ purpose: 'log-in' });
  });
});

describe('security S5: a change of password', () => {
  it("asks for the current one, ends the person's other sessions and keeps this one", async () => {
    const known = await customer();
    const [here, there] = [cookieOf(await logIn(known.email, password)), cookieOf(await logIn(known.email, password))];
    const sessionId = await sessionIdOf(here);
    const right = { currentPassword: password };
    const wrong = { currentPassword: better };
    expect((await asPerson(known, '/api/v2/me/reauthentication', right)).statusCode).toBe(204);
    const refused = await asPerson(known, '/api/v2/me/reauthentication', wrong);
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'password-wrong']);
    const guessed = await asPerson(
      known,
      '/api/v2/me/password',
      { ...wrong, newPassword: 'violet lantern 48' },
      sessionId,
    );
    expect([guessed.statusCode, codeOf(guessed)]).toEqual([403, 'password-wrong']);
    const weak = await asPerson(known, '/api/v2/me/password', { ...right, newPassword: 'password1' }, sessionId);
    expect([weak.statusCode, codeOf(weak)]).toEqual([422, 'password-too-weak']);
    const changed = await asPerson(known, '/api/v2/me/password', { ...right, newPassword: better }, sessionId);
    expect(changed.statusCode).toBe(204);
    expect([(await refresh(there)).statusCode, (await refresh(here)).statusCode]).toEqual([401, 200]);
    expect((await logIn(known.email, better)).statusCode).toBe(200);
  });

  it('of two at the same time lets one through', async () => {
    const known = await customer();
    const change = (newPassword: string) =>
      asPerson(known, '/api/v2/me/password', { currentPassword: password, newPassword });
    const both = await Promise.all([change(better), change('violet lantern 48')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403]);
  });

  it('keeps every password out of the log', async () => {
    const known = await customer();
    await asPerson(known, '/api/v2/me/password', { currentPassword: password, newPassword: 'canary lantern 48' });
    const client = await accounts.database.pool.connect();
    await client.query(`begin; select set_config('leadwright.scope', 'all', true)`);
    const { rows } = await client.query(
      `select count(*)::int as found from event_log where payload::text ~* 'canary' or encode(message, 'escape') ~* 'canary'`,
    );
    await client.query('rollback');
    client.release();
    expect(rows).toEqual([{ found: 0 }]);
  });
});

async function personIdOf(email: string): Promise<string> {
  const client = await accounts.database.pool.connect();
  try {
    await client.query(`begin; select set_config('leadwright.scope', 'all', true)`);
    return (await client.query<{ id: string }>('select id from person where email = $1', [email])).rows[0]?.id ?? '';
  } finally {
    await client.query('rollback');
    client.release();
  }
}
