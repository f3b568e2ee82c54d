// A repeat is harmless: the inbox drops it, the lattice's id is the heard event's, and the grant's
// id (plan:<lattice>:0) is a cause, which happens once for ever.
import type { AccountEvent, AccountOpened } from '@leadwright/contracts/accounts/v1/account_events';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { latticeFrom } from '../domain/lattice.ts';
import { ledger } from '../domain/ledger.ts';
import { planGrant, planSource } from '../domain/plan-lot.ts';
import { planById } from '../domain/plans.ts';
import { ledgerStream, subscriptionStream } from '../domain/streams.ts';
import { subscription } from '../domain/subscription.ts';
import { effectiveAtOf, said } from './incoming.ts';

const ZONE = 'UTC';

/** Starts the plan at the moment the account was opened and grants its first period, for everybody by the same commands. */
export async function onAccountOpened(
  { planId }: AccountOpened,
  heard: Heard<AccountEvent>,
  tx: WriteTransaction,
): Promise<void> {
  const { accountId, context, eventId } = heard;
  const plan = planById(planId);
  if (!plan) throw new Error(`account ${accountId} was opened on a plan that nobody sells: ${planId}`);
  const lattice = latticeFrom(eventId, effectiveAtOf(heard.message.meta), ZONE);
  const started = await tx.execute(
    subscriptionStream(accountId),
    subscription,
    { type: 'StartSubscription', planId, lattice },
    context,
  );
  if (!started.accepted) throw new Error(`the plan of ${accountId} cannot start: ${started.refusal.code}`);
  const granted = await tx.execute(ledgerStream(accountId), ledger, planGrant(plan, lattice, 0), {
    ...context,
    causes: [planSource(lattice, 0)],
  });
  if (!granted.accepted) throw new Error(`the plan of ${accountId} cannot grant: ${said(granted.refusal)}`);
}
