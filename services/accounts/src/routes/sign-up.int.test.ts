import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inScope } from '@leadwright/postgres/scope';
import { sql } from 'kysely';
import { cookieOf, runAccounts, type RunningAccounts } from '../testing/running-accounts.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

const foldsAddresses = readFileSync(
  path.join(import.meta.dirname, '../../migrations/0032_one_spelling_of_an_address.sql'),
  'utf8',
);
const password = 'quiet meadow 17';

async function personOf(email: string): Promise<{ id: string; accountId: string; status: string }> {
  const client = await accounts.database.pool.connect();
  try {
    await client.query(`begin; select set_config('leadwright.scope', 'all', true)`);
    const { rows } = await client.query(
      'select id, account_id as "accountId", status, password_hash from person where email = $1',
      [email],
    );
    return rows[0] as { id: string; accountId: string; status: string };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function linkFor(personId: string): Promise<{ link: string; purpose: string; email: string }> {
  return (await accounts.postAs('notification', `/internal/people/${personId}/links`, { purpose: 'sign-up' })).json();
}

const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';

async function signedUp(email: string): Promise<{ id: string; accountId: string; token: string }> {
  expect((await accounts.post('/api/v2/sign-ups', { email })).statusCode).toBe(202);
  const { id, accountId } = await personOf(email);
  return { id, accountId, token: tokenIn((await linkFor(id)).link) };
}

describe('sign-up', () => {
  it('opens the account on the free trial and logs in, given the mailed link and a password', async () => {
    const { accountId, token } = await signedUp('ann@example.test');
    const confirmed = await accounts.post('/api/v2/sign-ups/confirm', { token, password });
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.json()).toMatchObject({
      accountId,
      email: 'ann@example.test',
      role: 'admin',
      staff: '',
      expiresInSeconds: 600,
    });
    expect(await accounts.eventsOf(accountId)).toEqual(['SignUpRequested', 'AccountOpened', 'SessionStarted']);
    const { rows } = await inScope(accounts.database.db, 'all', (trx) =>
      sql<{ sources: string[] }>`select payload -> 'trialSources' as sources from event_log
        where account_id = ${accountId} and type = 'AccountOpened'`.execute(trx),
    );
    expect(rows[0]?.sources).toEqual([expect.stringMatching(/^domain:test:[0-9a-f]{64}$/)]);
    expect((await accounts.post('/api/v2/sessions/refresh', undefined, cookieOf(confirmed))).statusCode).toBe(200);
    expect((await accounts.post('/api/login', { email: ' Ann@Example.test', password })).statusCode).toBe(200);
  });

  it('answers a known address like an unknown one, and mails it the log-in page instead of a link', async () => {
    const first = await signedUp('bob@example.test');
    await accounts.post('/api/v2/sign-ups/confirm', { token: first.token, password });
    const [known, unknown] = [
      await accounts.post('/api/v2/sign-ups', { email: 'BOB@example.test' }),
      await accounts.post('/api/v2/sign-ups', { email: 'new@example.test' }),
    ];
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    expect(await linkFor(first.id)).toMatchObject({ link: 'http://127.0.0.1:8080/login', purpose: 'log-in' });
  });

  it.each([
    'mailto:gus@example.test',
    '<gus@example.test>',
    '"Gray, Gus" <GUS@example.test>',
    'gus@example.test.',
    'gus @ example.test',
    'gus\uFF20example.test',
    '\uFF47us@example.test',
  ])('opens no second account for another spelling of a mailbox: %s', async (spelling) => {
    const counted = async () => {
      const { rows } = await inScope(accounts.database.db, 'all', (trx) =>
        sql<{
          people: number;
        }>`select count(*)::int as people from person where email like '%us@example.test%'`.execute(trx),
      );
      return rows[0]?.people;
    };
    expect((await accounts.post('/api/v2/sign-ups', { email: 'gus@example.test' })).statusCode).toBe(202);
    expect((await accounts.post('/api/v2/sign-ups', { email: spelling })).statusCode).toBe(202);
    expect(await counted()).toBe(1);
  });

  it('opens no second account beside one that was stored in another form of its letters', async () => {
    const { id } = await signedUp('hana@example.test');
    const twins = [await signedUp('ivo@example.test'), await signedUp('ivo.two@example.test')];
    const rename = async (person: string, email: string) =>
      inScope(accounts.database.db, 'all', (trx) =>
        sql`update person set email = ${email} where id = ${person}`.execute(trx),
      );
    await rename(id, '\uFF48ana\uFF20example.test\u200B');
    await rename(twins[1]?.id ?? '', '\uFF49vo@example.test');
    await accounts.database.pool.query(`begin; ${foldsAddresses}; commit`);
    expect((await accounts.post('/api/v2/sign-ups', { email: 'hana@example.test' })).statusCode).toBe(202);
    expect(await personOf('hana@example.test')).toMatchObject({ id });
    expect(await personOf('ivo@example.test')).toMatchObject({ id: twins[0]?.id });
    expect(await personOf('\uFF49vo@example.test')).toMatchObject({ id: twins[1]?.id });
  });

  it('stores no password for an unverified address', async () => {
    await signedUp('carl@example.test');
    expect(await personOf('carl@example.test')).toMatchObject({ status: 'pending', password_hash: null });
    expect((await accounts.post('/api/login', { email: 'carl@example.test', password: '' })).statusCode).toBe(400);
    expect((await accounts.post('/api/login', { email: 'carl@example.test', password })).statusCode).toBe(401);
    expect((await accounts.post('/api/v2/sign-ups', { email: 'carl@example.test', password })).statusCode).toBe(400);
  });

  it('refuses a used, a replaced, an expired and an invented link alike', async () => {
    const used = await signedUp('dora@example.test');
    await accounts.post('/api/v2/sign-ups/confirm', { token: used.token, password });
    const replaced = await signedUp('emil@example.test');
    await linkFor(replaced.id);
    const old = await signedUp('fay@example.test');
    await accounts.database.pool.query(`begin; select set_config('leadwright.scope', 'all', true);
      update one_time_link set expires_at = now() - interval '1 second' where person_id = '${old.id}'; commit`);
    const answers = await Promise.all(
      [used.token, replaced.token, old.token, 'x'.repeat(43)].map(async (token) => {
        const { statusCode, body } = await accounts.post('/api/v2/sign-ups/confirm', { token, password });
        const { correlationId: _, ...rest } = JSON.parse(body) as { correlationId: string; code: string };
        return { statusCode, ...rest };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ statusCode: 410, code: 'link-not-usable' });
  });

  it('tells whether a link opens an account, without consuming it, and nothing about anybody', async () => {
    const check = async (token: string) => {
      const answer = await accounts.post('/api/v2/sign-ups/check-link', { token });
      return [answer.statusCode, answer.body];
    };
    const mailed = await signedUp('lea@example.test');
    expect([await check(mailed.token), await check(mailed.token)]).toEqual([
      [200, '{"usable":true}'],
      [200, '{"usable":true}'],
    ]);
    const replaced = await signedUp('max@example.test');
    await linkFor(replaced.id);
    const old = await signedUp('nia@example.test');
    await accounts.database.pool.query(`begin; select set_config('leadwright.scope', 'all', true);
      update one_time_link set expires_at = now() - interval '1 second' where person_id = '${old.id}'; commit`);
    expect((await accounts.post('/api/v2/sign-ups/confirm', { token: mailed.token, password })).statusCode).toBe(200);
    for (const token of [mailed.token, replaced.token, old.token, 'x'.repeat(43)])
      expect(await check(token)).toEqual([200, '{"usable":false}']);
  });

  it('refuses a weak password without consuming the link', async () => {
    const { token } = await signedUp('gus@example.test');
    const weak = await accounts.post('/api/v2/sign-ups/confirm', { token, password: 'Password123' });
    expect([weak.statusCode, (weak.json() as { code: string }).code]).toEqual([422, 'password-too-weak']);
    expect((await accounts.post('/api/v2/sign-ups/confirm', { token, password })).statusCode).toBe(200);
  });

  it('opens one account for two concurrent clicks on the same link', async () => {
    const { accountId, token } = await signedUp('hal@example.test');
    const both = await Promise.all([1, 2].map(() => accounts.post('/api/v2/sign-ups/confirm', { token, password })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await accounts.eventsOf(accountId)).filter((type) => type === 'AccountOpened')).toHaveLength(1);
  });

  it('creates one person for two concurrent requests with a new address', async () => {
    const both = await Promise.all(
      [1, 2, 3, 4].map(() => accounts.post('/api/v2/sign-ups', { email: 'ida@example.test' })),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202]);
    const { accountId } = await personOf('ida@example.test');
    expect(await accounts.eventsOf(accountId)).toEqual(Array(4).fill('SignUpRequested'));
  });

  it('puts no address and no name into any event or stored answer', async () => {
    const email = 'canary-4711@example.test';
    await accounts.post('/api/v2/sign-ups', { email, name: 'Canary Fourseven' });
    const { id, accountId } = await personOf(email);
    await accounts.post('/api/v2/sign-ups/confirm', { token: tokenIn((await linkFor(id)).link), password });
    const client = await accounts.database.pool.connect();
    await client.query(`begin; select set_config('leadwright.scope', 'all', true)`);
    const { rows } = await client.query<{ found: string }>(
      `select (select count(*) from event_log where account_id = $1) || ' ' ||
        (select count(*) from event_log where payload::text ~* 'canary' or encode(message, 'escape') ~* 'canary') || ' ' ||
        (select count(*) from command_log where response::text ~* 'canary') || ' ' ||
        (select count(*) from head where state::text ~* 'canary') as found`,
      [accountId],
    );
    await client.query('rollback');
    client.release();
    expect(rows[0]?.found).toBe('3 0 0 0');
  });
});
