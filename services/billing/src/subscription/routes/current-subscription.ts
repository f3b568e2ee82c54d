// The account's subscription as its processor has it now.
import { inScope } from '@leadwright/postgres/scope';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { instantOf } from '../../kernel/domain/instant.ts';
import { planById } from '../../plans/domain/plans.ts';
import { isOffered } from '../../plans/domain/promo-offers.ts';
import { customerOf, type ProcessorCustomer } from '../../providers/projections/processor-customer.ts';
import { hadPromo } from '../../plans/projections/promo-record.ts';
import type { ProviderSubscription } from '../../providers/processor.ts';
import { refusals } from '../../kernel/refusals.ts';
import type { SubscriptionParts } from './parts.ts';

export type Current = { customer: ProcessorCustomer | null; subscription: ProviderSubscription | null };

/** Throws 503 while the processor cannot be asked. */
export async function currentSubscription(
  parts: Pick<SubscriptionParts, 'database' | 'processor' | 'openFirst'>,
  accountId: string,
): Promise<Current> {
  const { database, processor } = parts;
  const find = () => inScope(database.db, [accountId], (trx) => customerOf(trx, accountId, processor.name));
  let customer = await find();
  if (!customer) {
    await parts.openFirst(accountId);
    customer = await find();
  }
  const { subscriptionId } = customer ?? {};
  if (!subscriptionId) return { customer, subscription: null };
  return { customer, subscription: await orUnavailable(() => processor.readSubscription(subscriptionId)) };
}

/** Whether the account has a paid subscription that has not ended; a trial is none. */
export function isSubscribed({ subscription }: Current): boolean {
  return subscription !== null && ['live', 'past-due', 'paused'].includes(subscription.status);
}

/** Whether an upgrade goes through support for now, since the billing account was updated lately. */
export function isSupportsTurn(
  { customer }: Pick<Current, 'customer'>,
  { upgradeWindowMs, now }: Pick<SubscriptionParts, 'upgradeWindowMs' | 'now'>,
): boolean {
  if (!customer?.updatedAt) return false;
  return now() - Date.parse(customer.updatedAt) < upgradeWindowMs;
}

/** Whether it is a free trial, which only the opening of an account begins. */
export function isTrial(planId: string): boolean {
  return planById(planId)?.lotKind === 'trial';
}

/**
 * Throws 409 for a plan that cannot be taken now: one on sale is public and sold by the month, or a promo on offer that
 * the account has not had. A grandfathered plan is neither, also for who was on it before.
 */
export async function checkOnSale(
  { database, promoOffers, now }: Pick<SubscriptionParts, 'database' | 'promoOffers' | 'now'>,
  accountId: string,
  planId: string,
): Promise<void> {
  const plan = planById(planId);
  if (plan?.lotKind === 'promo') {
    if (await inScope(database.db, [accountId], (trx) => hadPromo(trx, accountId, planId)))
      throw refuse(refusals.promoTaken);
    if (isOffered(promoOffers, planId, instantOf(new Date(now()).toISOString()))) return;
  }
  if (!plan?.public || !plan.renews || plan.priceCents === null) throw refuse(refusals.planNotOnSale);
}
