import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceNames } from '@leadwright/contracts/topology';
import { printCounts, seededRandom } from '@leadwright/testing/fault-run';
import { runSeed } from '@leadwright/testing/seeds/run-seed';
import { S3_START_MS_MAX } from '@leadwright/testing/s3-server';
import { scenarioNames, scenarios, soak } from '../scripts/k6/budget.ts';
import { runInNode } from '../scripts/k6/run/drive-node.ts';
import { readPeople } from '../scripts/k6/seed/people-file.ts';
import { seedLoad } from '../scripts/k6/seed/seed-load.ts';
import { siteOf } from '../scripts/k6/seed/site.ts';
import { crashPostgres } from './src/engines/crash-postgres.ts';
import { startProxiedEngines, type ProxiedEngines } from './src/engines/proxied-engines.ts';
import { expectInvariants, untilQuiet } from './src/invariants/invariants.ts';
import type { Sources } from './src/invariants/sources.ts';
import { hurriedLimits, startDemoLoad } from './src/people/demo-load.ts';
import { startDistributed, type DistributedProduct } from './src/product/distributed.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';
import { room } from './src/room.ts';
import { nextFault, type SoakFault } from './src/engines/soak-fault.ts';
import { residentMegabytes, slopesOf, type Life } from '@leadwright/testing/soak/memory';

// T16 in e2e/README.md. `npm run soak` says for how long.
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? soak.minutes);
const SEED = runSeed();
const FAULT_SECONDS = 12;
const CALM_SECONDS = 30;
const SAMPLE_SECONDS = 5;
const ACCOUNTS = 24;
const TRIAL = 'soak@load.test';
const collectGarbage = path.resolve(__dirname, '../libs/testing/src/soak/collect-garbage.cjs');
const folder = newDataFolder();
const data = path.join(folder, 'product');
let engines: ProxiedEngines;
let crashed: Awaited<ReturnType<typeof crashPostgres>>['server'] | undefined;
let product: DistributedProduct;
let sources: Sources;
let memory: Following | undefined;

beforeAll(async () => {
  engines = await startProxiedEngines(folder, seededRandom(SEED));
  product = await startDistributed(data, engines.given, {
    consumers: 60_000,
    env: { ...hurriedLimits, ...engines.env, NODE_OPTIONS: `--require "${collectGarbage}"` },
  });
  sources = await product.sources(engines.direct);
}, S3_START_MS_MAX + 900_000);
afterAll(async () => {
  await memory?.stop();
  await sources?.close();
  await product?.stop();
  await crashed?.stop('fast');
  await engines?.stop();
  removeDataFolder(folder);
}, 300_000);

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
  });

type Following = { stop(): Promise<Life[]> };

/** Follows the memory of every process of the product until `stop`. */
function followMemory(): Following {
  const lives = new Map<number, Life>();
  let stopping = false;
  const began = performance.now();
  const following = (async () => {
    while (!stopping) {
      for (const service of serviceNames) {
        const pid = product.pidOf(service);
        const megabytes = residentMegabytes(pid);
        if (megabytes === undefined) continue;
        const life = lives.get(pid) ?? { service, pid, samples: [] };
        lives.set(pid, life);
        life.samples.push({ atMinutes: (performance.now() - began) / 60_000, megabytes });
      }
      await pause(SAMPLE_SECONDS);
    }
  })();
  return {
    stop: async () => {
      stopping = true;
      await following;
      return [...lives.values()];
    },
  };
}

/** What services said last before they ended by themselves; the supervisor has started them again. */
function fatalLines(): string[] {
  return serviceNames.flatMap((service) =>
    readFileSync(path.join(data, 'services', `${service}.log`), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"level":60'))
      .map((line) => `T16 ${service} ended: ${line.slice(0, 1_000)}\n`),
  );
}

async function make(fault: SoakFault): Promise<void> {
  switch (fault.kind) {
    case 'network':
      engines.set(fault.toxic);
      await pause(FAULT_SECONDS);
      engines.set({ kind: 'none' });
      break;
    case 'crash': {
      const port = Number(new URL(engines.direct.postgres).port);
      crashed = (await crashPostgres(path.join(folder, 'own-postgres'), port)).server;
      break;
    }
    case 'kill':
      product.kill(fault.service);
      break;
  }
}

it(
  `keeps every promise for ${MINUTES} minutes of random faults, and its memory is flat`,
  async () => {
    const site = siteOf({ data }, {});
    const parts = { site, origin: site.url, plan: 'rollover-500k', load: ACCOUNTS };
    const { people, password } = await seedLoad(readPeople(path.join(folder, 'people.json')), parts);
    // Runs out of leads, so that refusals happen too.
    await product.openAccount(TRIAL, 'free-trial');
    const load = await startDemoLoad({ url: () => product.url, trials: [TRIAL], settleSeconds: 180 * room() });
    memory = followMemory();
    const end = performance.now() + MINUTES * 60_000;
    const others = scenarioNames
      .filter((name) => name !== 'download')
      .map((name, i) =>
        runInNode({
          name,
          rate: { perSecond: scenarios[name].rate.perSecond * soak.share, users: 6 },
          seconds: MINUTES * 60,
          url: site.url,
          password,
          people: people.slice(i * 6, i * 6 + 6),
          rows: 20,
          mayBeTurnedAway: true,
        }),
      );
    const random = seededRandom(SEED);
    const faults: Record<string, number> = {};
    while (performance.now() + (FAULT_SECONDS + CALM_SECONDS) * 1_000 < end) {
      const fault = nextFault(random);
      const name = fault.kind === 'network' ? fault.toxic.kind : fault.kind;
      faults[name] = (faults[name] ?? 0) + 1;
      await make(fault);
      await pause(CALM_SECONDS);
    }
    const measured = await Promise.all(others);
    const lives = await memory.stop();
    memory = undefined;
    const report = await load.stop();
    const quietMs = await untilQuiet(sources, 180 * room());
    const slopes = slopesOf(lives, { warmUp: MINUTES * soak.warmUpShare, least: Math.min(5, MINUTES * 0.5) });
    printCounts('T16 soak', {
      minutes: MINUTES,
      acknowledged: report.accepted.length,
      refused: report.refused.length,
      'other iterations': measured.reduce((sum, { iterations }) => sum + iterations, 0),
      'turned away': measured.reduce((sum, { noted }) => sum + (noted.turned_away?.length ?? 0), 0),
      'otherwise unanswered': measured.reduce((sum, { noted }) => sum + (noted.wrong_answers?.length ?? 0), 0),
      'quiet after ms': Math.round(quietMs),
    });
    printCounts('T16 faults', faults);
    for (const { service, minutes, megabytesPerMinute, last } of slopes)
      printCounts(`T16 memory of ${service}`, { minutes, 'MB a minute': megabytesPerMinute, 'MB at last': last });
    for (const line of fatalLines()) process.stderr.write(line);
    await expectInvariants(sources, { quiet: true, acknowledged: report });
    // Most processes live long enough; otherwise nothing would have been measured.
    expect(slopes.length).toBeGreaterThanOrEqual(3);
    expect(slopes.filter(({ megabytesPerMinute }) => megabytesPerMinute >= soak.memoryMegabytesPerMinute)).toEqual([]);
  },
  (MINUTES + 30) * 60_000,
);
