// How many shards a number of leads takes: so many that one request alone keeps the promised time, and that the disk
// holds a version beside the one that replaces it.
import { shardsFor, type Line } from './extrapolate.ts';

export const shard = { cores: 16, diskBytes: 1e12 } as const;

/** The promised times of one request, milliseconds. */
export const promised: Readonly<Record<string, number>> = {
  'count, nationwide, 8 filters': 1_500,
  'preview, nationwide, age': 1_000,
};

export type Plan = { rows: number; shards: number; decidedBy: string; rowsPerShard: number };

/** `work` has the core-milliseconds by statement. All cores are taken to share one statement evenly. */
export function planFor(rows: number, work: Readonly<Record<string, Line>>, bytes: Line): Plan {
  const byTime = Object.entries(promised).map(([name, limitMs]) => {
    const line = work[name];
    if (!line) throw new Error(`${name} was not measured`);
    return { name, rows: ((limitMs * shard.cores - line.base) / line.perMillion) * 1e6 };
  });
  const narrowest = byTime.reduce((least, each) => (each.rows < least.rows ? each : least));
  const rowsByDisk = (shard.diskBytes / (2 * bytes.perMillion)) * 1e6;
  const shards = shardsFor(rows, { rowsByTime: narrowest.rows, rowsByDisk });
  return {
    rows,
    shards,
    decidedBy: narrowest.rows < rowsByDisk ? narrowest.name : 'disk',
    rowsPerShard: Math.ceil(rows / shards),
  };
}
