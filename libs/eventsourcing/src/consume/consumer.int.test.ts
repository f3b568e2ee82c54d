import { topics } from '@leadwright/contracts/topology';
import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { BillingEventSchema, type BillingEvent } from '@leadwright/contracts/billing/v1/billing_events';
import { until } from '@leadwright/messaging/contract/event-bus.contract';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import { partitionOf } from '@leadwright/messaging/partitions/partition';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import pg from 'pg';
import { recordOf } from '../log/published-event.ts';
import { startConsumer, type Consumer } from './consumer.ts';
import { contextOf, tallyContract, type TallyEvent } from '../store/event-store.contract.ts';
import { createMemoryEventStore } from '../store/event-store.memory.ts';
import { openEventStore } from '../store/event-store.postgres.ts';
import type { EventStore, StoredEvent } from '../event-store.ts';
import { eventSourcingMigrations } from '../store/migrations.ts';
import { ownerOf, type OwnerClient } from './owner-client.ts';
import type { React } from './react-in-order.ts';
import { decoderOf } from './reactions-to.ts';

const logger = createLogger('test', 'silent');
const ownTopic = topics.export;
let own: TestDatabase;
let database: Database;
let bus: EventBus;
let producer: EventStore<TallyEvent>;
let store: EventStore<TallyEvent>;
let consumer: Consumer;
let received: string[];

beforeAll(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});
beforeEach(async () => {
  received = [];
  bus = createMemoryBus();
  producer = createMemoryEventStore(tallyContract);
  store = openEventStore({ ...tallyContract, topic: ownTopic, database, projections: [], logger });
  await inScope(database.db, 'all', (trx) => sql`truncate event_log, head, inbox, parked`.execute(trx));
});
afterEach(async () => {
  await consumer.stop();
  await bus.close();
});

// Repeats are harmless: it only runs for a record that moves the inbox, in the same transaction.
const note: React<BillingEvent> = async ({ accountId, accountSeq, context }, tx) => {
  await tx.record({ accountId, streamId: 'noted' }, [{ type: 'Added', points: accountSeq }], context);
  received.push(`${accountId}/${accountSeq}`);
};
const start = async (
  react: React<BillingEvent> = note,
  more: Partial<{ owner: OwnerClient; schemaV: number }> = {},
): Promise<Consumer> => {
  consumer = await startConsumer({
    service: 'export',
    store,
    bus,
    database,
    topic: tallyContract.topic,
    owner: ownerOf(producer),
    decode: decoderOf(BillingEventSchema),
    react,
    backoffMs: [20],
    logger,
    ...more,
  });
  return consumer;
};
const happen = (accountId: string, count = 1, more = {}): Promise<StoredEvent<TallyEvent>[]> =>
  producer.transaction([accountId], (tx) =>
    tx.record(
      { accountId, streamId: 's' },
      Array.from({ length: count }, (_, i) => ({ type: 'Added' as const, points: i })),
      contextOf(more),
    ),
  );
const publish = (events: StoredEvent[]): Promise<unknown> => bus.publish(events.map(recordOf));
const noted = async (accountId: string): Promise<number[]> =>
  (await store.readAccount(accountId, 0, 100)).map(({ event }) => (event.type === 'Added' ? event.points : 0));
const inbox = async (accountId: string) =>
  (
    await inScope(database.db, 'all', (trx) =>
      sql<{
        last_seq: string;
        blocked: boolean;
      }>`select last_seq, blocked from inbox where account_id = ${accountId}`.execute(trx),
    )
  ).rows[0];

