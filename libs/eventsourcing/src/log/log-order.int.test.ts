// Shows why the write protocol exists, and why readers stay below the transaction horizon.
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { contextOf, tallyContract, type TallyEvent } from '../store/event-store.contract.ts';
import { openEventStore, type PostgresEventStore } from '../store/event-store.postgres.ts';
import { eventSourcingMigrations } from '../store/migrations.ts';

const WRITERS = 16;
const ACCOUNTS = 20;
const COMMITS = 1_000;
const ROLLED_BACK = 0.05;
const HIDDEN_MS_MAX = 60_000;

let own: TestDatabase;
let database: Database;
let store: PostgresEventStore<TallyEvent>;
const uncommitted: (() => Promise<void>)[] = [];
beforeEach(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url, { max: WRITERS + 4 });
  store = openEventStore({ ...tallyContract, database, projections: [], logger: createLogger('test', 'silent') });
});
afterEach(async () => {
  await Promise.all(uncommitted.splice(0).map((commit) => commit()));
  await database.close();
  await own.drop();
});

// A small seeded generator, so that a failing run can be reproduced.
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** Appends one event of the account, which thereby gets its position. Returns a function that commits it. */
async function appendUncommitted(accountId: string): Promise<() => Promise<void>> {
  let commit = (): void => undefined;
  const commitRequested = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let committed: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    committed = store.transaction([accountId], async (tx) => {
      await tx.record({ accountId, streamId: 's' }, [{ type: 'Added', points: 1 }], contextOf());
      // The append is pipelined with the next statement.
      await sql`select 1`.execute(tx.db);
      resolve();
      await commitRequested;
    });
    committed.catch(reject);
  });
  const finish = (): Promise<void> => {
    commit();
    return committed;
  };
  uncommitted.push(finish);
  return finish;
}

/** Reads every event after the highest position read so far. This looks right and is wrong. */
function naiveReader(): () => Promise<string[]> {
  let last = '0';
  return async () => {
    const { rows } = await inScope(database.db, 'all', (trx) =>
      sql<{ pos: string; account_id: string }>`select pos, account_id from event_log
        where pos > ${last} order by pos`.execute(trx),
    );
    last = rows.at(-1)?.pos ?? last;
    return rows.map(({ account_id }) => account_id);
  };
}

describe('a reader of the log while events commit in another order than their positions', () => {
  it('reads each of them in order of position, where a reader by highest position loses the late ones', async () => {
    const seen: string[] = [];
    let cursor = '';
    const read = async (): Promise<string[]> => {
      const events = await store.readAll(cursor, 10);
      cursor = events.at(-1)?.position ?? cursor;
      seen.push(...events.map(({ accountId }) => accountId));
      return seen;
    };
    const readNaively = naiveReader();
    const naive: string[] = [];
    const [first, second, third] = [
      await appendUncommitted('first'),
      await appendUncommitted('second'),
      await appendUncommitted('third'),
    ];

    await third();
    naive.push(...(await readNaively()));
    expect(await read()).toEqual([]);
    await first();
    naive.push(...(await readNaively()));
    // An open transaction in another database of this server hides rows while it lasts.
    await eventually(async () => (await read()).length > 0, { deadlineMs: HIDDEN_MS_MAX });
    expect(seen).toEqual(['first']);
    await second();
    naive.push(...(await readNaively()));
    await eventually(async () => (await read()).length === 3, { deadlineMs: HIDDEN_MS_MAX });
    expect(seen).toEqual(['first', 'second', 'third']);
    expect(naive).toEqual(['third']);
  });
});

describe('a reader of the log beside 16 writers', () => {
  it('reads every commit exactly once and in order per account', async () => {
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
    const writers = Promise.all(Array.from({ length: WRITERS }, (_, i) => write(i + 1))).finally(
      () => (state.writing = false),
    );
    await Promise.all([writers, poll()]);

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
  });
});
