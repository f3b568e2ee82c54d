// Repeats, parking and redrive without a bus: the handler is called as a bus would call it, so that nothing
// here depends on time.
import { topics } from '@leadwright/contracts/topology';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import type { ReceivedRecord, OnRecords, Outcome } from '@leadwright/messaging/event-bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { setScope } from '@leadwright/postgres/scope';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { startConsumer, type Consumer } from './consumer.ts';
import { contextOf, tallyContract } from '../store/event-store.contract.ts';
import { createMemoryEventStore } from '../store/event-store.memory.ts';
import { openEventStore } from '../store/event-store.postgres.ts';
import { eventSourcingMigrations } from '../store/migrations.ts';
import { ownerOf } from './owner-client.ts';
import { decoderOf } from './reactions-to.ts';
import { recordOf } from './repair-gap.ts';

const logger = createLogger('test', 'silent');
const producer = createMemoryEventStore(tallyContract);
let own: TestDatabase;
let database: Database;
let consumer: Consumer;
let onRecords: OnRecords;
let bad: (record: { accountId: string; accountSeq: number }) => boolean = () => false;
let applied: string[] = [];
let batches: 'taken' | 'none' = 'none';
// A repeat is harmless: it only runs for records that move the inbox, in the same transaction.
const reactToAll = async (events: readonly { accountId: string; accountSeq: number }[]): Promise<void> => {
  if (events.some(bad)) throw new Error('an invariant does not hold');
  applied.push(events.map(({ accountId, accountSeq }) => `${accountId}/${accountSeq}`).join('+'));
};

beforeAll(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url);
  const now = (): number => Date.now();
  consumer = await startConsumer({
    service: 'export',
    database,
    topic: tallyContract.topic,
    owner: ownerOf(producer),
    logger,
    backoffMs: [0],
    store: openEventStore({ ...tallyContract, topic: topics.export, database, projections: [], logger }),
    bus: {
      consume: async (subscription) => {
        onRecords = subscription.onRecords;
        return {
          pause: () => undefined,
          seek: async () => undefined,
          lag: async () => 0,
          drain: async () => true,
          stop: async () => undefined,
          health: () => ({ lastProgressAt: now(), lastHeartbeatAt: now(), assigned: 1, restarts: 0 }),
        };
      },
    },
    decode: decoderOf(BillingEventSchema),
    // A repeat is harmless: it only runs for a record that moves the inbox, in the same transaction.
    react: async ({ accountId, accountSeq }) => {
      if (bad({ accountId, accountSeq })) throw new Error('an invariant does not hold');
      applied.push(`${accountId}/${accountSeq}`);
    },
    reactToBatch: () => (batches === 'taken' ? reactToAll : undefined),
  });
});
afterAll(async () => {
  await consumer.stop();
  await database.close();
  await own.drop();
});

async function happened(accountId: string, count: number, owner = producer): Promise<ReceivedRecord[]> {
  await owner.transaction([accountId], (tx) =>
    tx.record(
      { accountId, streamId: 's' },
      Array.from({ length: count }, () => ({ type: 'Added' as const, points: 1 })),
      contextOf(),
    ),
  );
  const { events } = await ownerOf(owner).account(tallyContract.topic, accountId, 0, 100);
  return events.map((event) => recordOf(tallyContract.topic, event));
}

async function oneByOne(records: ReceivedRecord[]): Promise<Outcome['kind'][]> {
  const outcomes: Outcome['kind'][] = [];
  for (const record of records) outcomes.push((await onRecords([record])).kind);
  return outcomes;
}

/** The first of three is parked; answers all three. */
async function parked(accountId: string): Promise<ReceivedRecord[]> {
  const records = await happened(accountId, 3);
  const [first, ...others] = records;
  if (!first) throw new Error('nothing happened');
  applied = [];
  bad = (record) => record.accountId === accountId;
  expect(await oneByOne([first, first, first])).toEqual(['retry', 'retry', 'park']);
  bad = () => false;
  expect(await oneByOne(others)).toEqual(['done', 'done']);
  return records;
}

const waiting = async (account: string): Promise<number[]> =>
  (await consumer.listParked()).filter(({ accountId }) => accountId === account).map(({ accountSeq }) => accountSeq);

describe('a record that comes again', () => {
  it('does nothing, alone or in a batch, also behind newer ones', async () => {
    const records = await happened('again', 4);
    applied = [];
    for (const batch of [records, records, records.slice(1, 3)])
      expect(await onRecords(batch)).toEqual({ kind: 'done' });
    expect(await oneByOne(records)).toEqual(['done', 'done', 'done', 'done']);
    expect(applied).toEqual(['again/1', 'again/2', 'again/3', 'again/4']);
  });
});

