import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { assertFloors, printCounts, scaled } from '@leadwright/testing/fault-run';
import { crashPostgres } from './src/crash-postgres.ts';
import { hurriedLimits, startDemoLoad } from './src/demo-load.ts';
import { services, startDistributed, type DistributedProduct } from './src/distributed.ts';
import { eventually } from './src/eventually.ts';
import { expectInvariants, untilQuiet } from './src/invariants.ts';
import { startLocalKafka, type LocalKafka } from './src/local-kafka.ts';
import { newDataFolder, removeDataFolder } from './src/product.ts';
import { room } from './src/room.ts';
import type { Sources } from './src/sources.ts';

// The product as seven processes over three brokers. Each part is taken away in mid-load; a minute
// later everything that was acknowledged is there once, nothing lags, and the invariants hold.
const QUIET_SECONDS_MAX = 60;
const LOADED = 6;
const START_MS_MAX = 600_000;
const CASE_MS_MAX = 900_000;

const folder = newDataFolder();
const counts = {
  killed: 0,
  'brokers stopped': 0,
  acknowledged: 0,
  'unanswered or 5xx': 0,
  'worst seconds to quiet': 0,
  'duplicates dropped': 0,
};
let kafka: LocalKafka;
let postgres: EmbeddedPostgres;
let product: DistributedProduct;
let sources: Sources;

beforeAll(async () => {
  kafka = await startLocalKafka(3);
  postgres = await startEmbeddedPostgres({
    folder: path.join(folder, 'own-postgres'),
    tuning: 'durable',
    logger: createLogger('fault', 'silent'),
  });
  product = await startDistributed(
    path.join(folder, 'product'),
    { kafka: kafka.brokers, postgres: postgres.superuserUrl('postgres') },
    { env: hurriedLimits },
  );
  sources = await product.sources();
}, START_MS_MAX);
afterAll(async () => {
  printCounts('T9 and any part killed', counts);
  await sources?.close();
  await product?.stop();
  await postgres?.stop('fast');
  await kafka?.stop();
  removeDataFolder(folder);
}, 300_000);

/** Loads, disturbs in the middle, and holds the product to its word; `after` brings back what does not come by itself. */
async function disturbed(
  disturb: () => Promise<void>,
  after: () => Promise<void> = async () => undefined,
): Promise<void> {
  const load = await startDemoLoad({
    url: () => product.url,
    trials: ['parts@load.test'],
    settleSeconds: QUIET_SECONDS_MAX * room(),
  });
  const grows = async (by: number): Promise<void> => {
    const before = load.report().accepted.length;
    await eventually(
      async () => load.report().accepted.length,
      (now) => now >= before + by,
      120 * room(),
    );
  };
  await grows(LOADED);
  await disturb();
  await after();
  const began = performance.now();
  const allowed = QUIET_SECONDS_MAX * room();
  const report = await load.stop();
  await untilQuiet(sources, allowed);
  const seconds = (performance.now() - began) / 1000;
  printCounts(`T9 ${expect.getState().currentTestName}`, { seconds, allowed });
  await expectInvariants(sources, { quiet: true, acknowledged: report });
  counts.acknowledged += report.accepted.length;
  counts['unanswered or 5xx'] += report.unanswered + report.unavailable;
  counts['worst seconds to quiet'] = Math.max(counts['worst seconds to quiet'], seconds);
  counts['duplicates dropped'] += await product.metric('leadwright_inbox_duplicates_total');
  expect(seconds).toBeLessThan(allowed);
}

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

describe('the distributed product', () => {
  it.each(services)(
    'goes on within a minute after kill -9 of %s',
    async (service) => {
      const before = product.pidOf(service);
      await disturbed(async () => product.kill(service));
      expect(product.pidOf(service)).not.toBe(before);
      counts.killed += 1;
    },
    CASE_MS_MAX,
  );

  it(
    'goes on within a minute after kill -9 of one of three brokers, which stays away',
    async () => {
      await disturbed(() => kafka.kill(2));
      await kafka.up();
      await kafka.whole();
      counts.killed += 1;
    },
    CASE_MS_MAX,
  );

  it(
    'goes on within a minute after a power cut of PostgreSQL',
    async () => {
      await disturbed(async () => {
        postgres = (await crashPostgres(path.join(folder, 'own-postgres'), postgres.port)).server;
      });
      counts.killed += 1;
    },
    CASE_MS_MAX,
  );

  // T9: one by one and all together, away for 5 to 60 s.
  const outages = Array.from({ length: Math.max(4, scaled(10)) }, (_, i) => ({
    brokers: [[1], [2], [3], [1, 2, 3]][i % 4] ?? [],
    seconds: [5, 5, 5, 10, 20, 30, 45, 60, 5, 15][i] ?? 5,
  }));
  it.each(outages)(
    'loses nothing while brokers $brokers are away for $seconds s',
    async ({ brokers, seconds }) => {
      await disturbed(
        async () => {
          for (const broker of brokers) await kafka.kill(broker);
          await pause(seconds);
        },
        async () => {
          await kafka.up();
          await kafka.whole();
        },
      );
      counts['brokers stopped'] += brokers.length;
    },
    CASE_MS_MAX,
  );

  it('and every part was killed', () => {
    assertFloors(counts, {
      killed: services.length + 2,
      'brokers stopped': outages.length + 2,
      acknowledged: LOADED * (services.length + 2 + outages.length),
      'unanswered or 5xx': 1,
    });
  });
});
