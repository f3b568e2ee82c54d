import { topics } from '@leadwright/contracts/topology';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { openHeldLocks } from '@leadwright/postgres/held-lock';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createMetrics, type Metrics } from '@leadwright/runtime/telemetry/metrics';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { recordOf } from '../log/published-event.ts';
import type { React } from '../consume/react-in-order.ts';
import { startConsumer, type Consumer } from '../consume/consumer.ts';
import { eventMetrics, watchEvents } from './event-metrics.ts';
import { contextOf, tallyContract, type TallyEvent } from '../store/event-store.contract.ts';
import { createMemoryEventStore } from '../store/event-store.memory.ts';
import { openEventStore } from '../store/event-store.postgres.ts';
import type { EventStore, StoredEvent } from '../event-store.ts';
import { eventSourcingMigrations } from '../store/migrations.ts';
import type { TopicMessage } from '../consume/received.ts';
import { ownerOf } from '../consume/owner-client.ts';
import { decoderOf } from '../consume/reactions-to.ts';
import { startRelay } from '../relay/relay.ts';

const logger = createLogger('test', 'silent');
const ownTopic = topics.export;
let own: TestDatabase;
let database: Database;
let bus: EventBus;
let store: ReturnType<typeof openEventStore<TallyEvent>>;
let producer: EventStore<TallyEvent>;
let consumer: Consumer;
let metrics: Metrics;
let react: React<TopicMessage>;

beforeEach(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url);
  bus = createMemoryBus();
  producer = createMemoryEventStore(tallyContract);
  store = openEventStore({ ...tallyContract, topic: ownTopic, database, projections: [], logger });
  react = async () => undefined;
  consumer = await startConsumer({
    service: 'export',
    store,
    bus,
    database,
    topic: tallyContract.topic,
    owner: ownerOf(producer),
    decode: decoderOf(BillingEventSchema),
    react: (received, tx) => react(received, tx),
    backoffMs: [5],
    logger,
  });
  metrics = createMetrics('export');
  watchEvents(metrics, { database, topic: ownTopic, consumers: [consumer] });
});
afterEach(async () => {
  await consumer.stop();
  await bus.close();
  await database.close();
  await own.drop();
});

const happen = (accountId: string, count: number): Promise<StoredEvent<TallyEvent>[]> =>
  producer.transaction([accountId], (tx) =>
    tx.record(
      { accountId, streamId: 's' },
      Array.from({ length: count }, () => ({ type: 'Added' as const, points: 1 })),
      contextOf(),
    ),
  );
const publish = (events: StoredEvent[]): Promise<unknown> => bus.publish(events.map(recordOf));
const append = (): Promise<unknown> =>
  store.transaction(['a'], (tx) =>
    tx.record({ accountId: 'a', streamId: 's' }, [{ type: 'Added' as const, points: 1 }], contextOf()),
  );
const valueOf = async ({ name, labels }: { name: string; labels: readonly string[] }): Promise<number> => {
  const given = labels.length > 0 ? 'consumer="export.billing",' : '';
  const line = (await metrics.scrape())
    .split('\n')
    .find((each) => each.startsWith(`leadwright_${name}{${given}service="export"} `));
  return line === undefined ? Number.NaN : Number(line.split(' ').at(-1));
};
const reaches = (
  metric: { name: string; labels: readonly string[] },
  is: (value: number) => boolean,
): Promise<number> =>
  eventually(async () => {
    const value = await valueOf(metric);
    if (!is(value)) throw new Error(`${metric.name} stands at ${value}`);
    return value;
  });

describe('what is received', () => {
  it('counts what is applied, what was received before and what had to be fetched', async () => {
    const events = await happen('a', 5);
    await publish(events.slice(0, 2));
    await publish(events.slice(0, 1));
    await publish(events.slice(4));
    await reaches(eventMetrics.applied, (value) => value === 5);
    expect(await reaches(eventMetrics.duplicates, (value) => value > 0)).toBe(1);
    expect(await valueOf(eventMetrics.gaps)).toBe(1);
    expect(await valueOf(eventMetrics.rebalances)).toBe(1);
    expect(await valueOf(eventMetrics.progressAge)).toBeLessThan(10);
  });

  it('counts what people saw later than two seconds after it happened', async () => {
    const records = (await happen('a', 3)).map(recordOf);
    const old = v7({ msecs: Date.now() - 2_500 });
    await bus.publish(records.map((record, i) => (i === 1 ? { ...record, eventId: old } : record)));
    await reaches(eventMetrics.applied, (value) => value === 3);
    expect(await valueOf(eventMetrics.late)).toBe(1);
  });

  it('shows what waits: the lag while a record is tried again, then the account that is parked', async () => {
    react = async () => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    };
    await publish(await happen('a', 3));
    expect(await reaches(eventMetrics.lag, (value) => value > 0)).toBe(3);
    expect(await reaches(eventMetrics.retries, (value) => value > 0)).toBeGreaterThan(0);
    expect(await valueOf(eventMetrics.parkedStreams)).toBe(0);
    react = async () => {
      throw new Error('never');
    };
    expect(await reaches(eventMetrics.parkedStreams, (value) => value > 0)).toBe(1);
    expect(await reaches(eventMetrics.lag, (value) => value === 0)).toBe(0);
  });
});

describe('how far a consumer is behind by time', () => {
  it('is the age of the record that is tried again, and 0 once none waits', async () => {
    react = async () => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    };
    const records = (await happen('a', 3)).map(recordOf);
    const old = v7({ msecs: Date.now() - 700_000 });
    await bus.publish(records.map((record, i) => (i === 1 ? { ...record, eventId: old } : record)));
    await reaches(eventMetrics.lag, (value) => value === 3);
    expect(await valueOf(eventMetrics.lagAge)).toBeLessThan(600);
    react = async ({ eventId }) => {
      if (eventId === old) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    };
    await reaches(eventMetrics.lagAge, (value) => value >= 700);
    react = async () => undefined;
    expect(await reaches(eventMetrics.lagAge, (value) => value === 0)).toBe(0);
  });
});

describe('what is published', () => {
  it('ages while no relay runs, and is 0 once it is published', async () => {
    await append();
    const first = await reaches(eventMetrics.outboxAge, (value) => value > 0);
    await reaches(eventMetrics.outboxAge, (value) => value > first);
    const locks = openHeldLocks(own.url);
    const relay = startRelay({ database, locks, store, bus, logger });
    await relay.flush();
    expect(await reaches(eventMetrics.outboxAge, (value) => value === 0)).toBe(0);
    await relay.stop();
    await locks.close();
  });

  it('is held back by one open write transaction, which the horizon tells', async () => {
    expect(await valueOf(eventMetrics.horizonAge)).toBeGreaterThanOrEqual(0);
    let finish: () => void = () => undefined;
    const open = database.db.transaction().execute(async (trx) => {
      await sql`select pg_current_xact_id()`.execute(trx);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    // Alone it hides nothing: the horizon stands still for what was committed after it began.
    await sql`select pg_current_xact_id()`.execute(database.db);
    try {
      await reaches(eventMetrics.horizonAge, (value) => value > 0.5);
    } finally {
      finish();
      await open;
    }
    // Other tests write on the same server: the horizon moves on, though it may not be free.
    await reaches(eventMetrics.horizonAge, (value) => value < 0.5);
  });
});
