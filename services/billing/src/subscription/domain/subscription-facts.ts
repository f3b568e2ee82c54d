import { boundary } from '../../kernel/domain/lattice.ts';
import { runsBy, termsOf, type AgreedTerms } from '../../plans/domain/agreed-terms.ts';
import { earlierThan, returnedIn, withPaid, withPlan } from './period-payments.ts';
import type {
  ChangeReason,
  LimitsChanged,
  PaidPeriod,
  PaymentReturned,
  PeriodPaid,
  Subscribed,
  Subscription,
  SubscriptionChanged,
  SubscriptionFacts,
} from './subscription-events.ts';

/** Before periods were followed: period 0, paid, nothing scheduled; before terms: those of its plan then. */
export function factsOf(event: SubscriptionChanged): SubscriptionFacts {
  const { planId, status, lattice, period = 0, periodStart = boundary(lattice, period) } = event;
  const terms = termsOf(planId, event.terms);
  const ends = runsBy(terms).renews ? boundary(lattice, period + 1) : null;
  const nextPlanId = event.nextPlanId ?? null;
  return {
    planId,
    terms,
    status,
    lattice,
    period,
    periodStart,
    periodEnd: event.periodEnd === undefined ? ends : event.periodEnd,
    nextPlanId,
    nextTerms: nextPlanId === null ? null : termsOf(nextPlanId, event.nextTerms),
    nextLattice: event.nextLattice ?? null,
    cancelAtPeriodEnd: event.cancelAtPeriodEnd ?? false,
    accessEndsAt: event.accessEndsAt ?? null,
    paused: event.paused ?? false,
    provider: event.provider ?? null,
  };
}

export function changed(facts: SubscriptionFacts, reason: ChangeReason, effectiveAt: string): SubscriptionChanged {
  const saysZone = facts.lattice.zone !== 'UTC' && { saysZone: true as const };
  return { type: 'SubscriptionChanged', reason, effectiveAt, ...facts, ...saysZone };
}

/** The facts of a state, without what only the decider needs. */
export function factsIn({
  paid: _paid,
  previous: _previous,
  earlier: _earlier,
  lowered: _lowered,
  ...facts
}: Subscribed): SubscriptionFacts {
  return facts;
}

export const subscriptionEvents = {
  SubscriptionChanged: { evolve: changedBy },
  PeriodPaid: {
    evolve: (state: Subscription, event: PeriodPaid): Subscription =>
      state && { ...state, paid: kept(state, withPaid(state.paid, paidIn(event))) },
  },
  PaymentReturned: {
    evolve: (state: Subscription, event: PaymentReturned): Subscription => state && returnedIn(state, event),
  },
  LimitsChanged: {
    evolve: (state: Subscription, { lowered }: LimitsChanged): Subscription => state && { ...state, lowered },
  },
};

function changedBy(state: Subscription, event: SubscriptionChanged): Subscribed {
  const facts = factsOf(event);
  const closes = state && state.lattice.latticeId !== facts.lattice.latticeId;
  const previous = closes ? { lattice: state.lattice, closedAt: facts.periodStart } : (state?.previous ?? null);
  return {
    ...facts,
    previous,
    paid: kept(facts, state ? withPlan(state, facts) : []),
    earlier: earlierThan(facts, state),
    lowered: state?.lowered ?? null,
  };
}

// Bounded: one payment per plan in running and coming periods, and the newest, which tells late periods apart.
function kept(facts: SubscriptionFacts, paid: PaidPeriod[]): PaidPeriod[] {
  const newest = paid.reduce((at, each) => (each.startsAt > at ? each.startsAt : at), '');
  const kept = paid.filter(
    ({ latticeId, period, startsAt }) =>
      startsAt === newest ||
      (latticeId === facts.lattice.latticeId ? period >= facts.period : latticeId === facts.nextLattice?.latticeId),
  );
  const key = ({ latticeId, period, planId }: PaidPeriod): string => JSON.stringify([latticeId, period, planId]);
  return kept.filter((each, index) => kept.findIndex((other) => key(other) === key(each)) === index);
}

export function paidIn({
  type: _type,
  subscriptionId: _subscriptionId,
  effectiveAt: _at,
  ...paid
}: PeriodPaid): PaidPeriod {
  return { ...paid, terms: termsOf(paid.planId, paid.terms) };
}

/** Agreed terms, now or for the next period; for another plan today's. null: neither agreed nor offered. */
export function termsIn(state: Subscription, planId: string, offered: AgreedTerms | null): AgreedTerms | null {
  if (state?.planId === planId) return state.terms;
  return state?.nextPlanId === planId ? state.nextTerms : offered;
}
