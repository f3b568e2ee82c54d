import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { openDatabase, type Database } from './database.ts';
import { recordset, type ColumnType } from './recordset.ts';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await testDatabase();
  database = openDatabase(own.url, { max: 1 });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

async function read(type: ColumnType, values: unknown[], shown = sql`value`): Promise<unknown[]> {
  const rows = values.map((value) => ({ value }));
  const answer = await sql<{
    shown: unknown;
  }>`select ${shown} as shown from ${recordset('given', rows, { value: type })}`.execute(database.db);
  return answer.rows.map((row) => row.shown);
}

const asText = sql`value::text`;

describe('rows as a parameter', () => {
  it.each<[ColumnType, unknown[]]>([
    ['text', ['', 'account-1', 'Zoë 🐘 "quoted" \\ {a,b}', 'x'.repeat(40_000), null]],
    ['int4', [0, 1, -1, 2 ** 31 - 1, -(2 ** 31), null]],
    ['uuid', ['01a209a1-ad7b-70b5-b159-443d9ccb9226', null]],
    ['bytea', [Buffer.from([]), Buffer.from([0, 255, 92]), Buffer.alloc(50_000, 7), null]],
    ['jsonb', [{ a: [1, 'é', null], b: {} }, 'text', 5, true, null]],
  ])('come as they were given: %s', async (type, values) => {
    expect(await read(type, values)).toEqual(values);
  });

  it('come as they were given: int8', async () => {
    const values = [0, 1, -1, 2 ** 32, -(2 ** 32) - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, null];
    expect(await read('int8', values)).toEqual(values.map((value) => (value === null ? null : String(value))));
  });

  it('have the time that the server reads in the same text', async () => {
    const times = [
      '2026-11-23T18:18:40.312778Z',
      '2000-01-01T00:00:00.000000Z',
      '1999-12-31T23:59:59.999999Z',
      '1969-12-31T23:59:59.5Z',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999999Z',
    ];
    const { rows } = await sql<{ time: string }>`select time::timestamptz::text as time
      from unnest(${times}::text[]) as given (time)`.execute(database.db);
    expect(await read('timestamptz', times, asText)).toEqual(rows.map(({ time }) => time));
  });

  it('keep their order and their columns, and undefined is null', async () => {
    const rows = [{ n: 2, name: 'b' }, { n: 1 }, { n: 3, name: undefined }];
    const answer = await sql`select * from ${recordset('given', rows, { n: 'int4', name: 'text' })}`.execute(
      database.db,
    );
    expect(answer.rows).toEqual([
      { n: 2, name: 'b' },
      { n: 1, name: null },
      { n: 3, name: null },
    ]);
  });

  it('may be none', async () => {
    expect(await read('text', [])).toEqual([]);
  });

  it.each([1, 3])('let the server keep one plan, also for %d rows in a large table', async (count) => {
    await database.db.transaction().execute(async (trx) => {
      await sql`create temporary table account (id text primary key, version int8) on commit drop`.execute(trx);
      await sql`insert into account select 'account-' || n, n from generate_series(1, 2000) as n`.execute(trx);
      await sql`analyze account`.execute(trx);
      const given = Array.from({ length: count }, (_, n) => ({ id: `account-${n}`, version: n }));
      for (let times = 0; times < 12; times++)
        await sql`update account set version = given.version
          from ${recordset('given', given, { id: 'text', version: 'int8' })}
          cross join lateral (select ctid as place from account where id = given.id limit 1) as found
          where account.ctid = found.place`.execute(trx);
      const { rows } = await sql<{ planned: number }>`select custom_plans::int as planned from pg_prepared_statements
        where statement like 'update account set version%'`.execute(trx);
      // The server looks at five before it keeps one.
      expect(rows).toEqual([{ planned: 5 }]);
    });
  });

  it.each<[ColumnType, unknown, string]>([
    ['uuid', 'account-1', 'not a uuid: account-1'],
    ['int8', 1.5, 'not a whole number: 1.5'],
    ['int8', 2 ** 53, 'not a whole number: 9007199254740992'],
    ['int4', 2 ** 31, 'out of range'],
    ['timestamptz', '2026-11-23', 'not a time in UTC: 2026-11-23'],
    ['timestamptz', '2026-13-01T00:00:00Z', 'not a time in UTC: 2026-13-01T00:00:00Z'],
    ['timestamptz', '2026-02-30T00:00:00Z', 'not a time in UTC: 2026-02-30T00:00:00Z'],
    ['timestamptz', '2026-01-01T00:00:00.1234567Z', 'not a time in UTC: 2026-01-01T00:00:00.1234567Z'],
  ])('are refused before they are sent: %s %s', (type, value, problem) => {
    expect(() => recordset('given', [{ value }], { value: type })).toThrow(problem);
  });
});
