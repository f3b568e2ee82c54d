import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { removedMarks } from '@leadwright/leads/removal/find-removed';
import type { Database } from '@leadwright/postgres/database';
import type { SearchStored } from '../../contracts.ts';
import { removalAccount } from '../../domain/removal.ts';
import { marksOfItems, withdrawPlatformItems } from '../../projections/platform-item.ts';

type Parts = { clickhouse: ClickHouse; database: Database; store: EventStore<SearchStored> };

/** Nobody is looked for by these work items of the deletion platform any more. A repeat is harmless. */
export async function withdrawItems(
  { clickhouse, database, store }: Parts,
  items: Parameters<typeof withdrawPlatformItems>[1],
  cause: Parameters<typeof withdrawPlatformItems>[2],
): Promise<void> {
  const numbers = await marksOfItems(
    database.db,
    items.map(({ item }) => item),
  );
  // Before, since a repeat after a crash knows their numbers no more; and after, since they may have been copied meanwhile.
  await forget(clickhouse, numbers);
  await store.transaction([removalAccount], ({ db }) => withdrawPlatformItems(db, items, cause));
  await forget(clickhouse, numbers);
}

async function forget(clickhouse: ClickHouse, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  const sql = `DELETE FROM ${removedMarks} WHERE number IN {numbers:Array(UInt64)}`;
  await clickhouse.command({ sql, params: { numbers } });
}