describe('a batch that a reaction takes together', () => {
  beforeEach(() => {
    batches = 'taken';
    applied = [];
  });
  afterEach(() => {
    batches = 'none';
    bad = () => false;
  });

  it('moves each account, and leaves out what is known already', async () => {
    const [one, other] = [await happened('one', 2), await happened('other', 2)];
    expect(await onRecords([...one, ...other])).toEqual({ kind: 'done' });
    expect(await onRecords([...one, ...(await happened('one', 1)), ...other])).toEqual({ kind: 'done' });
    expect(applied).toEqual(['one/1+one/2+other/1+other/2', 'one/3']);
  });

  it('is undone where one of it is bad, and comes again record by record, so that only the bad one is parked', async () => {
    const records = [...(await happened('fine', 2)), ...(await happened('spoilt', 2))];
    bad = ({ accountId, accountSeq }) => accountId === 'spoilt' && accountSeq === 2;
    expect(await onRecords(records)).toEqual({ kind: 'retry', afterMs: 0 });
    expect(applied).toEqual([]);
    expect(await oneByOne([...records, ...records.slice(3), ...records.slice(3)])).toEqual([
      ...['done', 'done', 'done', 'retry'],
      ...['retry', 'park'],
    ]);
    expect([applied, await waiting('spoilt')]).toEqual([['fine/1', 'fine/2', 'spoilt/1'], [2]]);
    bad = () => false;
    expect(await consumer.redrive('spoilt')).toBe(1);
    expect(applied.at(-1)).toBe('spoilt/2');
  });
});

describe('a record that cannot be handled', () => {
  it('is tried three times and parked, and its account waits behind it in order', async () => {
    const records = await parked('blocked');
    expect(await oneByOne(records)).toEqual(['done', 'done', 'done']);
    expect([applied, await waiting('blocked')]).toEqual([[], [1, 2, 3]]);
  });

  it('is replayed with what waited behind it, in order, and then its account goes on', async () => {
    await parked('mended');
    expect(await consumer.redrive('mended')).toBe(3);
    expect([applied, await waiting('mended')]).toEqual([['mended/1', 'mended/2', 'mended/3'], []]);
    expect(await oneByOne((await happened('mended', 1)).slice(3))).toEqual(['done']);
    expect(applied.at(-1)).toBe('mended/4');
  });

  it('holds back no other account', async () => {
    await parked('bad');
    expect(await oneByOne(await happened('good', 2))).toEqual(['done', 'done']);
    expect(applied).toEqual(['good/1', 'good/2']);
  });
});

describe('a log that was restored to an earlier moment and went on from there', () => {
  /** Three events are received; their owner then has others under the same numbers, and one more. */
  const restored = async (accountId: string): Promise<ReceivedRecord[]> => {
    expect(await onRecords(await happened(accountId, 3))).toEqual({ kind: 'done' });
    applied = [];
    return happened(accountId, 4, createMemoryEventStore(tallyContract));
  };

  it.each([
    ['first', 'the last number that was received', 2],
    ['next', 'the number after it', 3],
  ])('blocks the account in place of mixing both histories: %s seen at %s', async (_, __, from) => {
    const accountId = `other-past-${from}`;
    const others = await restored(accountId);
    expect(await onRecords([...others.slice(from), ...(await happened(`beside-${from}`, 1))])).toEqual({
      kind: 'done',
    });
    expect(applied).toEqual([`beside-${from}/1`]);
    const [stream] = (await consumer.listBlocked()).filter((blocked) => blocked.accountId === accountId);
    expect(stream).toMatchObject({
      lastSeq: 3,
      first: { accountSeq: from + 1, reason: expect.stringContaining('another event 3') as unknown as string },
    });
  });

  it('is not forgotten by a redrive', async () => {
    await onRecords(await restored('insisted'));
    await expect(consumer.redrive('insisted')).rejects.toThrow(/another event 3/);
    expect(applied).toEqual([]);
  });

  it('is not suspected where the release before this one moved the inbox without a hash', async () => {
    await onRecords(await happened('mixed', 2));
    await database.db.transaction().execute(async (trx) => {
      await setScope(trx, 'all');
      await sql`update inbox set last_seq = 3 where account_id = 'mixed'`.execute(trx);
    });
    applied = [];
    const records = await happened('mixed', 3);
    expect(await onRecords(records.slice(3))).toEqual({ kind: 'done' });
    expect(applied).toEqual(['mixed/4', 'mixed/5']);
  });
});
