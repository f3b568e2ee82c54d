// The tools of a fault test: its share, repeatable seeds, and counts of the work done. A seed that failed once runs
// first in every later run.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { repositoryRoot } from './repository-root.ts';
import { runSeed, SEED_MAX } from './seeds/run-seed.ts';

/** Environment variable: the share of the whole run, above 0 and at most 1. */
export const SHARE_VARIABLE = 'FAULT_SHARE';
/** Environment variable: one seed to repeat, instead of those of the run. */
export const SEED_VARIABLE = 'FAULT_SEED';

/** Environment variable: set in runs that are expected to fail, see e2e/seeded-bugs. */
const SEEDED_VARIABLE = 'SEEDED_BUG';

/**
 * Milliseconds for a test whose length follows the share: at share 1 the longest takes 25 minutes on two busy cores.
 */
export const SCALED_MS_MAX = 3_600_000;

const SHRINK_MS_MAX = 60_000;
const FLOORS_FROM_SHARE = 0.1;

/** `full` times the share, rounded up, so that a share never runs nothing. */
export function scaled(full: number): number {
  return Math.ceil(full * shareOf());
}

/**
 * All of `items` in a whole run. In a share that part of them, at least `least`, from a place that the run's seed
 * chooses: runs of one seed are alike, and those of many seeds reach them all.
 */
export function chosen<Item>(items: readonly Item[], least: number, seed = runSeed()): Item[] {
  const count = Math.min(items.length, Math.max(least, scaled(items.length)));
  return Array.from({ length: count }, (_, i) => items[(seed + i) % items.length] as Item);
}

function shareOf(): number {
  const share = Number(process.env[SHARE_VARIABLE] ?? '1');
  if (!(share > 0 && share <= 1)) throw new Error(`${SHARE_VARIABLE} is a number above 0 and at most 1`);
  return share;
}

/** How long fast-check shrinks a failing run: a minute, or not at all if the failure is expected. */
export function shrinking(): { interruptAfterTimeLimit: number } | { endOnFailure: true } {
  return process.env[SEEDED_VARIABLE] === undefined
    ? { interruptAfterTimeLimit: SHRINK_MS_MAX }
    : { endOnFailure: true };
}

export type Counted = Record<string, number>;

/** Prints the counts on one line; console.log under Jest would add a stack. */
export function printCounts(name: string, counts: Counted): void {
  const list = Object.entries(counts).map(
    ([what, count]) => `${what} ${Number.isInteger(count) ? count : count.toFixed(1)}`,
  );
  process.stderr.write(`${name}: ${list.join(', ')}\n`);
}

/**
 * Throws, naming every count that is missing or below its floor, because a test that did too little proves nothing. A
 * single repeated seed has no floor. Nor has a share below a tenth, whose counts vary by chance.
 */
export function assertFloors(counts: Counted, floors: Counted): void {
  if (process.env[SEED_VARIABLE] !== undefined || shareOf() < FLOORS_FROM_SHARE) return;
  const low = Object.entries(floors).filter(([what, floor]) => !((counts[what] ?? 0) >= floor));
  if (low.length > 0)
    throw new Error(
      low.map(([what, floor]) => `${what}: ${counts[what] ?? 0}, at least ${floor} were to be done`).join('; '),
    );
}

export type SeedRuns = {
  name: string;
  runs: number;
  /** JSON list of seeds that failed once, which run first. Created by the first failure. */
  kept: string;
  /** Does one run; whatever it throws is the failure. */
  run: (seed: number) => Promise<void>;
};

/**
 * Runs the stored seeds and then those from the run's seed on, or only `FAULT_SEED`, one after the other. Returns the number of runs. The
 * first failure is stored and thrown with its seed and the commit.
 */
export async function runSeeds({ name, runs, kept, run }: SeedRuns): Promise<number> {
  const asked = process.env[SEED_VARIABLE];
  const known = readSeeds(kept);
  const first = runSeed();
  const fresh = Array.from({ length: runs }, (_, i) => (first + i) % SEED_MAX);
  const seeds = asked === undefined ? [...known, ...fresh] : [seedOf(asked)];
  for (const seed of seeds) {
    try {
      await run(seed);
    } catch (error) {
      // A failure by a seeded bug is not a regression.
      if (!known.includes(seed) && process.env[SEEDED_VARIABLE] === undefined)
        writeFileSync(kept, `${JSON.stringify([...known, seed])}\n`);
      throw new Error(
        `${name} fails with seed ${seed} at commit ${commit()}; ${SEED_VARIABLE}=${seed} repeats it.\n${textOf(error)}`,
        { cause: error },
      );
    }
  }
  return seeds.length;
}

/** The next number of a repeatable random sequence, from 0 (inclusive) to 1 (exclusive). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32: small, and random enough for tests.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function seedOf(text: string): number {
  const seed = Number(text);
  if (!Number.isSafeInteger(seed)) throw new Error(`${SEED_VARIABLE} is a whole number`);
  return seed;
}

function readSeeds(file: string): number[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as number[]) : [];
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: repositoryRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown (no git here)';
  }
}
