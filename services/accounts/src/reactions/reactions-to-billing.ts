// A repeat is harmless: the inbox drops it, and the row is written as the event says.
import { termsByKey } from '@leadwright/contracts/plan-terms';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { setAccountPlan } from '../projections/account-plan.ts';

/** Nobody loses a seat here: who is a member stays one. */
export const reactionsToBilling = reactionsTo('accounts', 'billing', {
  subscriptionChanged: ({ planId, status, membersMax, terms, customerId }, { accountId }, tx) =>
    setAccountPlan(tx.db, accountId, { planId, status, membersMax, terms: termsByKey(terms), customerId }),
});
