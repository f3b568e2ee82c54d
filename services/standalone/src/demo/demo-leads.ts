import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { loadDemoData } from '@leadwright/search/datasets/load-demo-data';
import type { RunningSearch } from '@leadwright/search/service';
import { showProgress, type Progress } from './progress.ts';

/**
 * Synthetic leads per dictionary; the same seed makes the same ones. Absent: those that exist, or the default number.
 */
export type DemoLeads = { consumers?: number | undefined; businesses?: number | undefined; seed?: number | undefined };

/** Loads missing synthetic leads, with a progress bar per dictionary. */
export async function loadDemoLeads(
  leads: DemoLeads,
  clickhouse: ClickHouse,
  { store }: Pick<RunningSearch, 'store'>,
): Promise<void> {
  const bars = new Map<string, Progress>();
  const { consumers, businesses, seed } = leads;
  await loadDemoData({
    clickhouse,
    store,
    consumers,
    businesses,
    seed,
    onProgress: ({ dictId, rows, of, rowsPerSecond }) => {
      const bar = bars.get(dictId) ?? showProgress(`Loading ${dictId}`, of);
      bars.set(dictId, bar);
      bar.update(rows, rowsPerSecond);
      if (rows >= of) bar.stop();
    },
  });
}
