// Audit's trail as billing's own messages fill it, and the sums that audit makes of it: a close in a test meets the same
// second book as in the product, without a port between.
import { published } from '@leadwright/contracts/catalogue';
import { clickhouseMigrationFolders } from '@leadwright/audit/migrations';
import { readMonthSums, type MonthSums } from '@leadwright/audit/book/month-sums';
import { writeTrail } from '@leadwright/audit/projections/trail';
import { decodeFor, trailRowOf } from '@leadwright/audit/reactions/trail-row';
import type { BookAnswer, SecondBook } from '@leadwright/billing/close/second-book';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { openServerClickHouse } from '@leadwright/clickhouse/clickhouse.server';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { receivedOf } from '@leadwright/eventsourcing/consume/received';
import type { BusRecord, EventBus } from '@leadwright/messaging/event-bus';
import { startClickHouseFront, stopClickHouseFront } from '@leadwright/testing/engines';
import { repositoryRoot } from '@leadwright/testing/repository-root';

export type ReceivedTrail = {
  clickhouse: ClickHouse;
  book: SecondBook;
  receive(bus: EventBus): Promise<void>;
  /** As if the bus had brought them. */
  take(records: readonly BusRecord[]): Promise<void>;
  stop(): Promise<void>;
};

const { topic, schema } = published.billing;

// Asked by lot, so each sum names one.
const answerOf = ({ sums, lacking, ends }: MonthSums): BookAnswer => ({
  sums: sums.map(({ accountId = '', lotId = '', ...sum }) => ({ accountId, lotId, ...sum })),
  ...{ lacking, ends },
});

/** On an engine of its own, whose data is in `folder`. */
export async function startReceivedTrail(folder: string): Promise<ReceivedTrail> {
  const { child, url } = await startClickHouseFront(folder);
  const clickhouse = openServerClickHouse({ url });
  for (const source of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(clickhouse, source);
  const decode = decodeFor(schema);
  const take = (records: readonly BusRecord[]): Promise<void> => {
    const received = records.map((record) =>
      receivedOf('audit', { ...record, partition: 0, offset: 0 }, decode(record.value), false),
    );
    return writeTrail(clickhouse, received.map(trailRowOf));
  };
  return {
    take,
    clickhouse,
    book: {
      sumsOf: async (question) => answerOf(await readMonthSums(clickhouse, { ...question, byLot: true })),
      // Which event it is only names a difference; audit itself walks both books.
      firstDifference: async () => null,
    },
    receive: async (bus) => {
      await bus.consume({
        group: 'audit.billing',
        topics: [topic],
        from: 'earliest',
        onRecords: async (records) => {
          await take(records);
          return { kind: 'done' };
        },
      });
    },
    stop: async () => {
      await clickhouse.close();
      await stopClickHouseFront(child);
    },
  };
}
