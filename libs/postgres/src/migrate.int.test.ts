import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { sql } from 'kysely';
import { isoFromPostgres, openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { inScope } from './scope.ts';

let own: TestDatabase;
let database: Database;
let folder: string;
beforeEach(async () => {
  own = await testDatabase();
  database = openDatabase(own.url, { max: 3 });
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await database.close();
  await own.drop();
  await rm(folder, { recursive: true, force: true });
});
const file = (name: string, text: string) => writeFile(path.join(folder, name), text);
const run = () => migrate(own.url, [{ name: 'one', folder }]);
const applied = async () =>
  (await sql<{ file: string }>`select file from migrations_one order by file`.execute(database.db)).rows.map(
    (row) => row.file,
  );

describe('migrate', () => {
  it('applies files in order, once, also when two start together', async () => {
    await file('0001_a.sql', 'create table a (n int); insert into a values (1);');
    await file('0002_b.sql', 'insert into a values (2);');
    await file('notes.txt', 'not sql');
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await applied()).toEqual(['0001_a.sql', '0002_b.sql']);
    expect((await sql`select n from a order by n`.execute(database.db)).rows).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('leaves nothing of a file that fails, and keeps those before it', async () => {
    await file('0001_a.sql', 'create table a (n int)');
    await file('0002_b.sql', 'insert into a values (1); insert into missing values (1)');
    await expect(run()).rejects.toThrow('migration one/0002_b.sql failed');
    expect(await applied()).toEqual(['0001_a.sql']);
    expect((await sql`select n from a`.execute(database.db)).rows).toEqual([]);
    await file('0002_b.sql', 'insert into a values (1)');
    await run();
    expect(await applied()).toEqual(['0001_a.sql', '0002_b.sql']);
  });

  it.each([
    ['was changed', () => file('0001_a.sql', 'create table other (n int)')],
    ['was removed', () => rm(path.join(folder, '0001_a.sql'))],
    ['has a new one before it', () => file('0000_new.sql', 'select 1')],
  ])('refuses when an applied file %s', async (_name, change) => {
    await file('0001_a.sql', 'create table a (n int)');
    await run();
    await change();
    await expect(run()).rejects.toThrow(/applied migration 0001_a.sql/);
  });

  it('leaves a database of a later release to an earlier one, unless a migration there needs the later one', async () => {
    await file('0001_a.sql', 'create table a (n int)');
    await file('0002_b.sql', 'alter table a add m int');
    const of = (release: string) => migrate(own.url, [{ name: 'one', folder }], { release });
    await of('0.2.0');
    await rm(path.join(folder, '0002_b.sql'));
    await of('0.1.0');
    expect(await applied()).toEqual(['0001_a.sql', '0002_b.sql']);
    await file('0002_b.sql', 'alter table a add m int');
    await file('0003_c.sql', '-- needs release 0.2.0: the releases before write n\nalter table a drop n');
    await of('0.3.0');
    await rm(path.join(folder, '0003_c.sql'));
    await of('0.2.0');
    await rm(path.join(folder, '0002_b.sql'));
    await expect(of('0.1.0')).rejects.toThrow(/brought to release 0\.3\.0 \(0003_c\.sql\).*this is release 0\.1\.0/);
  });

  it('moves rows of every account, whatever row security says', async () => {
    await file(
      '0001_a.sql',
      `create table a (account_id text); alter table a enable row level security; alter table a force row level security;
      create policy by_account on a using (current_setting('leadwright.scope', true) = 'all')`,
    );
    await file('0002_b.sql', `insert into a values ('x'), ('y')`);
    await run();
    expect((await sql`select * from a`.execute(database.db)).rows).toEqual([]);
    expect((await inScope(database.db, 'all', (trx) => sql`select * from a`.execute(trx))).rows).toHaveLength(2);
  });
});

describe('a database session', () => {
  it('has the limits that keep one transaction from holding back every relay', async () => {
    const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings where name in
      ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout', 'synchronous_commit', 'TimeZone')`.execute(
      database.db,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      lock_timeout: '2000',
      statement_timeout: '5000',
      idle_in_transaction_session_timeout: '15000',
      transaction_timeout: '60000',
      synchronous_commit: 'on',
      TimeZone: 'UTC',
    });
  });

  it('reads times to the microsecond', async () => {
    const { rows } = await sql<{ at: string; whole: string }>`
      select timestamptz '2026-01-31 23:59:59.000001Z' as at, timestamptz '2026-02-01 01:00:00+01' as whole`.execute(
      database.db,
    );
    expect([isoFromPostgres(rows[0]?.at ?? ''), isoFromPostgres(rows[0]?.whole ?? '')]).toEqual([
      '2026-01-31T23:59:59.000001Z',
      '2026-02-01T00:00:00.000000Z',
    ]);
  });

  it('outlives being cut, also in the hands of somebody', async () => {
    await database.db.connection().execute(async (held) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
      await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(database.db);
      await expect(sql`select 1`.execute(held)).rejects.toThrow(/connection|ECONNRESET|EPIPE/i);
    });
    // The pool may hand the dead one out once more before it hears of its end.
    const ask = () => sql`select 1 as one`.execute(database.db);
    expect((await ask().catch(ask)).rows).toEqual([{ one: 1 }]);
  });

  it('keeps the scope of a transaction to that transaction', async () => {
    await database.pool.query(
      `create table b (account_id text); alter table b enable row level security; alter table b force row level security`,
    );
    await database.pool.query(`create policy by_account on b using (current_setting('leadwright.scope', true) = 'all'
      or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\\x1f')))`);
    await inScope(database.db, 'all', (trx) => sql`insert into b values ('x'), ('y'), ('z')`.execute(trx));
    const seen = async (scope: string[] | 'all') =>
      (
        await inScope(database.db, scope, (trx) =>
          sql<{ account_id: string }>`select account_id from b order by 1`.execute(trx),
        )
      ).rows.map((row) => row.account_id);
    expect([await seen(['x', 'z']), await seen([]), await seen('all')]).toEqual([['x', 'z'], [], ['x', 'y', 'z']]);
    expect((await sql`select * from b`.execute(database.db)).rows).toEqual([]);
    await expect(inScope(database.db, ['x\u001fy'], async () => 1)).rejects.toThrow(/control character/);
    await expect(inScope(database.db, ['x'], (trx) => sql`insert into b values ('y')`.execute(trx))).rejects.toThrow(
      /row-level security/,
    );
  });
});
