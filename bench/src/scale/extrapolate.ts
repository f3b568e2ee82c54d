// From figures at a few sizes to sizes that nobody here can hold: a line through the measured points, said as such.

export type Point = { rows: number; value: number };
export type Line = {
  /** What it takes whatever the number of rows. */
  base: number;
  perMillion: number;
  /** How far the line misses the worst of its points, as a share of that point. */
  worstMiss: number;
};

const MILLION = 1_000_000;

/**
 * The line with the least squared relative miss: a small size counts as much as a large one. Neither part is below
 * zero, because no statement takes less time for more rows. Throws for fewer than two sizes.
 */
export function lineThrough(points: readonly Point[]): Line {
  if (new Set(points.map(({ rows }) => rows)).size < 2) throw new RangeError('a line needs two sizes');
  const free = leastSquares(points);
  const line =
    free.perMillion < 0
      ? { base: weightedMean(points), perMillion: 0 }
      : free.base < 0
        ? { base: 0, perMillion: slopeFromZero(points) }
        : free;
  const misses = points.map(({ rows, value }) => Math.abs(at(line, rows) - value) / value);
  return { ...line, worstMiss: Math.max(...misses) };
}

/** The line's value at a number of rows. */
export function at({ base, perMillion }: Pick<Line, 'base' | 'perMillion'>, rows: number): number {
  return base + (perMillion * rows) / MILLION;
}

type Sums = { w: number; x: number; y: number; xx: number; xy: number };

function sumsOf(points: readonly Point[]): Sums {
  const sums = { w: 0, x: 0, y: 0, xx: 0, xy: 0 };
  for (const { rows, value } of points) {
    const weight = 1 / value ** 2;
    const millions = rows / MILLION;
    sums.w += weight;
    sums.x += weight * millions;
    sums.y += weight * value;
    sums.xx += weight * millions ** 2;
    sums.xy += weight * millions * value;
  }
  return sums;
}

function leastSquares(points: readonly Point[]): { base: number; perMillion: number } {
  const { w, x, y, xx, xy } = sumsOf(points);
  const perMillion = (w * xy - x * y) / (w * xx - x * x);
  return { base: (y - perMillion * x) / w, perMillion };
}

function slopeFromZero(points: readonly Point[]): number {
  const { xx, xy } = sumsOf(points);
  return xy / xx;
}

function weightedMean(points: readonly Point[]): number {
  const { w, y } = sumsOf(points);
  return y / w;
}

export type Capacity = {
  /** Rows of one shard with which the slowest statement keeps its limit. */
  rowsByTime: number;
  /** Rows of one shard that its disk holds twice: the version in use and the one that is being made. */
  rowsByDisk: number;
};

/** The shards that so many rows take; the narrower of the two limits decides. */
export function shardsFor(rows: number, { rowsByTime, rowsByDisk }: Capacity): number {
  const most = Math.min(rowsByTime, rowsByDisk);
  if (!(most > 0)) throw new RangeError('a shard that holds no rows');
  return Math.max(1, Math.ceil(rows / most));
}
