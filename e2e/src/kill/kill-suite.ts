// Kills the product at each of these points, one after the other on the same data, and checks everything at the end.
import { assertFloors, printCounts, scaled } from '@leadwright/testing/fault-run';
import { expectInvariants } from '../invariants/invariants.ts';
import { stoppedSources } from '../invariants/sources.ts';
import { newDataFolder, removeDataFolder } from '../product/run-folder.ts';
import type { KillPoint } from './kill-points.ts';
import { killAt, startKillable, type Killable } from './kill-run.ts';

/** A whole run uses eight seeds per point, and a share fewer, but every point always. `title` names the counts. */
export function killSuite(title: string, points: readonly KillPoint[]): void {
  const seeds = Array.from({ length: scaled(8) }, (_, seed) => seed);
  const runs = points.flatMap((point) => seeds.map((seed) => ({ ...point, seed })));
  const dataFolder = newDataFolder();
  // Each restart is the product that dies next; after a kill that failed, another is started.
  let running: Killable | undefined;
  const hit: string[] = [];

  afterAll(async () => {
    await running?.product.stop();
    removeDataFolder(dataFolder);
  });

  it.each(runs)('$number $what (seed $seed)', async ({ seed, ...point }) => {
    const next = running ?? (await startKillable(dataFolder));
    running = undefined;
    running = await killAt(point, next, seed);
    hit.push(point.name);
  });

  it('reached every kill point, and the chosen rows, the trail and the other invariants hold', async () => {
    await running?.product.stop();
    running = undefined;
    const sources = await stoppedSources(dataFolder);
    try {
      await expectInvariants(sources);
    } finally {
      await sources.close();
    }
    const counts = { kills: hit.length, points: new Set(hit).size };
    printCounts(title, counts);
    assertFloors(counts, { kills: runs.length, points: points.length });
  });
}
