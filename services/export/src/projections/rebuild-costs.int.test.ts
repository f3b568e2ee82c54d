import { topics } from '@leadwright/contracts/topology';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { recordOf } from '@leadwright/eventsourcing/log/published-event';
import { startConsumer, type Consumer } from '@leadwright/eventsourcing/consume/consumer';
import { createMemoryEventStore } from '@leadwright/eventsourcing/store/event-store.memory';
import { openEventStore, type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { ownerOf } from '@leadwright/eventsourcing/consume/owner-client';
import { rebuild } from '@leadwright/eventsourcing/rebuild/rebuild';
import { sumsOf } from '@leadwright/eventsourcing/rebuild/rebuild-compare';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { exportSchema, exportTopic, toMessage, type ExportStored } from '../contracts.ts';
import { download, downloadStream } from '../domain/download.ts';
import { migrationFolders } from '../migrations.ts';
import { reactionsToBilling } from '../reactions/reactions-to-billing.ts';
import { projectDownload } from './download.ts';
import { rebuildables } from './rebuildable.ts';

type BillingCase = { type: string } & NonNullable<MessageInitShape<typeof BillingEventSchema>['event']>;

const topic = topics.billing;
const logger = createLogger('test', 'silent');
const context = { actorId: 'a', correlationId: 'c' };
const accounts = ['account-1', 'account-2', 'account-3'];
let own: TestDatabase;
let database: Database;
let store: PostgresEventStore<ExportStored>;
let consumer: Consumer;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  own = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(own.url, { max: 4 });
  store = openEventStore({
    database,
    topic: exportTopic,
    schema: exportSchema,
    toMessage,
    projections: [projectDownload],
    logger,
  });
  const billing = createMemoryEventStore<BillingCase>({
    topic,
    schema: BillingEventSchema,
    toMessage: ({ type: _type, ...message }) => message as never,
  });
  const bus = createMemoryBus();
  consumer = await startConsumer({
    service: 'export',
    store,
    bus,
    database,
    ...reactionsToBilling,
    owner: ownerOf(billing),
    logger,
  });
  closers.push(
    () => consumer.stop(),
    () => bus.close(),
  );
  for (const accountId of accounts) {
    const order = {
      downloadId: 'd',
      dictId: 'consumers',
      datasetVersion: 1,
      name: 'n',
      rows: 9,
      multiplierHundredths: 100,
      seed: 's',
      query: '{}',
      personId: 'p',
    };
    await store.execute(downloadStream(accountId, 'd'), download, { type: 'RequestDownload', order }, context);
    const stored = await billing.transaction([accountId], (tx) =>
      tx.record({ accountId, streamId: 'ledger' }, billingEvents, context),
    );
    await bus.publish(stored.map(recordOf));
  }
  await eventually(() => consumer.counters.applied === billingEvents.length * accounts.length);
});
afterAll(async () => {
  for (const close of closers) await close();
  await database.close();
  await own.drop();
});

const billingEvents: BillingCase[] = [
  {
    type: 'LeadsGranted',
    case: 'leadsGranted',
    value: { lotId: 'plan:x:0', kind: 'plan', leads: 6 as never, source: 'plan:x:0' },
  },
  {
    type: 'LeadsCredited',
    case: 'leadsCredited',
    value: { lotId: 'credit-1', leads: 6 as never, reason: 'bad-file', downloadId: 'older' },
  },
  {
    type: 'LeadsReserved',
    case: 'leadsReserved',
    value: {
      downloadId: 'd',
      leads: 9 as never,
      from: [
        { lotId: 'plan:x:0', leads: 6 as never },
        { lotId: 'credit-1', leads: 3 as never },
      ],
    },
  },
  {
    type: 'ReservationReleased',
    case: 'reservationReleased',
    value: {
      downloadId: 'd',
      returned: [
        { lotId: 'plan:x:0', leads: 6 as never },
        { lotId: 'credit-1', leads: 3 as never },
      ],
    },
  },
];
const sums = () =>
  inScope(database.db, 'all', async (trx) => [
    await sumsOf(trx, { name: 'download_cost' }),
    await sumsOf(trx, { name: 'billed_lot' }),
    await sumsOf(trx, { name: 'download_credit' }),
  ]);
const written = async () => (await store.readAccount('account-1', 0, 100)).map(({ event }) => event.type);

describe('what export remembers of costs, made again', () => {
  it('is the same to the row, and no download is started a second time', async () => {
    const before = [await sums(), await written()];
    expect(before).toMatchObject([
      [{ rows: 6 }, { rows: 6 }, { rows: 3 }],
      ['DownloadRequested', 'DownloadStarted'],
    ]);
    const projection = rebuildables({ search: { consumer }, billing: { consumer } }).find(
      ({ name }) => name === 'download-cost',
    );
    if (!projection) throw new Error('export remembers costs');
    expect(await rebuild({ database, projection })).toMatchObject({
      swapped: true,
      differences: [],
      events: billingEvents.length * accounts.length,
    });
    expect([await sums(), await written()]).toEqual(before);
  });
});
