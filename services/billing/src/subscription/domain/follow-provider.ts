// A reading that says what is known changes nothing; one from before a period paid since is too old.
import { accept, refuse, type Decision } from '@leadwright/eventsourcing/decider';
import { endingAt } from './due-boundaries.ts';
import { isNear } from '../../kernel/domain/instant.ts';
import { latticeAfter, periodAt, PROVIDER_ZONE } from '../../kernel/domain/lattice.ts';
import { runsBy, type AgreedTerms } from '../../plans/domain/agreed-terms.ts';
import { latticeIdFrom, latticeOfPeriod } from './lattice-ids.ts';
import type {
  ChangeReason,
  FollowProvider,
  Subscribed,
  Subscription,
  SubscriptionEvent,
  SubscriptionFacts,
  SubscriptionRefusal,
  SubscriptionStatus,
} from './subscription-events.ts';
import { changed, factsIn, termsIn } from './subscription-facts.ts';

type SubscriptionDecision = Decision<SubscriptionEvent, SubscriptionRefusal>;
type Plan = Pick<SubscriptionFacts, 'planId' | 'terms'>;
type Reading = FollowProvider & { now: Plan; nextTerms: AgreedTerms | null };

export function followProvider(command: FollowProvider, state: Subscription): SubscriptionDecision {
  const { provider, planId, nextPlanId, offered } = command;
  const own = state?.provider;
  const isOwn = own?.processor === provider.processor && own.subscriptionId === provider.subscriptionId;
  // Another subscription is another agreement.
  const agreed = isOwn || isAdopted(command, state) ? state : null;
  const terms = termsIn(agreed, planId, offered.now);
  if (!terms) return refuse({ code: 'plan-unknown', planId });
  const nextTerms = nextPlanId === null ? null : termsIn(agreed, nextPlanId, offered.next);
  if (nextPlanId !== null && !nextTerms) return refuse({ code: 'plan-unknown', planId: nextPlanId });
  const reading = { ...command, now: { planId, terms }, nextTerms };
  return state && isOwn ? follow(reading, state) : bind(reading, state);
}

/** A new subscription starts a lattice of its own; what another one granted keeps its life. */
function bind(reading: Reading, state: Subscription): SubscriptionDecision {
  const { at, provider, first, now, endedAt } = reading;
  if (endedAt !== null) return accept();
  if (state && isAdopted(reading, state)) {
    return accept(changed(followed(reading, placed(reading, adopted(reading, factsIn(state)))), 'subscribed', at));
  }
  const isReplaced = state?.provider != null && state.status !== 'cancelled' && first.startsAt <= state.periodStart;
  if (isReplaced) return accept();
  const latticeId = `${provider.processor}:${provider.subscriptionId}`;
  const lattice = latticeOfPeriod(latticeId, first.startsAt, first.endsAt);
  const begun: SubscriptionFacts = {
    ...now,
    status: 'live',
    lattice,
    period: 0,
    periodStart: lattice.anchorAt,
    periodEnd: null,
    nextPlanId: null,
    nextTerms: null,
    nextLattice: null,
    cancelAtPeriodEnd: false,
    accessEndsAt: null,
    paused: false,
    provider,
  };
  const facts = followed(reading, endingAt(begun, first.endsAt));
  return accept(changed(facts, 'subscribed', lattice.anchorAt));
}

/** Whether the provider takes over a plan on the same billing day: the lattice goes on, so nothing is granted twice. */
function isAdopted({ first, planId }: FollowProvider, state: Subscription): boolean {
  if (state === null || state.provider !== null || state.status === 'cancelled' || state.planId !== planId)
    return false;
  const { lattice } = state;
  return first.startsAt >= lattice.anchorAt && periodAt(lattice, first.startsAt).startsAt === first.startsAt;
}

/** What ran without it has its own zone until the running period ends, where the provider's begins. */
function adopted({ provider, periodStart, periodEnd }: Reading, facts: SubscriptionFacts): SubscriptionFacts {
  const { lattice, nextLattice } = facts;
  if ((nextLattice ?? lattice).zone === PROVIDER_ZONE) return { ...facts, provider };
  if (lattice.zone === PROVIDER_ZONE || facts.periodEnd === null) return { ...facts, provider, nextLattice: null };
  const end = isNear(periodStart, facts.periodStart) ? periodEnd : facts.periodEnd;
  const next = latticeAfter(lattice, latticeIdFrom(lattice.latticeId, end), end, PROVIDER_ZONE);
  return { ...facts, provider, periodEnd: end, nextLattice: next };
}

