import { topics } from '@leadwright/contracts/topology';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { ExportEventSchema } from '@leadwright/contracts/export/v1/export_events';
import { recordOf } from '@leadwright/eventsourcing/log/published-event';
import { startConsumer, type Consumer } from '@leadwright/eventsourcing/consume/consumer';
import { createMemoryEventStore } from '@leadwright/eventsourcing/store/event-store.memory';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
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
import { sql } from 'kysely';
import { notificationSchema, notificationTopic, toMessage } from '../contracts.ts';
import { migrationFolders } from '../migrations.ts';
import { reactionsToExport } from '../reactions/reactions-to-export.ts';
import { rebuildables } from './rebuildable.ts';

type ExportCase = { type: string } & NonNullable<MessageInitShape<typeof ExportEventSchema>['event']>;

const topic = topics.export;
const logger = createLogger('test', 'silent');
const DOWNLOADS = 30;
let own: TestDatabase;
let database: Database;
let consumer: Consumer;
const closers: (() => Promise<void>)[] = [];
const heedless = { on: false };

beforeAll(async () => {
  own = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(own.url, { max: 4 });
  const store = openEventStore({
    database,
    topic: notificationTopic,
    schema: notificationSchema,
    toMessage,
    projections: [],
    logger,
  });
  const exporting = createMemoryEventStore<ExportCase>({
    topic,
    schema: ExportEventSchema,
    toMessage: ({ type: _type, ...message }) => message as never,
  });
  const bus = createMemoryBus();
  const react: typeof reactionsToExport.react = (received, tx) =>
    reactionsToExport.react(heedless.on ? { ...received, replay: false } : received, tx);
  consumer = await startConsumer({
    service: 'notification',
    store,
    bus,
    database,
    ...reactionsToExport,
    owner: ownerOf(exporting),
    react,
    logger,
  });
  closers.push(
    () => consumer.stop(),
    () => bus.close(),
  );
  for (let i = 0; i < DOWNLOADS; i += 1) {
    const accountId = `account-${i % 7}`;
    const downloadId = `download-${i}`;
    const events: ExportCase[] = [
      {
        type: 'DownloadRequested',
        case: 'downloadRequested',
        value: { downloadId, personId: 'person-1', name: `List ${i}`, rows: 10n },
      },
      { type: 'DownloadCompleted', case: 'downloadCompleted', value: { downloadId, rows: BigInt(i) } },
      { type: 'DownloadReady', case: 'downloadReady', value: { downloadId } },
    ];
    const stored = await exporting.transaction([accountId], (tx) =>
      tx.record(
        { accountId, streamId: downloadId },
        events.map((event) => JSON.parse(JSON.stringify(event, plain)) as ExportCase),
        { actorId: 'a', correlationId: 'c' },
      ),
    );
    await bus.publish(stored.map(recordOf));
  }
  await eventually(() => consumer.counters.applied === 3 * DOWNLOADS);
});
afterAll(async () => {
  for (const close of closers) await close();
  await database.close();
  await own.drop();
});

// JSON has no bigint; a number decodes to int64 as well.
const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);
const effects = () =>
  inScope(database.db, 'all', async (trx) =>
    Number((await sql<{ count: string }>`select count(*) from effect`.execute(trx)).rows[0]?.count),
  );
const sums = () => inScope(database.db, 'all', (trx) => sumsOf(trx, { name: 'download_request' }));
const again = () => {
  const [projection] = rebuildables({ accounts: consumer, exporting: consumer, billing: consumer });
  if (!projection) throw new Error('notification remembers downloads');
  return rebuild({ database, projection });
};

describe("notification's table of downloads, rebuilt", () => {
  it('is equal row by row, and no mail is planned a second time', async () => {
    const before = [await sums(), await effects()];
    expect(before).toMatchObject([{ rows: DOWNLOADS }, DOWNLOADS]);
    expect(await again()).toMatchObject({ swapped: true, differences: [], events: 3 * DOWNLOADS });
    expect([await sums(), await effects()]).toEqual(before);
  });

  it('is not written by a reaction that would plan mails: the effect table accepts nothing during a replay', async () => {
    const before = [await sums(), await effects()];
    heedless.on = true;
    await expect(again()).rejects.toThrow('relation "effect" does not exist');
    heedless.on = false;
    expect([await sums(), await effects()]).toEqual(before);
  });
});
