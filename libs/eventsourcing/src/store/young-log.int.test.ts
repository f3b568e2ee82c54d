// The rows that the hot reads touch on a table without statistics: it was never analysed, and the planner may
// prefer another index at each size.
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql, type Kysely } from 'kysely';
import { contextOf, tallyContract, type TallyEvent } from './event-store.contract.ts';
import { openEventStore, type PostgresEventStore } from './event-store.postgres.ts';
import { isEndOfLog, readInOrder, readLog } from '../log/log-order.ts';
import { lookupStatement } from './log-writer.postgres.ts';
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
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url);
  // On a busy machine the server analyses the table while a test fills it.
  await sql`alter table event_log set (autovacuum_enabled = false)`.execute(database.db);
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
    // Open transactions in other databases of this server hide newer rows for a moment.
    await eventually(async () => expect(await store.readAll('', 1_000)).toHaveLength(STEP * size));
    results.push(await work());
  }
  return results;
}

/** Counts the rows of the log that these reads touch. */
async function rowsRead(trx: Kysely<unknown>, reads: () => Promise<void>): Promise<number> {
  // The session's counters may still include rows of earlier transactions, so subtract a first reading.
  const before = await counted(trx);
  // A cached plan from another size would hide the planner's choice at this size.
  await sql`discard plans`.execute(trx);
  await reads();
  return (await counted(trx)) - before;
}

async function counted(trx: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ read: string }>`select seq_tup_read + coalesce(idx_tup_fetch, 0) as read
    from pg_stat_xact_user_tables where relname = 'event_log'`.execute(trx);
  return Number(rows[0]?.read ?? 0);
}

describe('a log without statistics', () => {
  it('costs a command one row to read, however many events the account has', async () => {
    const read = await atEachSize(() =>
      inScope(database.db, [full.accountId], (trx) =>
        rowsRead(trx, async () => {
          await lookupStatement(topic, [{ stream: full, causes: [] }]).execute(trx);
        }),
      ),
    );
    expect(read).toEqual(each(1));
  });

  it('costs the first command of a stream no row of the streams beside it', async () => {
    const lookups = [full, { accountId: 'new', streamId: 'new' }].map((stream) => ({ stream, causes: [] }));
    const read = await atEachSize(() =>
      inScope(database.db, [full.accountId, 'new'], (trx) =>
        rowsRead(trx, async () => {
          await lookupStatement(topic, lookups).execute(trx);
        }),
      ),
    );
    expect(read).toEqual(each(1));
  });

  it('is read one page at a time, however many events follow the cursor', async () => {
    const read = await atEachSize(() =>
      readInOrder(database.db, (trx) =>
        rowsRead(trx, async () => {
          expect(await readLog(trx, topic, '', { limit: PAGE })).toHaveLength(PAGE);
        }),
      ),
    );
    expect(read).toEqual(each(PAGE));
  });

  it('is read up to the byte limit of a page, plus one event', async () => {
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
    // The running sum reads one row more than the page.
    expect(read).toEqual(each(1 + 4 * (PAGE + 1)));
  });

  it('is not scanned to find that no event follows the last', async () => {
    const read = await atEachSize(async () => {
      const all = await store.readAll('', 1_000);
      return readInOrder(database.db, (trx) =>
        rowsRead(trx, async () => {
          expect(await isEndOfLog(trx, topic, all.at(-1)?.position ?? '')).toBe(true);
          expect(await isEndOfLog(trx, topic, all.at(-2)?.position ?? '')).toBe(false);
        }),
      );
    });
    expect(Math.max(...read)).toBeLessThanOrEqual(1);
  });
});
