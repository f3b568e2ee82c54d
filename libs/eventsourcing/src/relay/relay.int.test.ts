import { until } from '@leadwright/messaging/contract/event-bus.contract';
import type { BusRecord } from '@leadwright/messaging/event-bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { openHeldLocks, type HeldLocks } from '@leadwright/postgres/held-lock';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { contextOf, tallyContract, type TallyEvent } from '../store/event-store.contract.ts';
import { openEventStore, type PostgresEventStore } from '../store/event-store.postgres.ts';
import { eventSourcingMigrations } from '../store/migrations.ts';
import { startRelay } from './relay.ts';

const logger = createLogger('test', 'silent');
let own: TestDatabase;
let database: Database;
let store: PostgresEventStore<TallyEvent>;
let sent: BusRecord[];
const bus = (publish?: (records: BusRecord[]) => void) => ({
  publish: async (records: BusRecord[]) => {
    publish?.(records);
    sent.push(...records);
    return [];
  },
});
const opened: HeldLocks[] = [];
/** As another process of the service has it: with locks of its own. */
function start(publish?: (records: BusRecord[]) => void, more: { store?: typeof store; restMs?: number } = {}) {
  const locks = openHeldLocks(own.url);
  opened.push(locks);
  return startRelay({ database, locks, store, bus: bus(publish), logger, ...more });
}
/** The store of another process: what it appends wakes no relay of this one. */
const otherStore = () => openEventStore({ ...tallyContract, database, projections: [], logger });
const NEVER_MS = 3_600_000;
const append = (accountId: string, count = 1, into = store) =>
  into.transaction([accountId], (tx) =>
    tx.record(
      { accountId, streamId: 's' },
      Array.from({ length: count }, () => ({ type: 'Added' as const, points: 1 })),
      contextOf({ traceparent: '00-t-s-01' }),
    ),
  );
const seqs = (accountId: string) =>
  sent.filter((record) => record.accountId === accountId).map(({ accountSeq }) => accountSeq);

beforeEach(async () => {
  sent = [];
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url, { max: 6 });
  store = openEventStore({ ...tallyContract, database, projections: [], logger });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((locks) => locks.close()));
  await database.close();
  await own.drop();
});

describe('the relay', () => {
  it('publishes every stored event in order, with its hashes and trace in the headers', async () => {
    await append('a', 3);
    const relay = start();
    await append('b', 2);
    await relay.flush();
    await relay.stop();
    expect([seqs('a'), seqs('b')]).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
    const [first] = await store.readAccount('a', 0, 1);
    expect(sent[0]).toEqual({
      topic: tallyContract.topic,
      accountId: 'a',
      accountSeq: 1,
      eventId: first?.eventId,
      value: first?.message,
      headers: {
        type: 'Added',
        'schema-v': '1',
        traceparent: '00-t-s-01',
        'prev-hash': '00'.repeat(32),
        hash: Buffer.from(first?.hash ?? []).toString('hex'),
      },
    });
  });

  it('publishes a batch again if the cursor did not move after it, and loses nothing', async () => {
    await append('a', 2);
    let failures = 2;
    const relay = start((records) => {
      if (failures-- > 0) {
        sent.push(...records);
        throw new Error('sent, but the answer was lost');
      }
    });
    await until(() => sent.length >= 6);
    await relay.flush();
    await relay.stop();
    expect(seqs('a')).toEqual([1, 2, 1, 2, 1, 2]);
  });

  it('resumes where the previous relay stopped', async () => {
    await append('a', 2);
    const first = start();
    await first.flush();
    await first.stop();
    await append('a', 1);
    const second = start();
    await second.flush();
    await second.stop();
    expect(seqs('a')).toEqual([1, 2, 3]);
  });

  it('runs once per topic; a standby takes over when the active relay stops', async () => {
    const first = start();
    await until(() => first.health().detail === 'publishing');
    const second = start();
    await until(() => second.health().detail === 'standby: another relay publishes');
    await append('a', 5);
    await first.flush();
    expect(seqs('a')).toEqual([1, 2, 3, 4, 5]);
    await first.stop();
    await append('a', 1);
    await until(() => sent.length === 6);
    await second.stop();
    expect(seqs('a')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('rests, and is woken by what this process appends', async () => {
    const relay = start(undefined, { restMs: NEVER_MS });
    await relay.flush();
    for (const count of [1, 2, 3]) {
      await append('a');
      await until(() => seqs('a').length === count);
    }
    await relay.stop();
  });

  it('rests, and is woken by what a process with a standby appends', async () => {
    const active = start(undefined, { restMs: NEVER_MS });
    await until(() => active.health().detail === 'publishing');
    await active.flush();
    const other = otherStore();
    const standby = start(undefined, { store: other, restMs: NEVER_MS });
    await until(() => standby.health().detail === 'standby: another relay publishes');
    for (const count of [1, 2, 3]) {
      await append('a', 1, other);
      await until(() => seqs('a').length === count);
    }
    expect(standby.health().detail).toBe('standby: another relay publishes');
    await standby.stop();
    await active.stop();
  });

  it('looks by itself now and then, for what a process appended that ended before it said so', async () => {
    const relay = start(undefined, { restMs: 50 });
    await relay.flush();
    await append('a', 1, otherStore());
    await until(() => seqs('a').length === 1);
    await relay.stop();
  });

  it('waits for an earlier open transaction instead of skipping what it will commit', async () => {
    const relay = start();
    let commit: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (commit = resolve));
    let inside: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (inside = resolve));
    const slow = store.transaction(['slow'], async (tx) => {
      await tx.record({ accountId: 'slow', streamId: 's' }, [{ type: 'Added', points: 1 }], contextOf());
      // The event is sent without waiting: only after a later answer has the server surely taken its place in the order.
      await sql`select`.execute(await tx.written());
      inside();
      await held;
    });
    await begun;
    await append('quick');
    await relay.flush(300);
    expect(sent).toEqual([]);
    commit();
    await slow;
    await relay.flush();
    await relay.stop();
    expect(sent.map(({ accountId }) => accountId)).toEqual(['slow', 'quick']);
  });

  it('deletes answers to commands after 30 days, and no younger ones', async () => {
    for (const key of ['old', 'young'])
      await store.once('a', { key, request: 1 }, () => Promise.resolve({ status: 200, body: key }));
    await inScope(database.db, 'all', (trx) =>
      sql`update command_log set at = now() - interval '31 days' where key = 'old'`.execute(trx),
    );
    const relay = start();
    await relay.flush();
    const keys = async () =>
      (await inScope(database.db, 'all', (trx) => sql<{ key: string }>`select key from command_log`.execute(trx))).rows;
    await until(async () => (await keys()).length < 2);
    await relay.stop();
    expect(await keys()).toEqual([{ key: 'young' }]);
  });

  it('restarts when its database session breaks', async () => {
    const relay = start();
    await append('a');
    await relay.flush();
    const superuser = openDatabase(own.superuserUrl, { max: 1 });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${own.name} and pid <> pg_backend_pid()`.execute(
      superuser.db,
    );
    await superuser.close();
    await until(() =>
      append('a').then(
        () => true,
        () => false,
      ),
    );
    await until(() => seqs('a').includes(2));
    await relay.stop();
    expect(relay.health().ok).toBe(true);
  });
});
