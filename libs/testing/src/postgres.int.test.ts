import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MigrationSource } from '@leadwright/postgres/migrate';
import pg from 'pg';
import { FOLDER_VARIABLE } from './engines.ts';
import { testDatabase } from './postgres.ts';

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** One migration, which makes a table with row security. */
function migrationsOf(text: string): MigrationSource[] {
  const folder = mkdtempSync(path.join(process.env[FOLDER_VARIABLE] ?? tmpdir(), 'migrations-'));
  writeFileSync(path.join(folder, '0001_t.sql'), text);
  return [{ name: 'tried', folder }];
}

describe('a test database', () => {
  it('is a migrated copy of its own: its owner owns the tables, and no row of another copy is in it', async () => {
    const migrations = migrationsOf(
      'create table t (id text); alter table t enable row level security; alter table t force row level security',
    );
    const [one, two] = await Promise.all([testDatabase({ migrations }), testDatabase({ migrations })]);
    await ask(one.url, 'create policy every on t using (true)');
    await ask(one.url, `insert into t values ('a')`);
    await expect(ask(two.url, `insert into t values ('a')`)).rejects.toThrow(/row-level security/);
    expect(await ask(two.superuserUrl, 'select tableowner from pg_tables where tablename = $$t$$')).toEqual([
      { tableowner: `${two.name}_owner` },
    ]);
    const three = await testDatabase({ migrations });
    expect(await ask(three.superuserUrl, 'select id from t')).toEqual([]);
    await Promise.all([one.drop(), two.drop(), three.drop()]);
  });

  it('is never a copy of a template whose migration failed', async () => {
    const migrations = migrationsOf('create table t (id text); select 1 / 0');
    for (let time = 0; time < 2; time += 1)
      await expect(testDatabase({ migrations })).rejects.toThrow('migration tried/0001_t.sql failed');
  });

  it('is owned by a role that is no superuser and obeys row security', async () => {
    const database = await testDatabase();
    const [role] = await ask(database.url, 'select rolsuper, rolbypassrls from pg_roles where rolname = current_user');
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false });
    await ask(
      database.url,
      'create table t (account_id text); alter table t enable row level security; alter table t force row level security',
    );
    await expect(ask(database.url, `insert into t values ('a')`)).rejects.toThrow(/row-level security/);
    await database.drop();
  });

  it('is closed to the roles of other test databases and to everybody after drop', async () => {
    const [one, two] = await Promise.all([testDatabase(), testDatabase({ roles: ['guest'] })]);
    const stranger = new URL(one.url);
    stranger.pathname = `/${two.name}`;
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow(/permission denied/);
    await expect(ask(two.urlAs('guest'), 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
    await Promise.all([one.drop(), two.drop()]);
    await expect(ask(one.superuserUrl, 'select 1')).rejects.toThrow(/not currently accepting connections/);
  });
});
