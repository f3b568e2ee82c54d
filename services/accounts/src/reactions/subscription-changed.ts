// A repeat is harmless: the inbox drops it, and the row is written as the event says.
import type { SubscriptionChanged } from '@leadwright/contracts/billing/v1/billing_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { setAccountPlan } from '../projections/account-plan.ts';

/** Remembers how many people the plan is for and who pays. Nobody loses a seat here: who is a member stays one. */
export const subscriptionChanged: Reaction<SubscriptionChanged> = async (
  { planId, status, membersMax, customerId },
  { accountId },
  tx,
) => {
  await setAccountPlan(tx.db, accountId, { planId, status, membersMax, customerId });
};
