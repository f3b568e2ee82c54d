import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { countInGeography } from '@leadwright/leads/compile/in-geography';
import type { Picked, SelectLimits } from './picked.ts';

/** True where each of the `chosen` rows lies in the geography that was asked for; null for the whole country. */
export async function geoMatchOf(
  clickhouse: ClickHouse,
  picked: Picked,
  chosen: number,
  { signal, maxSeconds }: SelectLimits,
): Promise<boolean | null> {
  if (picked.query.geography.kind === 'nationwide') return null;
  const statement = countInGeography(picked.query, picked.datasetVersion, picked);
  const [row] = await clickhouse.rows<{ inside: number }>({ ...statement, signal, maxSeconds });
  return Number(row?.inside ?? 0) === chosen;
}
