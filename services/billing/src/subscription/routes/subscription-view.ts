import type { Static } from 'typebox';
import type { OfferedTerms } from '../../plans/sale.ts';
import type { ProviderSubscription } from '../../providers/processor.ts';
import { agreedTerms, isSupportsTurn, priceIn, type Current } from './current-subscription.ts';
import type { SubscriptionParts } from './parts.ts';
import type { SubscriptionSchema } from '@leadwright/contracts/routes/billing/subscription/subscription';

export function viewOf(
  current: Current,
  parts: Pick<SubscriptionParts, 'processor' | 'supportEmail' | 'upgradeWindowMs' | 'now' | 'catalogue'>,
): Static<typeof SubscriptionSchema> {
  const { subscription } = current;
  const terms = subscription && agreedTerms(current, parts, subscription.planId);
  const status = statusOf(subscription);
  return {
    processor: parts.processor.name,
    subscriptionId: subscription?.subscriptionId ?? null,
    status,
    planId: subscription?.planId ?? null,
    planName: subscription && parts.catalogue.nameOf(subscription.planId),
    priceCents: subscription && priceIn(current, parts, subscription.planId),
    terms,
    isLive: ['free-trial', 'live', 'cancelling', 'past-due'].includes(status),
    isCancelled: ['none', 'cancelled', 'incomplete'].includes(status),
    isPastDue: status === 'past-due',
    isCancelling: subscription?.cancelAtPeriodEnd ?? false,
    isFreeTrial: status === 'free-trial',
    contactSupport: isSupportsTurn(current, parts),
    periodStart: subscription?.periodStart ?? null,
    periodEnd: subscription && hasEnd(subscription, terms) ? subscription.periodEnd : null,
    nextPlanId: subscription?.nextPlanId ?? null,
    nextPlan: nextPlanOf(current, parts),
    endedAt: subscription?.endedAt ?? null,
    card: subscription?.card ?? null,
    supportEmail: parts.supportEmail,
  };
}

function nextPlanOf(current: Current, parts: Pick<SubscriptionParts, 'catalogue'>) {
  const nextPlanId = current.subscription?.nextPlanId ?? null;
  if (nextPlanId === null) return null;
  const [name, priceCents] = [parts.catalogue.nameOf(nextPlanId), priceIn(current, parts, nextPlanId)];
  return { name, priceCents, terms: agreedTerms(current, parts, nextPlanId) };
}

// Processors give every subscription a period; of a plan that is granted once its end means nothing.
const hasEnd = ({ cancelAtPeriodEnd }: ProviderSubscription, terms: OfferedTerms | null): boolean =>
  cancelAtPeriodEnd || terms?.renews !== false;

function statusOf(subscription: ProviderSubscription | null): string {
  if (!subscription) return 'none';
  if (subscription.status === 'trial') return 'free-trial';
  return subscription.status === 'live' && subscription.cancelAtPeriodEnd ? 'cancelling' : subscription.status;
}
