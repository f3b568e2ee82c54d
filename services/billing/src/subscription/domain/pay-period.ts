// Which period an invoice paid for. The provider's instants decide: one that no lattice has begins another.
import { accept, refuse, type CommandKind, type Decision } from '@leadwright/eventsourcing/decider';
import { endingAt } from './due-boundaries.ts';
import { isNear, laterOf } from '../../kernel/domain/instant.ts';
import { boundary, type Lattice } from '../../kernel/domain/lattice.ts';
import type { AgreedTerms } from '../../plans/domain/agreed-terms.ts';
import { closedAt } from './follow-provider.ts';
import { isBeforeImport } from './import-subscription.ts';
import { periodBeginningAt } from './lattice-ids.ts';
import type {
  PayPeriod,
  PeriodPaid,
  Subscribed,
  Subscription,
  SubscriptionEvent,
  SubscriptionRefusal,
} from './subscription-events.ts';
import { changed, factsIn, termsIn } from './subscription-facts.ts';

type SubscriptionDecision = Decision<SubscriptionEvent, SubscriptionRefusal>;
type Place = { lattice: Lattice; period: number };

export const payPeriod: CommandKind<PayPeriod, Subscription, SubscriptionEvent, SubscriptionRefusal> = {
  decide: pay,
  // A repeat by the same invoice is harmless; another invoice for a period that was paid is an anomaly.
  checkRepeat: ({ invoiceId }, first) => {
    const before = first.find((event): event is PeriodPaid => event.type === 'PeriodPaid');
    return before && before.invoiceId !== invoiceId
      ? { code: 'period-paid-before', invoiceId: before.invoiceId }
      : null;
  },
};

function pay(command: PayPeriod, state: Subscription): SubscriptionDecision {
  const { subscriptionId, startsAt, endsAt } = command;
  if (state?.provider?.subscriptionId !== subscriptionId)
    return refuse({ code: 'subscription-differs', subscriptionId });
  const terms = termsIn(state, command.planId, command.offered);
  if (!terms) return refuse({ code: 'plan-unknown', planId: command.planId });
  if (command.paidFor === 'change') return payChange(command, terms, state);
  const known = placeOf(startsAt, state);
  if (known) return accept<SubscriptionEvent>(...endMoved(command, state, known), paid(command, terms, known));
  if (startsAt <= newestPaid(state) || isBeforeImport(startsAt, state))
    return refuse({ code: 'period-unknown', startsAt });
  const facts = closedAt(factsIn(state), startsAt, endsAt);
  const place = { lattice: facts.nextLattice ?? state.lattice, period: 0 };
  return accept<SubscriptionEvent>(changed(facts, 'lattice-closed', startsAt), paid(command, terms, place));
}

/** A change is paid for in the running period; one of a period that is over has nothing to add to. */
function payChange(command: PayPeriod, terms: AgreedTerms, state: Subscribed): SubscriptionDecision {
  const { lattice, period, periodStart } = state;
  if (command.startsAt < periodStart && !isNear(command.startsAt, periodStart)) {
    return refuse({ code: 'period-unknown', startsAt: command.startsAt });
  }
  return accept(paid(command, terms, { lattice, period }));
}

/** The period that begins at `startsAt`, in this lattice, the next or the one before; null: none does. */
export function placeOf(startsAt: string, state: Subscribed): Place | null {
  // After a pause even an instant of the old lattice begins another.
  const resumes = state.paused && startsAt > state.periodStart && !isNear(startsAt, state.periodStart);
  const lattices = resumes ? [state.nextLattice] : [state.lattice, state.nextLattice, state.previous?.lattice];
  for (const lattice of lattices) {
    const period = lattice ? periodBeginningAt(lattice, startsAt) : null;
    if (lattice && period !== null) return { lattice, period };
  }
  return null;
}

function newestPaid({ paid: all }: Subscribed): string {
  return all.reduce((newest, { startsAt }) => laterOf(newest, startsAt), '');
}

// The running period ends where the provider says that what was paid for ends.
function endMoved({ endsAt, startsAt }: PayPeriod, state: Subscribed, { lattice, period }: Place): SubscriptionEvent[] {
  const isRunning = lattice.latticeId === state.lattice.latticeId && period === state.period;
  if (!isRunning || state.periodEnd === null || isNear(endsAt, state.periodEnd)) return [];
  return [changed(endingAt({ ...factsIn(state), nextLattice: null }, endsAt), 'lattice-closed', startsAt)];
}

function paid(
  { type: _type, offered: _offered, ...command }: PayPeriod,
  terms: AgreedTerms,
  { lattice, period }: Place,
): PeriodPaid {
  const { latticeId } = lattice;
  // Snapped to the lattice, so that a second of the provider's makes neither gap nor overlap.
  const isChange = command.paidFor === 'change';
  const startsAt = isChange ? command.startsAt : boundary(lattice, period);
  const end = boundary(lattice, period + 1);
  const endsAt = isNear(command.endsAt, end) ? end : command.endsAt;
  return { type: 'PeriodPaid', ...command, terms, latticeId, period, startsAt, endsAt, effectiveAt: startsAt };
}
