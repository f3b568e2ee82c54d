import { describe, expect, it } from '@jest/globals';
import { compareHistory } from '../testing/provider-history.ts';

const SEQUENCES = 20;

describe('readings of a provider', () => {
  // provider-chaos.fault.test.ts does 500 of them.
  it('give the same state and at most one grant per period, however often, late and out of order they come', async () => {
    const counts = { readings: 0, disturbed: 0, grants: 0, anomalies: 0 };
    for (let seed = 1; seed <= SEQUENCES; seed += 1) await compareHistory(seed, counts);
    expect(counts.disturbed).toBeGreaterThan(SEQUENCES * 6);
  }, 60_000);
});
