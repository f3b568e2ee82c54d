// What the product takes of PostgreSQL while nobody asks it anything.
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { BUS_READER } from '@leadwright/postgres/provision';
import { topics } from '@leadwright/contracts/topology';
import { sql } from 'kysely';
import { eventually } from './src/eventually.ts';
import { superuserUrl } from './src/invariants/sources.ts';
import { sharedProduct } from './src/product/shared-product.ts';
import { room } from './src/room.ts';

const CONNECTIONS_MAX = 30;
// What each wakes a server process for; 17 a second where this was measured. Before there were wakes it was 58.
const TRANSACTIONS_PER_SECOND_MAX = 30;
const WINDOW_MS = 10_000;
// Longer than a pool keeps what it opened for a busy moment.
const SECONDS_MAX = 60;

let database: Database;
beforeAll(async () => {
  const { dataFolder } = await sharedProduct();
  database = openDatabase(superuserUrl(dataFolder, 'postgres'), { max: 1 });
});
afterAll(() => database.close());

type Sessions = { database: string; role: string; sessions: number };

async function sessions(): Promise<Sessions[]> {
  const { rows } = await sql<Sessions>`select datname as database, usename as role, count(*)::int as sessions
    from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
    group by datname, usename order by datname, usename`.execute(database.db);
  return rows;
}

describe('the product at rest', () => {
  it(`keeps at most ${CONNECTIONS_MAX} connections to its databases`, async () => {
    const total = (rows: Sessions[]): number => rows.reduce((sum, row) => sum + row.sessions, 0);
    const seen = await eventually(sessions, (rows) => total(rows) <= CONNECTIONS_MAX, SECONDS_MAX * room());
    expect(total(seen)).toBeGreaterThan(0);
  });

  it(`asks at most ${TRANSACTIONS_PER_SECOND_MAX} times a second`, async () => {
    const asked = async (): Promise<number> => {
      const { rows } = await sql<{ count: string }>`select sum(xact_commit + xact_rollback) as count
        from pg_stat_database where datname <> 'postgres'`.execute(database.db);
      return Number(rows[0]?.count ?? 0);
    };
    const perSecond = async (): Promise<number> => {
      const [before, began] = [await asked(), performance.now()];
      await pause(WINDOW_MS);
      return (1_000 * ((await asked()) - before)) / (performance.now() - began);
    };
    const isAtRest = (rate: number): boolean => rate <= TRANSACTIONS_PER_SECOND_MAX;
    // Sessions report what they did a moment later, and files before this one leave work behind.
    expect(await eventually(perSecond, isAtRest, SECONDS_MAX * room())).toBeGreaterThan(0);
  });

  it('reads and hears the log of each service on one connection, whoever consumes it', async () => {
    const readers = async (): Promise<Sessions[]> => (await sessions()).filter(({ role }) => role === BUS_READER);
    const expected = Object.keys(topics)
      .sort()
      .map((name) => ({ database: name, role: BUS_READER, sessions: 1 }));
    expect(await eventually(readers, (rows) => rows.length === expected.length)).toEqual(expected);
  });

  it('holds all locks of a service on one connection, and those of its partitions on another', async () => {
    const holders = async (): Promise<number[]> => {
      const { rows } = await sql<{ holders: number }>`select count(distinct pid)::int as holders from pg_locks
        where locktype = 'advisory' and granted group by database`.execute(database.db);
      return rows.map((row) => row.holders);
    };
    // A transaction that writes holds locks too, for a moment.
    const seen = await eventually(
      holders,
      (counts) => counts.length >= Object.keys(topics).length && counts.every((count) => count <= 2),
    );
    expect(seen).toContain(2);
  });
});
