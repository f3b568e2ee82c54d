// T11 with the real path: calls whose answers are lost, readings that fail, events that come twice, late, in another
// order or never. In the end each call has charged at most once, each paid period has brought its leads once, and
// billing says what the provider says.
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import path from 'node:path';
import {
  assertFloors,
  printCounts,
  runSeeds,
  SCALED_MS_MAX,
  scaled,
  seededRandom,
} from '@leadwright/testing/fault-run';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { openChaosSandbox, type ChaosSandbox } from '../testing/chaos-sandbox.ts';
import type { LifeCounts } from '../testing/life-checks.ts';
import { liveAtSandbox } from '../testing/subscription-life.ts';

const SEQUENCES = scaled(500);
const counts: LifeCounts = { actions: 0, charges: 0, grants: 0, paidBack: 0, repeated: 0, late: 0 };
let cluster: OwnCluster;
let chaos: ChaosSandbox;
beforeAll(async () => {
  cluster = await startOwnCluster();
  chaos = await openChaosSandbox();
}, 120_000);
afterAll(async () => {
  await chaos.stop();
  await cluster.stop();
}, 60_000);

describe('T11 a subscription’s life', () => {
  it(
    'charges at most once per call and grants once per paid period, and ends as the provider says',
    async () => {
      let lives = 0;
      const run = (seed: number): Promise<void> => {
        lives += 1;
        return liveAtSandbox(chaos, { accountId: `life-${seed}-${lives}`, random: seededRandom(seed), counts });
      };
      const kept = path.join(__dirname, 'subscription-life.fault.test.seeds.json');
      const runs = await runSeeds({ name: 'T11 subscription life', runs: SEQUENCES, kept, run });
      printCounts('T11 subscription life', { ...counts, ...chaos.trouble.counts });
      assertFloors(
        { ...counts, ...chaos.trouble.counts },
        {
          actions: 5 * runs,
          charges: runs,
          grants: runs,
          paidBack: runs / 2,
          repeated: runs / 2,
          late: runs,
          lost: runs / 2,
          away: runs,
        },
      );
    },
    SCALED_MS_MAX,
  );
});
