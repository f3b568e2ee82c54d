// What the hot reads touch, however little the planner knows of the log: these tables were never
// analysed, and at each size another index may seem the cheapest.
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { migrate } from '@leadwright/postgres/migrate';
import { readScoped } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql, type Kysely } from 'kysely';
import { contextOf, tallyContract, type TallyEvent } from './event-store.contract.ts';
import { openEventStore, type PostgresEventStore } from './event-store.postgres.ts';
import { isLast, readInOrder, readLog } from '../log/log-order.ts';
import { lookStatement } from './log-writer.postgres.ts';
import { eventSourcingMigrations } from './migrations.ts';

const SIZES = 12;
const STEP = 40;
const PAGE = 10;
const { topic } = tallyContract;
const full = { accountId: 'full', streamId: 's' };
const each = <Value>(value: Value): Value[] => Array.from({ length: SIZES }, () => value);

let own: TestDatabase;
let database: Database;
let store: PostgresEventStore<TallyEvent>;
beforeEach(async () => {
  own = await testDatabase();
  await migrate(own.url, [eventSourcingMigrations(repositoryRoot)]);
  database = openDatabase(own.url);
  store = openEventStore({ ...tallyContract, database, projections: [], logger: createLogger('test', 'silent') });
});
afterEach(async () => {
  await database.close();
  await own.drop();
});

/** Runs the work at 40, 80, … 480 events of one account. */
async function atEachSize<Result>(work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let size = 1; size <= SIZES; size++) {
    await store.transaction([full.accountId], (tx) =>
      tx.record(
        full,
        Array.from({ length: STEP }, () => ({ type: 'Added' as const, points: 1 })),
        contextOf(),
      ),
    );
    // Other databases of this server have open transactions, which hide what is above them for a moment.
    await eventually(async () => expect(await store.readAll('', 1_000)).toHaveLength(STEP * size));
    results.push(await work());
  }
  return results;
}

/** Rows of the log that these reads touch. */
async function rowsRead(trx: Kysely<unknown>, reads: () => Promise<void>): Promise<number> {
  // What a session has not yet handed in from earlier transactions counts along.
  const before = await counted(trx);
  // A plan that was made at another size would hide the choice at this one.
  await sql`discard plans`.execute(trx);
  await reads();
  return (await counted(trx)) - before;
}

async function counted(trx: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ read: string }>`select seq_tup_read + coalesce(idx_tup_fetch, 0) as read
    from pg_stat_xact_user_tables where relname = 'event_log'`.execute(trx);
  return Number(rows[0]?.read ?? 0);
}

describe('a log that no statistics tell of', () => {
  it('is read in one row before a command, however many events the account has', async () => {
    const read = await atEachSize(() =>
      readScoped(database.db, [full.accountId], (trx) =>
        rowsRead(trx, async () => {
          await lookStatement(topic, [{ stream: full, causes: [] }]).execute(trx);
        }),
      ),
    );
    expect(read).toEqual(each(1));
  });

  it('is read a page at a time, however much stands behind the cursor', async () => {
    const read = await atEachSize(() =>
      readInOrder(database.db, (trx) =>
        rowsRead(trx, async () => {
          expect(await readLog(trx, topic, '', { limit: PAGE })).toHaveLength(PAGE);
        }),
      ),
    );
    expect(read).toEqual(each(PAGE));
  });

  it('is read as far as the bytes of a page go, and always one event further', async () => {
    const read = await atEachSize(() =>
      readInOrder(database.db, (trx) =>
        rowsRead(trx, async () => {
          const [{ message: { length: size } } = { message: [] }] = await readLog(trx, topic, '', { limit: 1 });
          for (const [bytesMax, rows] of [
            [1, 1],
            [size, 1],
            [size + 1, 2],
            [4 * size, 4],
          ]) {
            expect(await readLog(trx, topic, '', { limit: PAGE, bytesMax: bytesMax ?? 0 })).toHaveLength(rows ?? 0);
          }
        }),
      ),
    );
    // The running sum of a page looks one row ahead.
    expect(read).toEqual(each(1 + 4 * (PAGE + 1)));
  });

  it('is not read through to see that nothing stands behind its end', async () => {
    const read = await atEachSize(async () => {
      const all = await store.readAll('', 1_000);
      return readInOrder(database.db, (trx) =>
        rowsRead(trx, async () => {
          expect(await isLast(trx, topic, all.at(-1)?.position ?? '')).toBe(true);
          expect(await isLast(trx, topic, all.at(-2)?.position ?? '')).toBe(false);
        }),
      );
    });
    expect(Math.max(...read)).toBeLessThanOrEqual(1);
  });
});
