// Over every lattice and earlier subscription. Computed from events, so accounts from before have theirs too.
import { laterOf } from '../../kernel/domain/instant.ts';
import { boundary, periodAt, type Lattice } from '../../kernel/domain/lattice.ts';
import type { SubscriptionChanged, SubscriptionFacts } from './subscription-events.ts';
import { factsOf } from './subscription-facts.ts';

/** Half-open: `from` is part of it, `to` is not. */
export type PastPeriod = { from: string; to: string };
/** `outside`: no billing period ran: before the first one, after an end, or while the subscription was paused. */
export type HistoryPeriod = PastPeriod & { outside: boolean };

/**
 * The periods and the times between them, newest first, at most `max`: together they hold all that counts from `since`
 * until `now`, so that their statements sum to the whole. `since`: null: nothing counts yet.
 */
export function wholeHistory(
  changes: readonly SubscriptionChanged[],
  { since, now, max }: { since: string | null; now: string; max: number },
): HistoryPeriod[] {
  const all: HistoryPeriod[] = [];
  const add = (from: string, to: string, outside: boolean): void => {
    if (from < to && all.length < max) all.push({ from, to, outside });
  };
  // Where the newest of what is not listed yet ends.
  let until = now;
  for (const { from, to } of periodsSoFar(changes, now, max)) {
    if (to < until) add(to, until, true);
    add(from, to, false);
    until = from;
  }
  if (since !== null) add(since, until, true);
  return all;
}

/** A lattice from the first period that it had here; `last` is its last known state. */
type Run = { lattice: Lattice; first: number; startsAt: string; last: SubscriptionFacts };

/** Begun until `now`, newest first, at most `max`, never overlapping. `changes`: in the order of the log. */
export function periodsSoFar(changes: readonly SubscriptionChanged[], now: string, max: number): PastPeriod[] {
  const periods: PastPeriod[] = [];
  // Where the lattice after this one begins; null: it is the one that runs.
  let until: string | null = null;
  for (const run of runsOf(changes).reverse()) {
    for (const period of periodsOf(run, until, now)) {
      if (periods.length >= max) return periods;
      periods.push(period);
    }
    until = soonest([until, run.startsAt]);
  }
  return periods;
}

function runsOf(changes: readonly SubscriptionChanged[]): Run[] {
  const runs: Run[] = [];
  for (const change of changes) {
    const facts = factsOf(change);
    const { lattice, period, periodStart } = facts;
    const running = runs.at(-1);
    if (running?.lattice.latticeId === lattice.latticeId) running.last = facts;
    else runs.push({ lattice, first: period, startsAt: periodStart, last: facts });
  }
  return runs;
}

function* periodsOf({ lattice, first, last }: Run, until: string | null, now: string): Generator<PastPeriod> {
  const end = endOf(last, until);
  for (let k = newestOf(last, end, now); k >= first; k -= 1) {
    const from = boundary(lattice, k);
    const whole = boundary(lattice, k + 1);
    const to = end !== null && end < whole ? end : whole;
    if (from < to) yield { from, to };
  }
}

// null: it goes on.
function endOf(
  { status, accessEndsAt, periodEnd, nextLattice }: SubscriptionFacts,
  until: string | null,
): string | null {
  return soonest([
    until,
    status === 'cancelled' ? accessEndsAt : null,
    // Another lattice is to begin where the running period ends.
    nextLattice ? periodEnd : null,
  ]);
}

function soonest(times: (string | null)[]): string | null {
  return times.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null);
}

function newestOf({ lattice, period, paused }: SubscriptionFacts, end: string | null, now: string): number {
  // While it is paused no period begins.
  if (paused) return period;
  const at = end !== null && end < now ? end : now;
  // Another service's clock set the anchor and may be slightly ahead of ours.
  return periodAt(lattice, laterOf(at, lattice.anchorAt)).k;
}
