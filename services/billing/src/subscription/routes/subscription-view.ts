import type { Static } from 'typebox';
import { planById } from '../../plans/domain/plans.ts';
import type { ProviderSubscription } from '../../providers/processor.ts';
import { isSupportsTurn, type Current } from './current-subscription.ts';
import type { SubscriptionParts } from './parts.ts';
import type { SubscriptionSchema } from '@leadwright/contracts/routes/billing/subscription/subscription';

export function viewOf(
  current: Current,
  parts: Pick<SubscriptionParts, 'processor' | 'supportEmail' | 'upgradeWindowMs' | 'now' | 'priceOf'>,
): Static<typeof SubscriptionSchema> {
  const { subscription } = current;
  const plan = subscription ? planById(subscription.planId) : undefined;
  const status = statusOf(subscription);
  return {
    processor: parts.processor.name,
    subscriptionId: subscription?.subscriptionId ?? null,
    status,
    planId: subscription?.planId ?? null,
    planName: plan?.name ?? null,
    priceCents: plan ? parts.priceOf(plan.planId) : null,
    isLive: ['free-trial', 'live', 'cancelling', 'past-due'].includes(status),
    isCancelled: ['none', 'cancelled', 'incomplete'].includes(status),
    isPastDue: status === 'past-due',
    isCancelling: subscription?.cancelAtPeriodEnd ?? false,
    isFreeTrial: status === 'free-trial',
    contactSupport: isSupportsTurn(current, parts),
    periodStart: subscription?.periodStart ?? null,
    periodEnd: subscription?.periodEnd ?? null,
    nextPlanId: subscription?.nextPlanId ?? null,
    endedAt: subscription?.endedAt ?? null,
    card: subscription?.card ?? null,
    supportEmail: parts.supportEmail,
  };
}

function statusOf(subscription: ProviderSubscription | null): string {
  if (!subscription) return 'none';
  if (subscription.status === 'trial') return 'free-trial';
  return subscription.status === 'live' && subscription.cancelAtPeriodEnd ? 'cancelling' : subscription.status;
}
