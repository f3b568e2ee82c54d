import { Type, type Static } from 'typebox';
import { planById } from '../../plans/domain/plans.ts';
import type { ProviderSubscription } from '../../providers/processor.ts';
import { isSupportsTurn, type Current } from './current-subscription.ts';
import type { SubscriptionParts } from './parts.ts';

const maybeText = Type.Union([Type.String(), Type.Null()]);

export const CardSchema = Type.Object({
  brand: Type.String(),
  last4: Type.String(),
  expMonth: Type.Integer(),
  expYear: Type.Integer(),
});

export const SubscriptionSchema = Type.Object({
  processor: Type.String({ description: 'Whose form the page shows: sandbox, stripe or recurly.' }),
  subscriptionId: maybeText,
  status: Type.String({
    description: 'none, free-trial, live, cancelling, past-due, paused, incomplete or cancelled.',
  }),
  planId: maybeText,
  planName: maybeText,
  priceCents: Type.Union([Type.Integer(), Type.Null()], { description: 'US cents a month.' }),
  isLive: Type.Boolean(),
  isCancelled: Type.Boolean(),
  isPastDue: Type.Boolean(),
  isCancelling: Type.Boolean({ description: 'It ends with the period.' }),
  isFreeTrial: Type.Boolean(),
  contactSupport: Type.Boolean({ description: 'Upgrades go through support for now.' }),
  periodStart: maybeText,
  periodEnd: Type.Union([Type.String(), Type.Null()], { description: 'Exclusive; the next charge, where one comes.' }),
  nextPlanId: Type.Union([Type.String(), Type.Null()], { description: 'The plan that begins at periodEnd.' }),
  endedAt: maybeText,
  card: Type.Union([CardSchema, Type.Null()]),
  supportEmail: Type.String({ description: 'Where people write to about their plan.' }),
});

/** 202: the processor has not answered yet. */
export const PendingSchema = Type.Object({
  callId: Type.String({ description: 'Ask GET /api/v2/subscription/calls/{callId} what became of it.' }),
  state: Type.Literal('pending'),
});

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
