import path from 'node:path';
import { assertFloors, chosen, printCounts, scaled, seededRandom } from '@leadwright/testing/fault-run';
import { runSeed } from '@leadwright/testing/seeds/run-seed';
import { S3_START_MS_MAX } from '@leadwright/testing/s3-server';
import type { Toxic } from '@leadwright/testing/toxic-proxy';
import { logIn } from './src/people/client.ts';
import { hurriedLimits, startDemoLoad } from './src/people/demo-load.ts';
import { countOf, endOf, requestDownload } from './src/downloads/download-path.ts';
import { startDistributed, type DistributedProduct } from './src/product/distributed.ts';
import { eventually } from './src/eventually.ts';
import { expectInvariants, untilQuiet } from './src/invariants/invariants.ts';
import { killPoints } from './src/kill/kill-points.ts';
import { startProxiedEngines, type ProxiedEngines } from './src/engines/proxied-engines.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';
import { password } from './src/people/sign-up.ts';
import { room } from './src/room.ts';
import type { Sources } from './src/invariants/sources.ts';

// T10 in e2e/README.md: a faulty proxy stands between the services and all engines. It also runs the one kill point of
// T6 that needs a multipart upload to S3.
const SEED = runSeed();
const TOXIC_SECONDS = 12;
const HANG_MS_MAX = 60_000;
const folder = newDataFolder();
const data = path.join(folder, 'product');
const ofS3 = killPoints.filter(({ test }) => test === path.basename(__filename));
const counts = {
  profiles: 0,
  'faults made': 0,
  acknowledged: 0,
  'unanswered or 5xx': 0,
  'longest wait ms': 0,
  'worst seconds to quiet': 0,
  'kills on S3': 0,
};

let engines: ProxiedEngines;
let product: DistributedProduct;
let sources: Sources;

beforeAll(async () => {
  engines = await startProxiedEngines(folder, seededRandom(SEED));
}, S3_START_MS_MAX);
afterAll(async () => {
  printCounts('T10 network, T6 on S3', counts);
  await sources?.close();
  await product?.stop();
  await engines?.stop();
  removeDataFolder(folder);
}, 300_000);

async function start(env: Record<string, string> = {}): Promise<void> {
  product = await startDistributed(data, engines.given, {
    consumers: 60_000,
    env: { ...hurriedLimits, ...engines.env, ...env },
  });
  sources = await product.sources(engines.direct);
}

const seeds = Array.from({ length: scaled(8) }, (_, seed) => seed);
const kills = ofS3.flatMap((point) => seeds.map((seed) => ({ ...point, seed })));

describe('a multipart upload to S3', () => {
  it.each(kills)(
    '$number $what (seed $seed): starts again from the first part and is charged once',
    async ({ name, seed }) => {
      await start({ EXPORT_CRASH_AT: `${name}:1` });
      const before = product.pidOf('export');
      await product.openAccount('parts@s3.test', 'call-center-unlimited');
      const client = await eventually(
        () => logIn(product.url, 'parts@s3.test', password),
        () => true,
      );
      const everybody = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };
      const { datasetVersion } = await countOf(client, everybody);
      const id = (await requestDownload(client, everybody, 50_000 + 1_000 * seed, datasetVersion)) ?? '';
      expect(await endOf(client, id, 120 * room())).toMatchObject({ status: 'ready', rows: 50_000 + 1_000 * seed });
      expect(product.pidOf('export')).not.toBe(before);
      await untilQuiet(sources);
      await expectInvariants(sources);
      counts['kills on S3'] += 1;
      if (seed === seeds.length - 1) return;
      await sources.close();
      await product.stop();
    },
    900_000,
  );
});

const all: readonly Toxic[] = [
  { kind: 'latency', ms: 200 },
  { kind: 'loss', chance: 0.05 },
  { kind: 'half-open' },
  { kind: 'bandwidth', bytesPerSecond: 64 * 1024 },
  { kind: 'reset', afterMs: 300 },
  { kind: 'slow-close', ms: 3_000 },
];
const profiles = chosen(all, 2);

describe('the distributed product behind a faulty network', () => {
  // The kill point on S3 has started the product already, unless only this profile is run.
  beforeAll(() => product ?? start(), 300_000);

  it.each(profiles)(
    'answers within a minute and is never wrong: $kind',
    async (toxic) => {
      const load = await startDemoLoad({
        url: () => product.url,
        trials: ['network@load.test'],
        settleSeconds: 120 * room(),
      });
      await eventually(
        async () => load.report().accepted.length,
        (count) => count >= 4,
        120 * room(),
      );
      engines.set(toxic);
      await new Promise((resolve) => {
        setTimeout(resolve, TOXIC_SECONDS * 1000);
      });
      engines.set({ kind: 'none' });
      const began = performance.now();
      const report = await load.stop();
      const settled = (performance.now() - began) / 1000;
      await untilQuiet(sources, 90 * room());
      const seconds = (performance.now() - began) / 1000;
      printCounts(`T10 ${toxic.kind}`, {
        'seconds until all downloads ended': settled,
        'until quiet': seconds,
        room: room(),
      });
      counts['worst seconds to quiet'] = Math.max(counts['worst seconds to quiet'], seconds);
      await expectInvariants(sources, { quiet: true, acknowledged: report });
      expect(report.longestMs).toBeLessThan(HANG_MS_MAX * room());
      counts.profiles += 1;
      counts.acknowledged += report.accepted.length;
      counts['unanswered or 5xx'] += report.unanswered + report.unavailable;
      counts['longest wait ms'] = Math.max(counts['longest wait ms'], report.longestMs);
      counts['faults made'] = engines.done();
    },
    900_000,
  );

  it('reached every profile that was chosen, and every kill point', () => {
    assertFloors(counts, {
      profiles: profiles.length,
      'faults made': 100,
      acknowledged: 4 * profiles.length,
      'kills on S3': kills.length,
    });
  });
});
