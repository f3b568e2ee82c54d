// Shows why the write protocol exists, and why readers stay below the transaction horizon.
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { migrate } from '@leadwright/postgres/migrate';
import { readScoped } from '@leadwright/postgres/scope';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { contextOf, tallyContract } from '../store/event-store.contract.ts';
import { openEventStore } from '../store/event-store.postgres.ts';
import { eventSourcingMigrations } from '../store/migrations.ts';

const WRITERS = 16;
const ACCOUNTS = 20;
const COMMITS = 4_000;
const ROLLED_BACK = 0.05;
const HIDDEN_MS_MAX = 10_000;

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await testDatabase();
  await migrate(own.url, [eventSourcingMigrations(repositoryRoot)]);
  database = openDatabase(own.url, { max: WRITERS + 4 });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

// A small seeded generator, so that a failing run can be reproduced.
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

describe('a reader of the log beside 16 writers', () => {
  it('reads every commit exactly once and in order per account, where a reader by highest position loses some', async () => {
    const store = openEventStore({
      ...tallyContract,
      database,
      projections: [],
      logger: createLogger('test', 'silent'),
    });
    const state = { started: 0, committed: 0, rolledBack: 0, writing: true };

    const write = async (seed: number): Promise<void> => {
      const random = seeded(seed);
      while (state.started < COMMITS) {
        state.started += 1;
        const accountId = `account-${Math.floor(random() * ACCOUNTS)}`;
        for (let done = false; !done;) {
          const rollBack = random() < ROLLED_BACK;
          done = await store
            .transaction([accountId], async (tx) => {
              await tx.record({ accountId, streamId: 's' }, [{ type: 'Added', points: 1 }], contextOf());
              if (rollBack) throw new Error('rolled back');
              return true;
            })
            .catch(() => false);
          if (done) state.committed += 1;
          else state.rolledBack += 1;
        }
      }
    };
    const seen: { accountId: string; accountSeq: number }[] = [];
    const poll = async (): Promise<void> => {
      let lastChange = Date.now();
      // An open transaction in another database may hide rows for a while; a lost row stays lost.
      for (let cursor = ''; seen.length < COMMITS && Date.now() - lastChange < HIDDEN_MS_MAX;) {
        const events = await store.readAll(cursor, 500);
        seen.push(...events);
        if (events.length > 0 || state.writing) lastChange = Date.now();
        cursor = events.at(-1)?.position ?? cursor;
      }
    };
    const naive = new Set<string>();
    const pollNaively = async (): Promise<void> => {
      for (let last = '0'; state.writing;) {
        const { rows } = await readScoped(database.db, 'all', (trx) =>
          sql<{ pos: string }>`select pos from event_log where pos > ${last} order by pos limit 500`.execute(trx),
        );
        for (const { pos } of rows) naive.add((last = pos));
      }
    };
    const writers = Promise.all(Array.from({ length: WRITERS }, (_, i) => write(i + 1))).finally(
      () => (state.writing = false),
    );
    await Promise.all([writers, poll(), pollNaively()]);

    expect(state.committed).toBe(COMMITS);
    expect(state.rolledBack).toBeGreaterThan(COMMITS * ROLLED_BACK * 0.5);
    const lasts = new Map<string, number>();
    let inversions = 0;
    for (const { accountId, accountSeq } of seen) {
      if (accountSeq !== (lasts.get(accountId) ?? 0) + 1) inversions += 1;
      lasts.set(accountId, accountSeq);
    }
    expect({ seen: seen.length, accounts: lasts.size, inversions }).toEqual({
      seen: COMMITS,
      accounts: ACCOUNTS,
      inversions: 0,
    });
    // Another page would not find them: their positions are lower than its cursor.
    expect(COMMITS - naive.size).toBeGreaterThan(0);
  });
});