function follow(reading: Reading, state: Subscribed): SubscriptionDecision {
  const { at, endedAt, now } = reading;
  if (state.status === 'cancelled' && endedAt !== null) return accept();
  if (endedAt === null && isOld(reading, state)) return accept();
  const before = factsIn(state);
  const facts =
    endedAt === null ? followed(reading, placed(reading, before)) : { ...before, ...now, accessEndsAt: endedAt };
  return same(facts, before) ? accept() : accept(changed(facts, changedBecause(before, facts, endedAt), at));
}

/** What a person asked for has a reason of its own, since there is a mail about it; what was planned before has none. */
function changedBecause(before: SubscriptionFacts, now: SubscriptionFacts, endedAt: string | null): ChangeReason {
  if (endedAt !== null) {
    const isKnown = before.accessEndsAt !== null && isNear(endedAt, before.accessEndsAt);
    return isKnown ? 'provider-changed' : 'ended';
  }
  if (now.planId !== before.planId) return now.planId === before.nextPlanId ? 'provider-changed' : 'plan-changed';
  if (now.nextPlanId === before.nextPlanId || now.cancelAtPeriodEnd) return 'provider-changed';
  return now.nextPlanId === null ? 'plan-kept' : 'plan-change-planned';
}

// Only what is monotonic tells an old reading: periods that were paid for never come back.
function isOld({ periodStart }: FollowProvider, { paid, lattice, period }: Subscribed): boolean {
  return paid.some(
    (each) =>
      each.latticeId === lattice.latticeId &&
      each.period >= period &&
      each.paidFor !== 'change' &&
      each.startsAt > periodStart &&
      !isNear(each.startsAt, periodStart),
  );
}

/** The provider's period wins over ours: its end moves ours, and one that was resumed begins a lattice. */
function placed({ periodStart, periodEnd }: FollowProvider, facts: SubscriptionFacts): SubscriptionFacts {
  if (isNear(periodStart, facts.periodStart)) {
    const isKnown = facts.periodEnd === null || isNear(periodEnd, facts.periodEnd);
    return isKnown ? facts : endingAt({ ...facts, nextLattice: null }, periodEnd);
  }
  if (!facts.paused || periodStart <= facts.periodStart) return facts;
  if (facts.nextLattice !== null && isNear(periodStart, facts.nextLattice.anchorAt)) return facts;
  return closedAt(facts, periodStart, periodEnd);
}

/** Ends the running period at `startsAt`, where the provider began [startsAt, endsAt). */
export function closedAt(facts: SubscriptionFacts, startsAt: string, endsAt: string): SubscriptionFacts {
  const next = latticeOfPeriod(latticeIdFrom(facts.lattice.latticeId, startsAt), startsAt, endsAt);
  return { ...facts, periodEnd: next.anchorAt, nextLattice: { ...next, continues: true } };
}

function followed(reading: Reading, facts: SubscriptionFacts): SubscriptionFacts {
  const { status, now, nextPlanId, nextTerms, cancelAtPeriodEnd } = reading;
  const isPastDue = status === 'past-due';
  // What is past due was not paid: a plan that came with it counts when it is.
  const { planId, terms } = isPastDue ? facts : now;
  const isNext = nextPlanId !== null && nextPlanId !== planId;
  const accessEndsAt = cancelAtPeriodEnd ? facts.periodEnd : null;
  return {
    ...facts,
    planId,
    terms,
    nextPlanId: isNext ? nextPlanId : null,
    nextTerms: isNext ? nextTerms : null,
    cancelAtPeriodEnd,
    accessEndsAt,
    paused: status === 'paused',
    status: statusOf(terms, isPastDue, cancelAtPeriodEnd),
  };
}

function statusOf(terms: AgreedTerms, isPastDue: boolean, cancels: boolean): SubscriptionStatus {
  if (isPastDue) return 'past-due';
  if (cancels) return 'cancelling';
  return runsBy(terms).status;
}

function same(a: SubscriptionFacts, b: SubscriptionFacts): boolean {
  return (Object.keys(a) as (keyof SubscriptionFacts)[]).every(
    (fact) => JSON.stringify(a[fact]) === JSON.stringify(b[fact]),
  );
}
