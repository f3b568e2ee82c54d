// T11: a provider whose events come twice, late and in another order. Its objects are read again each time, so what
// counts is that no order and no repeat of the readings changes what they add up to.
import { describe, it } from '@jest/globals';
import { assertFloors, printCounts, SCALED_MS_MAX, scaled } from '@leadwright/testing/fault-run';
import { compareHistory } from '../testing/provider-history.ts';

const SEQUENCES = scaled(500);

describe('T11: readings of a provider', () => {
  it(
    'give the same state and at most one grant per period, however often, late and out of order they come',
    async () => {
      const counts = { readings: 0, disturbed: 0, grants: 0, anomalies: 0 };
      for (let seed = 1; seed <= SEQUENCES; seed += 1) await compareHistory(seed, counts);
      printCounts('T11 provider readings', counts);
      assertFloors(counts, { disturbed: SEQUENCES * 6, grants: SEQUENCES * 2, anomalies: SEQUENCES / 5 });
    },
    SCALED_MS_MAX,
  );
});
