// The gateway under attack, as far as it takes no time: every quick case, and some hundred random ones.
import { printCounts, seededRandom } from '@leadwright/testing/fault-run';
import { quickCases } from './src/attack/all-cases.ts';
import { startAttackedGateway, type AttackedGateway } from './src/attack/attacked-gateway.ts';
import { signInAttackers, startInnocentClient, type InnocentClient } from './src/attack/innocent-client.ts';
import { runCases } from './src/attack/run-case.ts';
import { newDataFolder, removeDataFolder, startProduct, type Product } from './src/product.ts';

const SEED = Number(process.env['FAULT_SEED'] ?? '1');
const AT_ONCE = 12;
const CASES_MIN = 150;

const dataFolder = newDataFolder();
let product: Product;
let gateway: AttackedGateway;
let innocent: InnocentClient;
let results: Map<string, Promise<string[]>>;
let began: number;

beforeAll(async () => {
  product = await startProduct({ dataFolder, consumers: 3_000, businesses: 500 });
  gateway = await startAttackedGateway(product, 'here');
  innocent = await startInnocentClient(product.url, gateway.port, seededRandom(SEED));
  const tokens = await signInAttackers(product.url);
  began = performance.now();
  results = runCases(quickCases, { port: gateway.port, tokens }, AT_ONCE);
});
afterAll(async () => {
  await innocent?.stop();
  await gateway?.stop();
  await product?.stop();
  removeDataFolder(dataFolder);
});

describe('the gateway under attack', () => {
  it(`knows at least ${CASES_MIN} cases, each of its own name`, () => {
    expect(quickCases.length).toBeGreaterThanOrEqual(CASES_MIN);
    expect(new Set(quickCases.map(({ name }) => name)).size).toBe(quickCases.length);
  });

  it.each(quickCases)('$name', async ({ name }) => {
    expect(await results.get(name)).toEqual([]);
  });

  it('answers somebody else, all the while, with what is his', async () => {
    const { answers, wrong } = innocent.report();
    printCounts('attack', { cases: quickCases.length, 'innocent answers': answers, 'requests inward': gateway.recording.requests, seconds: (performance.now() - began) / 1_000 });
    expect(wrong).toEqual([]);
    expect(answers).toBeGreaterThan(100);
  });

  it('sends its services only whole requests of its own table', () => {
    expect(gateway.recording.violations).toEqual([]);
    expect(gateway.recording.requests).toBeGreaterThan(100);
  });
});
