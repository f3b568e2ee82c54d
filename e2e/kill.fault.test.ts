import { assertFloors, printCounts, scaled } from '@leadwright/testing/fault-run';
import { expectInvariants } from './src/invariants/invariants.ts';
import { killPoints } from './src/kill/kill-points.ts';
import { killAt, search, type Searched } from './src/kill/kill-run.ts';
import { startProduct } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';
import { stoppedSources } from './src/invariants/sources.ts';

// Eight seeds a point in a whole run; a share runs fewer seeds, never fewer points.
const points = killPoints.filter(({ test }) => test === undefined);
const seeds = Array.from({ length: scaled(8) }, (_, seed) => seed);
const runs = points.flatMap((point) => seeds.map((seed) => ({ ...point, seed })));

describe('a download survives kill -9 at every point of its path', () => {
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

  it('and every point of the table was hit, and the chosen rows and the trail hold with the rest', async () => {
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
