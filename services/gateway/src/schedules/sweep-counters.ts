// A repeat finds nothing.
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import type { RateCounters } from '../auth/limiter-store.ts';

export function sweepCountersWork({ counters }: { counters: RateCounters }): PeriodicWork {
  return {
    name: 'sweep of counters',
    everyMs: 60_000,
    runsIn: 'one',
    failure: 'old counters were not removed',
    round: () => counters.sweep(),
  };
}
