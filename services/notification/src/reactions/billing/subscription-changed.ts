// A repeat is harmless: the inbox drops it, and one end of access has one mail, however often the subscription changes.
import type { SubscriptionChanged } from '@leadwright/contracts/billing/v1/billing_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planAccountMail } from './plan-account-mail.ts';

/** A cancelled subscription is confirmed with the instant at which access ends. */
export const subscriptionChanged: Reaction<SubscriptionChanged> = async (event, received, tx) => {
  const { status, latticeId, accessEndsAt, reason } = event;
  if (status !== 'cancelling' && status !== 'cancelled') return;
  // The end that was announced before needs no second mail.
  if (accessEndsAt === null || reason === 'access-ended') return;
  const once = `cancelled-${received.accountId}-${latticeId}-${accessEndsAt}`;
  await planAccountMail(received, tx, { template: 'subscription-cancelled', facts: { at: accessEndsAt } }, once);
};
