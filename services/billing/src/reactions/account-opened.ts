// A repeat is harmless: the inbox drops it, the lattice's id is the received event's, and the grant's
// id (plan:<lattice>:0) and each boundary's are causes, which happen once for ever.
import type { AccountOpened } from '@leadwright/contracts/accounts/v1/account_events';
import { effectiveAtOf } from '@leadwright/eventsourcing/consume/received';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { latticeFrom } from '../domain/lattice.ts';
import { planById } from '../domain/plans.ts';
import { subscriptionStream } from '../domain/streams.ts';
import { subscription } from '../domain/subscription.ts';
import { grantPeriod } from '../periods/grant-period.ts';
import { materialise } from '../periods/materialise.ts';

const ZONE = 'UTC';

/** Starts the plan at the moment the account was opened and grants its first period, for everybody by the same commands. */
export const accountOpened: Reaction<AccountOpened> = async ({ planId }, received, tx) => {
  const { accountId, context, eventId } = received;
  const plan = planById(planId);
  if (!plan) throw new Error(`account ${accountId} was opened on an unknown plan: ${planId}`);
  const lattice = latticeFrom(eventId, effectiveAtOf(received), ZONE);
  const started = await tx.execute(
    subscriptionStream(accountId),
    subscription,
    { type: 'StartSubscription', planId, lattice },
    context,
  );
  if (!started.accepted) throw new Error(`the plan of ${accountId} cannot start: ${started.refusal.code}`);
  await grantPeriod(tx, accountId, { planId, lattice, period: 0, endsAt: null, paid: null }, context);
  // It may be received late: the periods since then are due as well.
  await materialise(tx, accountId, context);
};
