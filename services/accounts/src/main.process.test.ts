import { topics } from '@leadwright/contracts/topology';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { asService, createServiceTokens, generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { endMains, startMain, type StartedMain } from '@leadwright/testing/start-main';

const keys = { accounts: generateTokenKey(), standalone: generateTokenKey(), gateway: generateTokenKey() };
const publicKeys = Object.fromEntries(Object.entries(keys).map(([name, { publicKey }]) => [name, publicKey]));

let created: TestDatabase;
let database: Database;

beforeAll(async () => {
  created = await testDatabase();
  database = openDatabase(created.url, { max: 2 });
});
afterEach(endMains);
afterAll(async () => {
  await database.close();
  await created.drop();
});

function start(more: Record<string, string> = {}): StartedMain {
  return startMain('services/accounts/src/main.ts', {
    ACCOUNTS_PORT: '0',
    ACCOUNTS_INTERNAL_PORT: '0',
    ACCOUNTS_MIGRATE: 'true',
    ACCOUNTS_POSTGRES_URL: created.url,
    ACCOUNTS_BUS_LOGS: JSON.stringify({
      [topics.billing]: created.busReaderUrl,
      [topics.search]: created.busReaderUrl,
    }),
    ACCOUNTS_PEERS: JSON.stringify({ billing: 'http://127.0.0.1:9', search: 'http://127.0.0.1:9' }),
    ACCOUNTS_LEAD_MARK_KEYS: `1=${'m'.repeat(32)}`,
    ACCOUNTS_SERVICE_PRIVATE_KEY: keys.accounts.privateKey,
    ACCOUNTS_SERVICE_PUBLIC_KEYS: JSON.stringify(publicKeys),
    ACCOUNTS_ACCESS_PRIVATE_KEY: generateTokenKey().privateKey,
    ACCOUNTS_ACCESS_KEY_ID: 'key-1',
    ACCOUNTS_PUBLIC_URL: 'http://127.0.0.1:8080',
    ACCOUNTS_TRIAL_KEYS: `1=${'k'.repeat(32)}`,
    ...more,
  });
}

describe('main.ts on its own', () => {
  it('migrates, becomes ready, opens an account and publishes it, and stops on SIGTERM', async () => {
    const main = start();
    const url = await main.ready();
    const internal = await main.internal();
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect(await (await fetch(`${internal}/metrics`)).text()).toContain(
      'leadwright_outbox_oldest_age_seconds{service="accounts"} 0',
    );
    const tokens = await createServiceTokens({
      service: 'standalone',
      privateKey: keys.standalone.privateKey,
      publicKeys,
    });
    const answer = await fetch(`${internal}/internal/accounts`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens.sign('accounts', 'internal', asService('standalone'))}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        email: 'olivia@example.test',
        name: 'Olivia',
        password: 'quiet meadow 17',
        planId: 'team-unlimited',
      }),
    });
    const { accountId } = (await answer.json()) as { accountId: string };
    await eventually(async () => {
      const { rows } = await database.pool.query('select account_id, headers from topic_log');
      expect(rows).toEqual([{ account_id: accountId, headers: expect.objectContaining({ type: 'AccountOpened' }) }]);
    });
    main.kill('SIGTERM');
    expect(await main.ended).toEqual([0, null]);
  });

  it('names every missing variable, and shows no value', async () => {
    const main = start({ ACCOUNTS_ACCESS_PRIVATE_KEY: '', ACCOUNTS_PUBLIC_URL: 'secret-thing' });
    expect(await main.ended).toEqual([1, null]);
    expect(main.output()).toMatch(/ACCOUNTS_ACCESS_PRIVATE_KEY is missing/);
    expect(main.output()).toMatch(/ACCOUNTS_PUBLIC_URL/);
    expect(main.output()).not.toMatch(/secret-thing/);
  });
});

describe('row security', () => {
  it('security S13: shows no row of any table with accounts in it to a query without a scope', async () => {
    const { rows } = await database.pool.query<{ name: string; forced: boolean }>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' where c.relkind = 'r' and c.relname <> 'topic_log' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['event_log', 'one_time_link', 'person', 'refresh_token', 'session']),
    );
    expect(rows.filter(({ forced }) => !forced)).toEqual([]);
    for (const { name } of rows) expect((await database.pool.query(`select 1 from ${name}`)).rowCount).toBe(0);
  });
});
