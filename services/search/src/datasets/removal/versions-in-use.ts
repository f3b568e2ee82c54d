import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Database } from '@leadwright/postgres/database';
import { readActiveDataset } from '../../projections/active-dataset.ts';
import { versionsPresent } from '../dataset-table.ts';

/** What is searched first, then those that may still be ordered from. Versions above are being made. */
export async function versionsInUse(
  { clickhouse, database }: { clickhouse: ClickHouse; database: Database },
  dictId: string,
): Promise<number[]> {
  const active = await readActiveDataset(database.db, dictId);
  if (!active) return [];
  const versions = await versionsPresent(clickhouse, dictId);
  return versions.filter((each) => each <= active.version).toReversed();
}
