// Computed, never triggered: whoever looks after an outage finds each boundary, in order, at its own instant.
import { runsBy } from '../../plans/domain/agreed-terms.ts';
import type { Subscribed, Subscription, SubscriptionFacts } from './subscription-events.ts';
import { changed, factsIn, subscriptionEvents } from './subscription-facts.ts';
import { boundary, latticeAfter, PROVIDER_ZONE } from '../../kernel/domain/lattice.ts';
import { isNear } from '../../kernel/domain/instant.ts';
import { latticeIdFrom } from './lattice-ids.ts';

export type Boundary = { kind: 'period' | 'end'; at: string };

/** The next boundary, due or not; null: none is known. Where both fall together access ends and no period begins. */
export function nextBoundary(facts: SubscriptionFacts): Boundary | null {
  const { status, accessEndsAt, periodEnd, paused } = facts;
  if (status === 'cancelled') return null;
  const period = paused || periodEnd === null ? null : periodEnd;
  if (accessEndsAt !== null && (period === null || accessEndsAt <= period)) return { kind: 'end', at: accessEndsAt };
  return period === null ? null : { kind: 'period', at: period };
}

export function passed(state: Subscribed, next: Boundary): SubscriptionFacts {
  const facts = factsIn(state);
  if (next.kind === 'end') {
    return {
      ...facts,
      status: 'cancelled',
      nextPlanId: null,
      nextTerms: null,
      nextLattice: null,
      cancelAtPeriodEnd: false,
    };
  }
  const { nextLattice, periodEnd } = facts;
  const closes = nextLattice !== null && nextLattice.anchorAt === periodEnd;
  const lattice = closes ? nextLattice : facts.lattice;
  const period = closes ? 0 : facts.period + 1;
  const paid = state.paid.find((each) => each.latticeId === lattice.latticeId && each.period === period);
  const begun = {
    ...facts,
    lattice,
    period,
    periodStart: next.at,
    planId: paid?.planId ?? facts.nextPlanId ?? facts.planId,
    terms: paid?.terms ?? facts.nextTerms ?? facts.terms,
    nextPlanId: null,
    nextTerms: null,
    nextLattice: closes ? null : nextLattice,
  };
  return endingAt(begun, paid?.endsAt ?? null);
}

/** The running period ends at its boundary, or where the provider ends it: then another lattice begins there. */
export function endingAt(facts: SubscriptionFacts, paidUntil: string | null): SubscriptionFacts {
  const { lattice, period } = facts;
  if (!runsBy(facts.terms).renews) return { ...facts, periodEnd: null };
  const end = boundary(lattice, period + 1);
  if (paidUntil === null || isNear(paidUntil, end)) return { ...facts, periodEnd: end };
  const next = latticeAfter(lattice, latticeIdFrom(lattice.latticeId, paidUntil), paidUntil, PROVIDER_ZONE);
  return { ...facts, periodEnd: paidUntil, nextLattice: next };
}

export function dueBoundaries(state: Subscription, at: string): Boundary[] {
  const due: Boundary[] = [];
  let now = state;
  while (now) {
    const next = nextBoundary(now);
    if (!next || next.at > at) break;
    due.push(next);
    now = subscriptionEvents.SubscriptionChanged.evolve(now, changed(passed(now, next), 'period-began', next.at));
  }
  return due;
}

export type ZoneBegins = { at: string; refusal: null } | { at: null; refusal: 'zone-no-period' | 'zone-of-provider' };

/** From when on another time zone would count: the end of the running period. `refusal`: why none can be set. */
export function zoneBegins({ status, periodEnd, accessEndsAt, provider }: SubscriptionFacts): ZoneBegins {
  const goesOn = status !== 'cancelled' && accessEndsAt === null;
  if (!goesOn || periodEnd === null) return { at: null, refusal: 'zone-no-period' };
  if (provider !== null) return { at: null, refusal: 'zone-of-provider' };
  return { at: periodEnd, refusal: null };
}
