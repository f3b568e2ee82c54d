import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { loadDemoData } from '@leadwright/search/datasets/load-demo-data';
import type { RunningSearch } from '@leadwright/search/service';
import type { StandaloneOptions } from './arguments.ts';
import { showProgress, type Progress } from './progress.ts';

/** Loads the synthetic leads that are not there yet, with a bar per list. */
export async function loadDemoLeads(options: StandaloneOptions, clickhouse: ClickHouse, { store }: RunningSearch): Promise<void> {
  const bars = new Map<string, Progress>();
  const { consumers, businesses, seed } = options;
  await loadDemoData({
    clickhouse, store, consumers, businesses, seed,
    onProgress: ({ dictId, rows, of, rowsPerSecond }) => {
      const bar = bars.get(dictId) ?? showProgress(`Loading ${dictId}`, of);
      bars.set(dictId, bar);
      bar.update(rows, rowsPerSecond);
      if (rows >= of) bar.stop();
    },
  });
}
