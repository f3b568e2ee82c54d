import { accept, deciderOf, refuse, type Decision } from '@leadwright/eventsourcing/decider';
import { nextBoundary, passed, zoneBegins } from './due-boundaries.ts';
import { latticeAfter } from '../../kernel/domain/lattice.ts';
import { runsBy } from '../../plans/domain/agreed-terms.ts';
import { followProvider } from './follow-provider.ts';
import { importSubscription } from './import-subscription.ts';
import { payPeriod } from './pay-period.ts';
import { returnPayment } from './payments/return-payment.ts';
import { sayLimits } from './payments/say-limits.ts';
import type {
  ChangeZone,
  PassNext,
  StartSubscription,
  Subscription,
  SubscriptionCommand,
  SubscriptionEvent,
  SubscriptionRefusal,
} from './subscription-events.ts';
import { changed, factsIn, factsOf, subscriptionEvents } from './subscription-facts.ts';

type SubscriptionDecision = Decision<SubscriptionEvent, SubscriptionRefusal>;

export const subscription = deciderOf<Subscription, SubscriptionCommand, SubscriptionEvent, SubscriptionRefusal>({
  codeVersion: 9,
  initial: null,
  commands: {
    StartSubscription: { decide: start },
    ImportSubscription: { decide: importSubscription },
    PassNext: { decide: passNext },
    FollowProvider: { decide: followProvider },
    PayPeriod: payPeriod,
    ReturnPayment: { decide: returnPayment },
    SayLimits: { decide: sayLimits },
    ChangeZone: { decide: changeZone },
  },
  events: subscriptionEvents,
});

function start({ planId, terms, lattice }: StartSubscription, state: Subscription): SubscriptionDecision {
  if (state) {
    const same = state.planId === planId && state.lattice.latticeId === lattice.latticeId;
    // A repeat may come late, when another lattice has followed.
    const wasSame = state.previous?.lattice.latticeId === lattice.latticeId;
    return same || wasSame ? accept() : refuse({ code: 'already-subscribed', planId: state.planId });
  }
  const effectiveAt = lattice.anchorAt;
  const { status } = runsBy(terms);
  const facts = factsOf({ type: 'SubscriptionChanged', planId, terms, status, lattice, effectiveAt });
  return accept(changed(facts, 'started', effectiveAt));
}

function passNext({ at }: PassNext, state: Subscription): SubscriptionDecision {
  const next = state && nextBoundary(state);
  if (!next || next.at > at) return refuse({ code: 'nothing-due' });
  const reason = next.kind === 'end' ? 'access-ended' : 'period-began';
  return accept(changed(passed(state, next), reason, next.at));
}

/** The running period keeps its end, so nothing that was granted gets shorter; from there on the new zone counts. */
function changeZone({ at, zone, latticeId }: ChangeZone, state: Subscription): SubscriptionDecision {
  if (!state) return refuse({ code: 'not-subscribed' });
  const zoneThen = state.nextLattice?.zone ?? state.lattice.zone;
  if (zoneThen === zone) return accept();
  const begins = zoneBegins(state);
  if (begins.refusal !== null) return refuse({ code: begins.refusal });
  const nextLattice = latticeAfter(state.nextLattice ?? state.lattice, latticeId, begins.at, zone);
  return accept(changed({ ...factsIn(state), nextLattice }, 'lattice-closed', at));
}

export type {
  Subscription,
  SubscriptionChanged,
  SubscriptionCommand,
  SubscriptionEvent,
  SubscriptionRefusal,
  SubscriptionStatus,
} from './subscription-events.ts';
