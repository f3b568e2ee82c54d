import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase, type Database } from '@leadwright/runtime/database';
import { asService, createServiceTokens, generateTokenKey } from '@leadwright/runtime/service-tokens';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';

const keys = { accounts: generateTokenKey(), standalone: generateTokenKey(), gateway: generateTokenKey() };
const publicKeys = Object.fromEntries(Object.entries(keys).map(([name, { publicKey }]) => [name, publicKey]));

let created: TestDatabase;
let database: Database;
let child: ChildProcess | undefined;

beforeAll(async () => {
  created = await testDatabase();
  database = openDatabase(created.url, { max: 2 });
});
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

/** Starts main.ts with nothing but the environment it reads. */
function start(more: Record<string, string> = {}): ChildProcess {
  child = spawn(process.execPath, [path.join(repositoryRoot, 'node_modules/tsx/dist/cli.mjs'), 'services/accounts/src/main.ts'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'], ACCOUNTS_PORT: '0', ACCOUNTS_MIGRATE: 'true', ACCOUNTS_POSTGRES_URL: created.url,
      ACCOUNTS_SERVICE_PRIVATE_KEY: keys.accounts.privateKey, ACCOUNTS_SERVICE_PUBLIC_KEYS: JSON.stringify(publicKeys),
      ACCOUNTS_ACCESS_PRIVATE_KEY: generateTokenKey().privateKey, ACCOUNTS_ACCESS_KEY_ID: 'key-1',
      ACCOUNTS_PUBLIC_URL: 'http://127.0.0.1:8080', ...more,
    },
  });
  return child;
}

async function lineOf(process: ChildProcess, message: string): Promise<Record<string, unknown>> {
  if (!process.stdout) throw new Error('no output to read');
  for await (const line of createInterface(process.stdout)) {
    const said = JSON.parse(line) as Record<string, unknown>;
    if (said['msg'] === message) return said;
  }
  throw new Error(`ended without saying: ${message}`);
}

describe('main.ts alone', () => {
  it('migrates, becomes ready, opens an account and announces it, and stops on SIGTERM', async () => {
    const process = start();
    const { url } = await lineOf(process, 'started');
    await eventually(async () => expect((await fetch(`${String(url)}/health/ready`)).status).toBe(200));
    const tokens = await createServiceTokens({ service: 'standalone', privateKey: keys.standalone.privateKey, publicKeys });
    const answer = await fetch(`${String(url)}/internal/accounts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.sign('accounts', asService('standalone'))}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'olivia@example.test', name: 'Olivia', password: 'quiet meadow 17', planId: 'team-unlimited' }),
    });
    const { accountId } = (await answer.json()) as { accountId: string };
    await eventually(async () => {
      const { rows } = await database.pool.query('select account_id, headers from topic_log');
      expect(rows).toEqual([{ account_id: accountId, headers: expect.objectContaining({ type: 'AccountOpened' }) }]);
    });
    process.kill('SIGTERM');
    expect(await once(process, 'exit')).toEqual([0, null]);
  });

  it('says every variable that is missing, and shows no value', async () => {
    const process = start({ ACCOUNTS_ACCESS_PRIVATE_KEY: '', ACCOUNTS_PUBLIC_URL: 'secret-thing' });
    const { err } = (await lineOf(process, 'could not start')) as { err: { message: string } };
    expect(err.message).toMatch(/ACCOUNTS_ACCESS_PRIVATE_KEY is missing/);
    expect(err.message).toMatch(/ACCOUNTS_PUBLIC_URL/);
    expect(err.message).not.toMatch(/secret-thing/);
    expect(await once(process, 'exit')).toEqual([1, null]);
  });
});

describe('row security', () => {
  it('shows no row of any table with accounts in it to a query without a scope', async () => {
    const { rows } = await database.pool.query<{ name: string; forced: boolean }>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' where c.relkind = 'r' and c.relname <> 'topic_log' order by 1`);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['event_log', 'one_time_link', 'person', 'refresh_token', 'session']));
    expect(rows.filter(({ forced }) => !forced)).toEqual([]);
    for (const { name } of rows) expect((await database.pool.query(`select 1 from ${name}`)).rowCount).toBe(0);
  });
});
