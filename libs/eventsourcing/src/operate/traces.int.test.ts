// One trace from what asked for an event to what consumes it, whatever stands between: commands that
// share a transaction, the log, a batch of the relay, a batch of the bus.
import { topics } from '@leadwright/contracts/topology';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import type { BusRecord } from '@leadwright/messaging/event-bus';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { recordSpans, type SpanRecorder } from '@leadwright/runtime/testing/span-recorder';
import { traced } from '@leadwright/runtime/telemetry/tracing';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { recordOf } from '../log/published-event.ts';
import { startConsumer } from '../consume/consumer.ts';
import { contextOf, tally, tallyContract, type TallyEvent } from '../store/event-store.contract.ts';
import type { StoredEvent } from '../event-store.ts';
import { createMemoryEventStore } from '../store/event-store.memory.ts';
import { openEventStore, type PostgresEventStore } from '../store/event-store.postgres.ts';
import { eventSourcingMigrations } from '../store/migrations.ts';
import { ownerOf } from '../consume/owner-client.ts';
import { decoderOf } from '../consume/reactions-to.ts';
import { publishTraced } from '../relay/traced-publish.ts';

const logger = createLogger('test', 'silent');
const accounts = Array.from({ length: 8 }, (_, i) => `account-${i}`);
const traceOf = (account: string): string => account.slice(-1).repeat(32).replaceAll('0', 'a');
const click = (account: string): string => `00-${traceOf(account)}-00000000000000f1-01`;
const publishableOf = (event: StoredEvent) => ({ position: '', streamId: event.streamId, record: recordOf(event) });
let own: TestDatabase;
let database: Database;
let store: PostgresEventStore<TallyEvent>;
let recorder: SpanRecorder;

beforeEach(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url);
  store = openEventStore({ ...tallyContract, topic: topics.export, database, projections: [], logger });
  recorder = recordSpans();
});
afterEach(async () => {
  await database.close();
  await own.drop();
});

it('commands that share a transaction keep each to the trace that asked for it', async () => {
  await Promise.all(
    accounts.map((accountId) =>
      traced(recorder.tracer, { name: 'request', parent: click(accountId) }, () =>
        store.execute({ accountId, streamId: 'tally-1' }, tally, { type: 'open' }, contextOf()),
      ),
    ),
  );
  for (const accountId of accounts) {
    const [event] = await store.readAccount(accountId, 0, 1);
    const span = recorder
      .spans()
      .find((each) => each.name === 'execute tally' && each.spanContext().traceId === traceOf(accountId));
    expect(event?.traceparent).toBe(`00-${traceOf(accountId)}-${span?.spanContext().spanId}-01`);
  }
});

it('an event is published in its own trace, however many are published together', async () => {
  const producer = createMemoryEventStore(tallyContract);
  const events = await Promise.all(
    accounts.map((accountId) =>
      producer.transaction([accountId], (tx) =>
        tx.record(
          { accountId, streamId: 's' },
          [{ type: 'Opened' as const }],
          contextOf({ traceparent: click(accountId) }),
        ),
      ),
    ),
  );
  const sent: BusRecord[] = [];
  const bus = createMemoryBus();
  const keeping: typeof bus.publish = (records) => {
    sent.push(...records);
    return bus.publish(records);
  };
  await publishTraced(recorder.tracer, { publish: keeping }, events.flat().map(publishableOf));
  await bus.close();
  for (const { accountId, headers } of sent) {
    const span = recorder.spans().find((each) => each.spanContext().traceId === traceOf(accountId));
    expect(span?.parentSpanContext?.spanId).toBe('00000000000000f1');
    expect(headers['traceparent']).toBe(`00-${traceOf(accountId)}-${span?.spanContext().spanId}-01`);
  }
});

it('what reacts to a batch reacts in the trace of each record, and the batch is linked to all of them', async () => {
  const bus = createMemoryBus();
  const producer = createMemoryEventStore(tallyContract);
  // All in one partition, published before anybody listens: one batch.
  const accountId = 'account-1';
  const events = await producer.transaction([accountId], async (tx) => [
    ...(await tx.record(
      { accountId, streamId: 's' },
      [{ type: 'Opened' as const }],
      contextOf({ traceparent: click('account-1') }),
    )),
    ...(await tx.record(
      { accountId, streamId: 's' },
      [{ type: 'Opened' as const }],
      contextOf({ traceparent: click('account-2') }),
    )),
  ]);
  await publishTraced(undefined, bus, events.map(publishableOf));
  const consumer = await startConsumer({
    service: 'export',
    store,
    bus,
    database,
    topic: tallyContract.topic,
    owner: ownerOf(producer),
    logger,
    tracer: recorder.tracer,
    decode: decoderOf(BillingEventSchema),
    // A repeat is harmless: the inbox moves in the same transaction.
    react: async ({ context }, tx) =>
      void (await tx.record({ accountId, streamId: 'noted' }, [{ type: 'Opened' }], context)),
  });
  await eventually(() => consumer.counters.applied === 2);
  await consumer.stop();
  await bus.close();
  const processed = recorder.spans().filter(({ name }) => name === `process ${topics.billing}`);
  expect(processed.map((span) => span.spanContext().traceId)).toEqual([traceOf('account-1'), traceOf('account-2')]);
  const batch = recorder.named(`receive ${topics.billing}`);
  expect(batch.links.map(({ context }) => context.traceId)).toEqual([traceOf('account-1'), traceOf('account-2')]);
  expect(processed.flatMap(({ links }) => links.map(({ context }) => context.spanId))).toEqual([
    batch.spanContext().spanId,
    batch.spanContext().spanId,
  ]);
  const noted = await store.readAccount(accountId, 0, 10);
  expect(noted.map(({ traceparent }) => traceparent?.split('-')[1])).toEqual([
    traceOf('account-1'),
    traceOf('account-2'),
  ]);
});