describe('a consumer', () => {
  it('applies each record once, however often it comes, and counts the repeats', async () => {
    await start();
    const events = await happen('a', 5);
    for (const repeat of [events, events.slice(2), events]) await publish(repeat);
    await until(() => consumer.counters.duplicates >= 8);
    expect(await noted('a')).toEqual([1, 2, 3, 4, 5]);
    expect(consumer.counters).toMatchObject({ applied: 5, duplicates: 8, parked: 0 });
  });

  it('does nothing again when its place on the bus is lost', async () => {
    await start();
    await publish(await happen('a', 3));
    await until(() => received.length === 3);
    await consumer.stop();
    await bus.close();
    bus = createMemoryBus();
    await start();
    await publish(await producer.readAccount('a', 0, 10));
    await until(() => consumer.counters.duplicates === 3);
    expect(await noted('a')).toEqual([1, 2, 3]);
  });

  it('fetches missing records from their owner and keeps the order', async () => {
    await start();
    const events = await happen('a', 250);
    await publish(events.slice(0, 2));
    await until(() => received.length === 2);
    await publish(events.slice(249));
    await until(() => consumer.counters.applied === 250);
    expect(received).toEqual(events.map(({ accountSeq }) => `a/${accountSeq}`));
    expect(consumer.counters.gaps).toBe(1);
    expect(await inbox('a')).toEqual({ last_seq: '250', blocked: false });
  });

  it('waits for an owner that is away, and applies nothing behind the gap meanwhile', async () => {
    let away = true;
    let asked = 0;
    const owner = ownerOf(producer);
    await start(note, {
      owner: {
        ...owner,
        account: async (...query) => {
          asked += 1;
          if (away) throw new TransientError('away');
          return owner.account(...query);
        },
      },
    });
    await publish((await happen('a', 3)).slice(2));
    await until(() => asked >= 1);
    expect(received).toEqual([]);
    away = false;
    await until(() => received.length === 3);
    expect(received).toEqual(['a/1', 'a/2', 'a/3']);
  });

  it('parks a record that cannot be handled after three tries; its account waits in order, others flow; redrive mends it', async () => {
    let broken = true;
    let tries = 0;
    await start(async (event, tx) => {
      if (broken && event.accountId === 'bad' && event.accountSeq === 2) {
        tries += 1;
        throw new Error('an invariant does not hold');
      }
      await note(event, tx);
    });
    await publish(await happen('bad', 3));
    await publish(await happen('good', 3));
    await until(async () => (await consumer.listParked()).length === 2 && (await noted('good')).length === 3);
    await publish(await happen('bad', 1));
    await until(async () => (await consumer.listParked()).length === 3);
    expect(await consumer.listParked()).toMatchObject([
      { consumer: 'export.billing', accountId: 'bad', accountSeq: 2, reason: 'an invariant does not hold' },
      { accountSeq: 3, reason: 'the account is blocked' },
      { accountSeq: 4 },
    ]);
    expect([await noted('bad'), await noted('good'), await inbox('bad')]).toEqual([
      [1],
      [1, 2, 3],
      { last_seq: '1', blocked: true },
    ]);
    expect(tries).toBeGreaterThanOrEqual(3);

    await expect(consumer.redrive('bad')).rejects.toThrow('an invariant does not hold');
    expect(await consumer.listParked()).toHaveLength(3);
    broken = false;
    expect(await consumer.redrive('bad')).toBe(3);
    expect([await noted('bad'), await consumer.listParked(), await inbox('bad')]).toEqual([
      [1, 2, 3, 4],
      [],
      { last_seq: '4', blocked: false },
    ]);
    await publish(await happen('bad', 1));
    await until(async () => (await noted('bad')).length === 5);
  });

  it('tries what passes by itself for as long as it takes, and parks nothing', async () => {
    let tries = 0;
    await start(async (event, tx) => {
      if ((tries += 1) < 6) throw new TransientError('the provider is away');
      await note(event, tx);
    });
    await publish(await happen('a', 1));
    await until(() => received.length === 1);
    expect([tries, await consumer.listParked()]).toEqual([6, []]);
  });

  it('undoes a failing batch and repeats it record by record, so that the good ones count once', async () => {
    const rest = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't'];
    const together = rest.filter((name) => partitionOf(name) === partitionOf('a'));
    expect(together.length).toBeGreaterThan(1);
    for (const name of together) await publish(await happen(name, 3));
    let applied = 0;
    await start(async (event, tx) => {
      applied += 1;
      await note(event, tx);
      if (event.accountId === 'a' && event.accountSeq === 3) throw new Error('bad');
    });
    await until(() => consumer.counters.parked === 1 && consumer.counters.applied === together.length * 3 - 1);
    for (const name of together) expect(await noted(name)).toEqual(name === 'a' ? [1, 2] : [1, 2, 3]);
    expect(applied).toBeGreaterThan(together.length * 3);
    expect(consumer.counters.applied).toBe(together.length * 3 - 1);
  });

  it('locks the accounts of a batch sorted, before it reads or writes anything', async () => {
    const first = 'a';
    const second =
      Array.from({ length: 100 }, (_, i) => `b${i}`).find((account) => partitionOf(account) === partitionOf(first)) ??
      '';
    const name = (account: string) => `${ownTopic}:${account}`;
    const other = new pg.Client({ connectionString: own.superuserUrl });
    await other.connect();
    await other.query('select pg_advisory_lock(hashtextextended($1, 0))', [name(second)]);
    // One batch, the later account first.
    await publish([...(await happen(second, 1)), ...(await happen(first, 1))]);
    await start();
    const locks = async () =>
      (
        await other.query<{ granted: boolean; xid: string | null }>(
          `select granted, backend_xid as xid from pg_locks join pg_stat_activity using (pid)
         where datname = $1 and locktype = 'advisory' and pid <> pg_backend_pid()
           and (classid::bigint << 32 | objid::bigint) in (hashtextextended($2, 0), hashtextextended($3, 0)) order by granted`,
          [own.name, name(first), name(second)],
        )
      ).rows;
    await until(async () => (await locks()).length === 2);
    expect(await locks()).toEqual([
      { granted: false, xid: null },
      { granted: true, xid: null },
    ]);
    await other.query('select pg_advisory_unlock_all()');
    await other.end();
    await until(() => received.length === 2);
  });

  it('passes over a case it does not know, and counts it', async () => {
    await start();
    const [known] = await happen('a', 1);
    if (!known) throw new Error('nothing happened');
    const message = fromBinary(BillingEventSchema, known.message);
    const unknown = toBinary(BillingEventSchema, { ...message, event: { case: undefined } });
    await publish([{ ...known, message: unknown }, ...(await happen('a', 1))]);
    await until(() => consumer.counters.applied === 1);
    expect([received, consumer.counters.unknown, await inbox('a')]).toEqual([
      ['a/2'],
      1,
      { last_seq: '2', blocked: false },
    ]);
  });

  it('stops at a newer schema than it knows, parks nothing and says so', async () => {
    producer = createMemoryEventStore({ ...tallyContract, schemaV: 2 });
    await start();
    await publish(await happen('a', 1));
    await until(() => !consumer.health().ok);
    expect([received, await consumer.listParked(), await consumer.lag()]).toEqual([[], [], 1]);
    expect(consumer.health().detail).toMatch(/schema 2, known is 1/);
    await consumer.stop();
    await start(note, { schemaV: 2 });
    await until(() => received.length === 1);
  });

  it('gives what a reaction appends its cause, its chain of causes and the trace', async () => {
    await start();
    const [cause] = await happen('a', 1, { onBehalfOf: 'person-2', traceparent: '00-t-s-01' });
    await publish(cause ? [cause] : []);
    await until(() => consumer.counters.applied === 1);
    const [effect] = await store.readAccount('a', 0, 1);
    expect(effect).toMatchObject({
      actorId: 'service:export',
      onBehalfOf: 'person-2',
      correlationId: 'click-1',
      causationId: cause?.eventId,
      traceparent: '00-t-s-01',
    });
  });
});
