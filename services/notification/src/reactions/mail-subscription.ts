// What the holder is told of a subscription that changed. The event's reason says what a person asked for.
import type { SubscriptionChanged as Message } from '@leadwright/contracts/billing/v1/billing_events';
import { effectiveAtOf, type Received } from '@leadwright/eventsourcing/consume/received';
import type { Facts } from '@leadwright/eventsourcing/log/plain-message';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { PlanChange } from '../templates/billing-mails.tsx';
import { planAccountMail } from './plan-account-mail.ts';

type SubscriptionChanged = Facts<Message>;

/** Once for each end of access: at a cancellation, or where it ends at once. */
export async function mailEnd(
  { status, latticeId, accessEndsAt, reason }: SubscriptionChanged,
  received: Received,
  tx: WriteTransaction,
): Promise<void> {
  const isEnded = reason === 'ended';
  // The end that was announced before needs no second mail.
  const isTold = !isEnded && (reason === 'access-ended' || (status !== 'cancelling' && status !== 'cancelled'));
  if (accessEndsAt === null || isTold) return;
  const facts = { at: accessEndsAt, reason: isEnded ? 'cancelled' : status };
  const once = `cancelled-${received.accountId}-${latticeId}-${accessEndsAt}`;
  await planAccountMail(received, tx, { template: 'subscription-cancelled', facts }, once);
}

const changes: Readonly<Record<string, PlanChange>> = {
  'plan-changed': 'now',
  'plan-change-planned': 'planned',
  'plan-kept': 'kept',
};

export async function mailPlan(
  { planId, nextPlanId, periodEnd, reason }: SubscriptionChanged,
  received: Received,
  tx: WriteTransaction,
): Promise<void> {
  const change = changes[reason];
  if (change === undefined) return;
  const facts =
    change === 'planned'
      ? { planId: nextPlanId, at: periodEnd ?? '', reason: change }
      : { planId, at: effectiveAtOf(received), reason: change };
  await planAccountMail(received, tx, { template: 'plan-changed', facts });
}
