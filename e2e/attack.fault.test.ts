// Attacks the installed gateway with every case, slow clients and 20,000 random requests, while an innocent client must
// not notice.
import { assertFloors, printCounts, runSeeds, scaled, SCALED_MS_MAX } from '@leadwright/testing/fault-run';
import { quickCases } from './src/attack/all-cases.ts';
import { startAttackedProduct, type AttackedProduct } from './src/attack/attacked-product.ts';
import { slowCases } from './src/attack/cases/slow-cases.ts';
import { runCases } from './src/attack/run-case.ts';
import { runRandom } from './src/attack/run-random.ts';

const REQUESTS_PER_SEED = 1_000;
const RUNS = 20;
const AT_ONCE = 12;

const counts: Record<string, number> = {
  cases: 0,
  'slow clients': 0,
  'random requests': 0,
  'innocent answers': 0,
  'requests inward': 0,
};
let attacked: AttackedProduct;

beforeAll(async () => {
  attacked = await startAttackedProduct('apart', 1);
});
afterAll(async () => {
  printCounts('attack', counts);
  await attacked?.stop();
});

/** Names and problems of the failed cases. */
async function failuresOf(results: Map<string, Promise<string[]>>): Promise<string[]> {
  const all = await Promise.all([...results].map(async ([name, problems]) => ({ name, problems: await problems })));
  return all
    .filter(({ problems }) => problems.length > 0)
    .map(({ name, problems }) => `${name}: ${problems.join('; ')}`);
}

describe('the gateway under the whole attack', () => {
  it(
    'answers every case as the table expects',
    async () => {
      const failures = await failuresOf(runCases(quickCases, await attacked.target(), AT_ONCE));
      counts['cases'] = quickCases.length;
      expect(failures).toEqual([]);
    },
    SCALED_MS_MAX,
  );

  it(
    'ends each slow client within 31 s',
    async () => {
      const failures = await failuresOf(runCases(slowCases, await attacked.target(), slowCases.length));
      counts['slow clients'] = slowCases.length;
      expect(failures).toEqual([]);
    },
    SCALED_MS_MAX,
  );

  it(
    'answers random requests in time and in the common error shape',
    async () => {
      await runSeeds({
        name: 'attack',
        runs: scaled(RUNS),
        kept: __filename.replace(/\.ts$/, '.seeds.json'),
        run: async (seed) => {
          const before = attacked.seen();
          const { sent, wrong, seen } = await runRandom(await attacked.target(), seed, REQUESTS_PER_SEED);
          for (const [what, count] of Object.entries(seen)) counts[what] = (counts[what] ?? 0) + count;
          counts['random requests'] = (counts['random requests'] ?? 0) + sent;
          const after = attacked.seen();
          const found = {
            wrong,
            violations: after.violations.slice(before.violations.length),
            toInnocent: after.wrong.slice(before.wrong.length),
          };
          expect(found).toEqual({ wrong: [], violations: [], toInnocent: [] });
        },
      });
    },
    SCALED_MS_MAX,
  );

  it('keeps answering an innocent client correctly during the attack', () => {
    const { answers, wrong } = attacked.seen();
    counts['innocent answers'] = answers;
    expect(wrong).toEqual([]);
  });

  it('forwards only complete requests that its table allows', () => {
    const { requests, violations } = attacked.seen();
    counts['requests inward'] = requests;
    expect(violations).toEqual([]);
  });

  it('ran the required number of cases and requests', () => {
    assertFloors(counts, {
      cases: quickCases.length,
      'slow clients': slowCases.length,
      'random requests': scaled(RUNS) * REQUESTS_PER_SEED,
      'innocent answers': 1_000,
      'requests inward': 1_000,
    });
  });
});
