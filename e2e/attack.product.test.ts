// Attacks the gateway for a few seconds: every quick case and some hundred random requests.
import { printCounts } from '@leadwright/testing/fault-run';
import { runSeed } from '@leadwright/testing/seeds/run-seed';
import { quickCases } from './src/attack/all-cases.ts';
import { startAttackedProduct, type AttackedProduct } from './src/attack/attacked-product.ts';
import { runCases } from './src/attack/run-case.ts';
import { runRandom, type RandomReport } from './src/attack/run-random.ts';

const SEED = runSeed();
// attack.fault.test.ts goes on for minutes.
const RANDOM_REQUESTS = 200;
const AT_ONCE = 12;
const CASES_MIN = 150;

let attacked: AttackedProduct;
let cases: Map<string, Promise<string[]>>;
let random: Promise<RandomReport>;
let began: number;

beforeAll(async () => {
  attacked = await startAttackedProduct('here', SEED);
  const target = await attacked.target();
  began = performance.now();
  cases = runCases(quickCases, target, AT_ONCE);
  // Run in order, so that a fault is reported by the case that caused it.
  random = Promise.all(cases.values()).then(() => runRandom(target, SEED, RANDOM_REQUESTS));
  random.catch(() => undefined);
});
afterAll(() => attacked?.stop());

describe('the gateway under attack', () => {
  it(`is attacked by at least ${CASES_MIN} cases with distinct names`, () => {
    expect(quickCases.length).toBeGreaterThanOrEqual(CASES_MIN);
    expect(cases.size).toBe(quickCases.length);
  });

  it.each(quickCases)('$name', async ({ name }) => {
    expect(await cases.get(name)).toEqual([]);
  });

  it(`answers ${RANDOM_REQUESTS} random requests in time and in the common error shape`, async () => {
    const { wrong } = await random;
    expect(wrong).toEqual([]);
  });

  it('keeps answering an innocent client correctly during the attack', async () => {
    const { sent, seen } = await random;
    const { answers, requests, wrong } = attacked.seen();
    printCounts(`attack, seed ${SEED}`, {
      cases: cases.size,
      'random requests': sent,
      'innocent answers': answers,
      'requests inward': requests,
      seconds: (performance.now() - began) / 1_000,
      ...seen,
    });
    expect(wrong).toEqual([]);
    expect(answers).toBeGreaterThan(100);
  });

  it('forwards only complete requests that its table allows', async () => {
    await random;
    const { requests, violations } = attacked.seen();
    expect(violations).toEqual([]);
    expect(requests).toBeGreaterThan(100);
  });
});
