import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { loadDemoData } from '@leadwright/search/demo/load-demo-data';
import type { Database } from '@leadwright/postgres/database';
import type { MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import type { RunningSearch } from '@leadwright/search/service';
import { showProgress, type Progress } from './progress.ts';

/** The same seed makes the same leads. Absent: those that exist, or the default number. */
export type DemoLeads = { leads?: Readonly<Record<string, number | undefined>>; seed?: number | undefined };

export async function loadDemoLeads(
  { leads: rows, seed }: DemoLeads,
  clickhouse: ClickHouse,
  { store, database, markKeys }: Pick<RunningSearch, 'store'> & { database: Database; markKeys: MarkKeys },
): Promise<void> {
  const bars = new Map<string, Progress>();
  await loadDemoData({
    clickhouse,
    store,
    database,
    markKeys,
    ...(rows ? { rows } : {}),
    seed,
    onProgress: ({ dictId, rows, of, rowsPerSecond }) => {
      const bar = bars.get(dictId) ?? showProgress(`Loading ${dictId}`, of);
      bars.set(dictId, bar);
      bar.update(rows, rowsPerSecond);
      if (rows >= of) bar.stop();
    },
    onWait: (said) => void process.stderr.write(`${said} Made-up leads wait for that.\n`),
    onWrongWords: ({ dictId, version, states }) =>
      void process.stderr.write(
        `The words of version ${version} of ${dictId} are wrong in ${states.join(', ')}: it is counted without them.\n`,
      ),
  });
}
