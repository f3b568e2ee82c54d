// From which seed a run draws what its tests draw: the same one in every run, so that a test passes or fails by the code
// alone. The night draws another one and prints it.

/** Environment variable: the seed of the run, a whole number from 0. */
export const RUN_SEED_VARIABLE = 'RUN_SEED';
/** Environment variable: how many times the usual number of cases a property is tried with. */
export const CASES_VARIABLE = 'RUN_CASES';
/** Exclusive. */
export const SEED_MAX = 2 ** 31;

const USUAL_SEED = 1;

/** The seed of this run. Throws if the variable holds none. */
export const runSeed = (): number => wholeNumber(RUN_SEED_VARIABLE, USUAL_SEED);

/** Parameters of `fc.assert`, `fc.check` and `fc.sample`: so many cases, from the seed of the run. */
export function cases(count = 100): { numRuns: number; seed: number } {
  return { numRuns: count * wholeNumber(CASES_VARIABLE, 1), seed: runSeed() };
}

function wholeNumber(variable: string, usual: number): number {
  const given = Number(process.env[variable] ?? usual);
  if (!Number.isInteger(given) || given < 0 || given >= SEED_MAX)
    throw new Error(`${variable} is a whole number from 0`);
  return given;
}
