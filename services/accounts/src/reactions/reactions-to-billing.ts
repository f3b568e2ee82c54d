// A repeat is harmless: the inbox drops it, and the row is written as the event says.
import { termsByKey } from '@leadwright/contracts/plan-terms';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { setAccountPlan, setSeatsInForce } from '../projections/account-plan.ts';

/** Nobody is removed here: for whom the plan has no seat stays a member, and billing refuses their downloads. */
export const reactionsToBilling = reactionsTo('accounts', 'billing', {
  subscriptionChanged: ({ planId, status, membersMax, terms, customerId }, { accountId }, tx) =>
    setAccountPlan(tx.db, accountId, { planId, status, membersMax, terms: termsByKey(terms), customerId }),
  limitsChanged: ({ lowered }, { accountId }, tx) => setSeatsInForce(tx.db, accountId, lowered?.membersMax ?? null),
});
