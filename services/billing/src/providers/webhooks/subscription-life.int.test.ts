import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { seededRandom } from '@leadwright/testing/fault-run';
import { openChaosSandbox, type ChaosSandbox } from '../testing/chaos-sandbox.ts';
import type { LifeCounts } from '../testing/life-checks.ts';
import { liveAtSandbox } from '../testing/subscription-life.ts';

const SEQUENCES = 6;
let chaos: ChaosSandbox;
beforeAll(async () => {
  chaos = await openChaosSandbox();
}, 60_000);
afterAll(() => chaos.stop());

// subscription-life.fault.test.ts does 500 of them.
it('T11: calls without an answer and events in any order charge once per call and grant once per period', async () => {
  const counts: LifeCounts = { actions: 0, charges: 0, grants: 0, paidBack: 0, repeated: 0, late: 0 };
  for (let seed = 1; seed <= SEQUENCES; seed += 1)
    await liveAtSandbox(chaos, { accountId: `life-${seed}`, random: seededRandom(seed), counts });
  expect(counts.charges).toBeGreaterThan(SEQUENCES / 2);
  expect(counts.paidBack).toBeGreaterThan(1);
  expect(chaos.trouble.counts.lost).toBeGreaterThan(SEQUENCES / 2);
}, 120_000);
