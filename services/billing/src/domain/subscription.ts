// The plan of an account and the start of its periods, stream subscription-<account>.
import { accept, assertNever, refuse, type Decider, type Decision } from '@leadwright/eventsourcing/decider';
import type { Lattice } from './lattice.ts';
import { planById } from './plans.ts';

export type SubscriptionStatus = 'free-trial' | 'live' | 'cancelling' | 'past-due' | 'cancelled';

export type SubscriptionChanged = {
  type: 'SubscriptionChanged';
  planId: string;
  status: SubscriptionStatus;
  lattice: Lattice;
  effectiveAt: string;
};
export type SubscriptionEvent = SubscriptionChanged;

/** Period 0 begins at the lattice's anchor. */
export type StartSubscription = { type: 'StartSubscription'; planId: string; lattice: Lattice };
export type SubscriptionCommand = StartSubscription;

export type SubscriptionRefusal =
  { code: 'plan-unknown'; planId: string } | { code: 'already-subscribed'; planId: string };

/** null: no plan was ever started. */
export type Subscription = { planId: string; status: SubscriptionStatus; lattice: Lattice } | null;

export const subscription: Decider<Subscription, SubscriptionCommand, SubscriptionEvent, SubscriptionRefusal> = {
  codeVersion: 1,
  initial: null,
  decide,
  evolve,
};

function decide(command: SubscriptionCommand, state: Subscription): Decision<SubscriptionEvent, SubscriptionRefusal> {
  switch (command.type) {
    case 'StartSubscription':
      return start(command, state);
    default:
      return assertNever(command.type);
  }
}

function start(
  { planId, lattice }: StartSubscription,
  state: Subscription,
): Decision<SubscriptionEvent, SubscriptionRefusal> {
  const plan = planById(planId);
  if (!plan) return refuse({ code: 'plan-unknown', planId });
  if (state) {
    const same = state.planId === planId && state.lattice.latticeId === lattice.latticeId;
    return same ? accept() : refuse({ code: 'already-subscribed', planId: state.planId });
  }
  const status = plan.lotKind === 'trial' ? 'free-trial' : 'live';
  return accept({ type: 'SubscriptionChanged', planId, status, lattice, effectiveAt: lattice.anchorAt });
}

function evolve(_state: Subscription, event: SubscriptionEvent): Subscription {
  switch (event.type) {
    case 'SubscriptionChanged':
      return { planId: event.planId, status: event.status, lattice: event.lattice };
    default:
      return assertNever(event.type);
  }
}
