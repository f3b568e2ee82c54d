// Finance puts an account on a plan that nobody takes by themselves. The provider's call is planned in the commit of the act.
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { refuse, type Refusal } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import type { ProcessorCommand } from '../../providers/calls/processor-call.ts';
import { customerOf } from '../../providers/projections/processor-customer.ts';
import { currentSubscription, isSubscribed, type Current } from '../../subscription/routes/current-subscription.ts';
import type { SubscriptionParts } from '../../subscription/routes/parts.ts';
import type { AdjustmentProposed, OfPlan, Starts } from '../domain/adjustment.ts';
import type { FinanceAct } from '../routes/finance-command.ts';
import { planActCall } from './act-call.ts';

export type PlanActParts = Pick<
  SubscriptionParts,
  'database' | 'processor' | 'refresh' | 'openFirst' | 'agreedPlan' | 'catalogue' | 'caller'
>;

/**
 * The subscription as its provider had it before the account's lock was taken, and what it sold the plan for; undefined: it
 * sells at our price, or no plan was asked for.
 */
export type Seen = { parts: PlanActParts; current: Current; soldFor?: number | null | undefined };
export type PlanProposed = AdjustmentProposed & OfPlan;

/** Throws 404 for an account that never had a plan, and 503 while the provider does not answer. */
export async function seeAccount(parts: PlanActParts, accountId: string, planId?: string | null): Promise<Seen> {
  const { processor, agreedPlan, catalogue } = parts;
  if (!(await agreedPlan(accountId))) throw refuse(refusals.accountUnknown);
  const current = await currentSubscription(parts, accountId);
  if (planId == null || !catalogue.isGiven(planId)) return { parts, current };
  return { parts, current, soldFor: await orUnavailable(async () => processor.soldFor?.(planId)) };
}

/** The act as it is proposed now; throws what speaks against it. */
export function planRequest({ parts, current, soldFor }: Seen, planId: string): Omit<OfPlan, 'reason'> {
  const { catalogue } = parts;
  const cents = catalogue.priceOf(planId);
  if (!catalogue.isGiven(planId) || cents === null) throw refuse(refusals.planNotGiven);
  if (soldFor !== undefined && soldFor !== cents) throw refuse(refusals.planNotSoldSo, { details: { cents, soldFor } });
  const { starts, refusal } = startOf(current);
  if (refusal) throw refuse(refusal);
  const { subscription } = current;
  if (starts === 'at-renewal' && [subscription?.planId, subscription?.nextPlanId].includes(planId))
    throw refuse(refusals.planSame);
  return { action: 'plan', planId, starts, cents, leads: 0, lotId: null, corrects: null };
}

type Start = { starts: Starts; refusal: null } | { starts: null; refusal: Refusal };

/** When a plan that is given begins: at once for who has no subscription and has a card. `refusal`: what speaks against both. */
export function startOf(current: Current): Start {
  const { subscription } = current;
  if (!subscription || !isSubscribed(current))
    return subscription?.card ? { starts: 'now', refusal: null } : { starts: null, refusal: refusals.noCardOnFile };
  return subscription.status === 'live' && !subscription.cancelAtPeriodEnd
    ? { starts: 'at-renewal', refusal: null }
    : { starts: null, refusal: refusals.planNotSteady };
}

/** Plans the call; throws where the subscription or the price is another than when the act was proposed. */
export async function bookPlan(
  act: FinanceAct,
  accountId: string,
  { proposal, seen }: { proposal: PlanProposed; seen: Seen },
): Promise<void> {
  const { parts, current } = seen;
  const { adjustmentId, planId, starts, cents } = proposal;
  const asked = planRequest(seen, planId);
  if (asked.starts !== starts) throw refuse(refusals.planStartDiffers);
  if (asked.cents !== cents) throw refuse(refusals.planPriceDiffers);
  const customer = await customerOf(act.tx.db, accountId, parts.processor.name);
  // It was read before the lock: a subscription made since then speaks against it.
  if (customer?.subscriptionId !== current.customer?.subscriptionId) throw refuse(refusals.callUnderWay);
  const command = commandOf(current, { planId, starts });
  await planActCall(act, accountId, { adjustmentId, command });
}

function commandOf({ subscription }: Current, { planId, starts }: Pick<OfPlan, 'planId' | 'starts'>): ProcessorCommand {
  if (starts === 'now') return { call: 'create-subscription', planId, cardToken: null };
  return { call: 'change-plan', subscriptionId: subscription?.subscriptionId ?? '', planId, timing: 'at-renewal' };
}
