import { topics } from '@leadwright/contracts/topology';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { recordOf } from '@leadwright/eventsourcing/log/published-event';
import { startConsumer, type Consumer } from '@leadwright/eventsourcing/consume/consumer';
import { createMemoryEventStore } from '@leadwright/eventsourcing/store/event-store.memory';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { ownerOf } from '@leadwright/eventsourcing/consume/owner-client';
import { rebuild, type CustomRebuild } from '@leadwright/eventsourcing/rebuild/rebuild';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { auditSchema, auditTopic, toMessage } from '../contracts.ts';
import { clickhouseMigrationFolders, migrationFolders } from '../migrations.ts';
import { createTrailRecorder } from '../reactions/record-trail.ts';
import { decodeFor, rowMaker } from '../reactions/trail-row.ts';
import { rebuildableTrail } from './rebuild-trail.ts';
import { trailSums, writeTrail } from './trail.ts';
import { verifyTrail } from './verify-trail.ts';

type Voided = { type: 'LeadsVoided'; reason: string };

const topic = topics.billing;
const logger = createLogger('test', 'silent');
const ACCOUNTS = 5;
let own: TestDatabase;
let database: Database;
let engine: TestClickHouse;
let bus: EventBus;
let billing: EventStore<Voided>;
let consumer: Consumer;
let trail: CustomRebuild;
const recorded = { events: 0 };

beforeAll(async () => {
  own = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(own.url, { max: 4 });
  engine = await testClickHouse({ ownEngine: true });
  for (const source of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(engine.clickhouse, source);
  const store = openEventStore({
    database,
    topic: auditTopic,
    schema: auditSchema,
    toMessage,
    projections: [],
    logger,
  });
  billing = createMemoryEventStore<Voided>({
    topic,
    schema: BillingEventSchema,
    toMessage: ({ reason }) => ({ case: 'leadsVoided', value: { reason } }),
  });
  bus = createMemoryBus();
  const recorder = createTrailRecorder((rows) => writeTrail(engine.clickhouse, rows));
  const decode = decodeFor(BillingEventSchema);
  consumer = await startConsumer({
    service: 'audit',
    store: recorder.writingBefore(store),
    bus,
    database,
    topic,
    owner: ownerOf(billing),
    decode,
    react: recorder.react,
    logger,
  });
  trail = rebuildableTrail({
    database,
    clickhouse: engine.clickhouse,
    sources: [{ topic, owner: ownerOf(billing), rowOf: rowMaker(topic, decode) }],
  });
  await say(3);
});
afterAll(async () => {
  await consumer.stop();
  await bus.close();
  await database.close();
  await engine.drop();
  await own.drop();
});

/** Told and published, not waited for. */
async function say(count: number): Promise<void> {
  for (let i = 0; i < ACCOUNTS; i += 1) {
    const accountId = `account-${i}`;
    const events = await billing.transaction([accountId], (tx) =>
      tx.record(
        { accountId, streamId: 's' },
        Array.from({ length: count }, (_, n) => ({ type: 'LeadsVoided' as const, reason: `r${n}` })),
        { actorId: 'a', correlationId: 'c' },
      ),
    );
    recorded.events += count;
    await bus.publish(events.map(recordOf));
  }
}
const received = () => eventually(() => consumer.counters.applied === recorded.events);
const sums = async () =>
  (await trailSums(engine.clickhouse, 'live')).sort((a, b) => a.account_id.localeCompare(b.account_id));

describe('the trail, made again', () => {
  it('is the same to the byte, and its chains hold', async () => {
    await received();
    const before = await sums();
    expect(before).toHaveLength(ACCOUNTS);
    expect(await rebuild({ database, projection: trail })).toMatchObject({
      swapped: true,
      differences: [],
      events: recorded.events,
      tables: [{ table: 'trail', rows: recorded.events }],
    });
    expect(await sums()).toEqual(before);
    expect(await verifyTrail(engine.clickhouse, 'account-1')).toEqual([{ topic, events: 3, ok: true }]);
  });

  it('loses nothing that is published meanwhile', async () => {
    for (let i = 0; i < 3; i += 1) {
      expect(await rebuild({ database, projection: trail, onProgress: () => say(1) })).toMatchObject({
        swapped: true,
        differences: [],
      });
    }
    await received();
    const there = await sums();
    expect(there.reduce((sum, { rows }) => sum + Number(rows), 0)).toBe(recorded.events);
    for (const { account_id: account, rows } of there)
      expect(await verifyTrail(engine.clickhouse, account)).toEqual([{ topic, events: Number(rows), ok: true }]);
  });

  it('names the accounts whose rows were altered or removed and leaves them; told to, it puts them right', async () => {
    await received();
    const before = await sums();
    await engine.clickhouse.command({
      sql: `ALTER TABLE audit.trail UPDATE actor_id = 'nobody' WHERE account_id = 'account-1' AND account_seq = 2 SETTINGS mutations_sync = 2`,
    });
    await engine.clickhouse.command({
      sql: `ALTER TABLE audit.trail DELETE WHERE account_id = 'account-2' AND account_seq = 1 SETTINGS mutations_sync = 2`,
    });
    const refused = await rebuild({ database, projection: trail });
    expect(refused.swapped).toBe(false);
    expect(
      refused.differences.map(({ accountId, liveRows, rebuiltRows }) => [accountId, rebuiltRows - liveRows]).sort(),
    ).toEqual([
      ['account-1', 0],
      ['account-2', 1],
    ]);
    expect(await sums()).not.toEqual(before);
    expect(await rebuild({ database, projection: trail, acceptDifferences: true })).toMatchObject({ swapped: true });
    expect(await sums()).toEqual(before);
  });
});
