import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cases, CASES_VARIABLE, RUN_SEED_VARIABLE, runSeed } from './run-seed.ts';

const given = { [RUN_SEED_VARIABLE]: process.env[RUN_SEED_VARIABLE], [CASES_VARIABLE]: process.env[CASES_VARIABLE] };
const put = (values: Record<string, string | undefined>): void => {
  for (const [name, value] of Object.entries(values))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
};
afterEach(() => put(given));

describe('what a run draws', () => {
  it('is the same in every run of the same seed, and something else with another', () => {
    const drawn = (seed: string): number[] => {
      put({ [RUN_SEED_VARIABLE]: seed, [CASES_VARIABLE]: '1' });
      return fc.sample(fc.integer(), cases(10));
    };
    expect(drawn('3')).toEqual(drawn('3'));
    expect(drawn('3')).not.toEqual(drawn('4'));
  });

  it('is as many cases as the test says, or a multiple of them', () => {
    put({ [RUN_SEED_VARIABLE]: undefined, [CASES_VARIABLE]: undefined });
    expect([cases(40), cases()]).toEqual([
      { numRuns: 40, seed: 1 },
      { numRuns: 100, seed: 1 },
    ]);
    put({ [CASES_VARIABLE]: '20' });
    expect(cases(40).numRuns).toBe(800);
  });

  it('is refused where the seed is no whole number', () => {
    put({ [RUN_SEED_VARIABLE]: 'tonight' });
    expect(() => runSeed()).toThrow('RUN_SEED is a whole number from 0');
  });
});
