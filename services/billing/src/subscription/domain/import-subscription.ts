// The earlier product granted the earlier periods, so the lattice continues one that nobody here has seen.
import { accept, refuse, type Decision } from '@leadwright/eventsourcing/decider';
import { endingAt } from './due-boundaries.ts';
import { isNear } from '../../kernel/domain/instant.ts';
import { runsBy } from '../../plans/domain/agreed-terms.ts';
import type {
  ImportSubscription,
  Subscribed,
  Subscription,
  SubscriptionEvent,
  SubscriptionRefusal,
  SubscriptionStatus,
} from './subscription-events.ts';
import { changed } from './subscription-facts.ts';

type SubscriptionDecision = Decision<SubscriptionEvent, SubscriptionRefusal>;

/** What no processor charges ends with the running period: no plan is given for nothing. A repeat changes nothing. */
export function importSubscription(command: ImportSubscription, state: Subscription): SubscriptionDecision {
  const { planId, terms, lattice, provider } = command;
  if (state) {
    const isSame = state.lattice.latticeId === lattice.latticeId;
    return isSame ? accept() : refuse({ code: 'already-subscribed', planId: state.planId });
  }
  const begun = endingAt(
    {
      planId,
      terms,
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
    },
    null,
  );
  const ends = begun.periodEnd !== null && (command.status === 'cancelling' || provider === null);
  const runs = runsBy(terms).status;
  const status = runs === 'live' ? statusOf(command, ends) : runs;
  const accessEndsAt = ends ? begun.periodEnd : null;
  return accept(changed({ ...begun, status, cancelAtPeriodEnd: ends, accessEndsAt }, 'imported', lattice.anchorAt));
}

function statusOf({ status }: ImportSubscription, ends: boolean): SubscriptionStatus {
  if (status === 'past-due') return status;
  return ends ? 'cancelling' : 'live';
}

/** Whether a period was over before the subscription came here: whoever charged it granted its leads there. */
export function isBeforeImport(startsAt: string, { lattice, previous }: Subscribed): boolean {
  const first = previous?.lattice ?? lattice;
  return first.continues === true && startsAt < first.anchorAt && !isNear(startsAt, first.anchorAt);
}
