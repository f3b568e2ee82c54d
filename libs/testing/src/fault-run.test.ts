import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { assertFloors, chosen, runSeeds, scaled, seededRandom, SEED_VARIABLE, SHARE_VARIABLE } from './fault-run.ts';
import { RUN_SEED_VARIABLE } from './seeds/run-seed.ts';

let folder: string;
let kept: string;
// A run of the faults, which has a share, starts this file too.
const forget = (): void => {
  delete process.env[SEED_VARIABLE];
  delete process.env[SHARE_VARIABLE];
  delete process.env[RUN_SEED_VARIABLE];
};
beforeEach(() => {
  forget();
  folder = mkdtempSync(path.join(tmpdir(), 'fault-run-'));
  kept = path.join(folder, 'a.seeds.json');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  forget();
});

const failingOnce =
  (seen: number[]) =>
  async (seed: number): Promise<void> => {
    seen.push(seed);
    if (seen.length === 3) throw new Error('a rule does not hold');
  };

describe('what a share leaves out', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];

  it('is nothing in a whole run', () => {
    expect([...chosen(items, 2, 7)].sort()).toEqual(items);
  });

  it('depends on the seed of the run, and many seeds reach everything', () => {
    process.env[SHARE_VARIABLE] = '0.1';
    expect(chosen(items, 2)).toEqual(['b', 'c']);
    process.env[RUN_SEED_VARIABLE] = '14';
    expect(chosen(items, 2)).toEqual(['e', 'a']);
    expect(new Set(Array.from({ length: 5 }, (_, seed) => chosen(items, 2, seed)).flat())).toEqual(new Set(items));
  });

  it('is nothing where the part is smaller than the least', () => {
    process.env[SHARE_VARIABLE] = '0.1';
    expect(chosen(['a'], 3, 8)).toEqual(['a']);
  });
});

describe('runs by seed', () => {
  it('stop at the first failure, report its seed and the commit, and repeat that seed first from then on', async () => {
    const seen: number[] = [];
    const failing = runSeeds({ name: 'the ledger', runs: 10, kept, run: failingOnce(seen) });
    await expect(failing).rejects.toThrow(
      /^the ledger fails with seed \d+ at commit .+; FAULT_SEED=\d+ repeats it\.\na rule does not hold$/,
    );
    const [, , failed] = seen;
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual([failed]);
    const later: number[] = [];
    expect(await runSeeds({ name: 'the ledger', runs: 2, kept, run: async (seed) => void later.push(seed) })).toBe(3);
    expect([later[0], new Set(later).size]).toEqual([failed, 3]);
  });

  it('are the same in every run, and others where the run has another seed', async () => {
    const drawn = async (): Promise<number[]> => {
      const seen: number[] = [];
      await runSeeds({ name: 'the ledger', runs: 3, kept, run: async (seed) => void seen.push(seed) });
      return seen;
    };
    expect(await drawn()).toEqual([1, 2, 3]);
    process.env[RUN_SEED_VARIABLE] = '2147483647';
    expect(await drawn()).toEqual([2147483647, 0, 1]);
  });

  it('run only the seed that FAULT_SEED names', async () => {
    process.env[SEED_VARIABLE] = '4711';
    const seen: number[] = [];
    expect(await runSeeds({ name: 'the ledger', runs: 10, kept, run: async (seed) => void seen.push(seed) })).toBe(1);
    expect(seen).toEqual([4711]);
  });

  it('draw the same numbers from the same seed, and others from the next', () => {
    const row = (seed: number): number[] => Array.from({ length: 20 }, seededRandom(seed));
    expect(row(7)).toEqual(row(7));
    expect(row(7)).not.toEqual(row(8));
    expect(Math.min(...row(7))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...row(7))).toBeLessThan(1);
  });
});

describe('the share of a fault test', () => {
  it('never rounds down to nothing', () => {
    process.env[SHARE_VARIABLE] = '0.001';
    expect(scaled(200)).toBe(1);
    process.env[SHARE_VARIABLE] = '0.1';
    expect(scaled(200)).toBe(20);
    process.env[SHARE_VARIABLE] = '0';
    expect(() => scaled(200)).toThrow(SHARE_VARIABLE);
  });

  it('fails below its floor, and where nothing was counted', () => {
    expect(assertFloors({ done: 10 }, { done: 10 })).toBeUndefined();
    expect(() => assertFloors({ done: 9 }, { done: 10, other: 1 })).toThrow(
      'done: 9, at least 10 were to be done; other: 0, at least 1 were to be done',
    );
    expect(() => assertFloors({ done: NaN }, { done: 1 })).toThrow('done');
    process.env[SHARE_VARIABLE] = '0.1';
    expect(() => assertFloors({ done: 9 }, { done: 10 })).toThrow('done');
    process.env[SHARE_VARIABLE] = '0.01';
    expect(assertFloors({ done: 9 }, { done: 10 })).toBeUndefined();
  });
});
