import { assertFloors, printCounts, scaled } from '@leadwright/testing/fault-run';
import { expectInvariants } from './src/invariants/invariants.ts';
import { killPoints } from './src/kill/kill-points.ts';
import { killAt, search, type Searched } from './src/kill/kill-run.ts';
import { startProduct } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';
import { stoppedSources } from './src/invariants/sources.ts';

// A whole run uses eight seeds per point, and a share fewer, but every point always.
const points = killPoints.filter(({ test }) => test === undefined);
const seeds = Array.from({ length: scaled(8) }, (_, seed) => seed);
const runs = points.flatMap((point) => seeds.map((seed) => ({ ...point, seed })));

describe('a download survives kill -9 at every kill point', () => {
  const dataFolder = newDataFolder();
  let searched: Searched;
  const hit: string[] = [];

  beforeAll(async () => {
    const product = await startProduct({ dataFolder });
    searched = await search(product.url);
    await product.stop();
  });
  afterAll(() => removeDataFolder(dataFolder));

  it.each(runs)('$number $what (seed $seed)', async ({ seed, ...point }) => {
    searched = await killAt(point, dataFolder, searched, seed);
    hit.push(point.name);
  });

  it('reached every kill point, and the chosen rows, the trail and the other invariants hold', async () => {
    const sources = await stoppedSources(dataFolder);
    try {
      await expectInvariants(sources);
    } finally {
      await sources.close();
    }
    const counts = { kills: hit.length, points: new Set(hit).size };
    printCounts('T6 kill -9', counts);
    assertFloors(counts, { kills: runs.length, points: points.length });
  });
});
