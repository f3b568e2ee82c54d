// The account's subscription as its processor has it now.
import { inScope } from '@leadwright/postgres/scope';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { AgreedPlan, OfferedTerms } from '../../plans/sale.ts';
import { customerOf, type ProcessorCustomer } from '../../providers/projections/processor-customer.ts';
import type { ProviderSubscription } from '../../providers/processor.ts';
import type { SubscriptionParts } from './parts.ts';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

/** `agreed`: what our own events say of its plan; null: nothing yet. */
export type Current = {
  customer: ProcessorCustomer | null;
  subscription: ProviderSubscription | null;
  agreed: AgreedPlan | null;
};

/** Throws 503 while the processor cannot be asked. */
export async function currentSubscription(
  parts: Pick<SubscriptionParts, 'database' | 'processor' | 'openFirst' | 'agreedPlan'>,
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
  if (!subscriptionId) return { customer, subscription: null, agreed: null };
  const subscription = await orUnavailable(() => processor.readSubscription(subscriptionId));
  return { customer, subscription, agreed: await parts.agreedPlan(accountId) };
}

/** The terms of the plan that the subscription is on; null: nobody agreed to it here, and it is not offered. */
export function agreedTerms(
  { agreed }: Pick<Current, 'agreed'>,
  { catalogue }: Pick<SubscriptionParts, 'catalogue'>,
  planId: string,
): OfferedTerms | null {
  return agreed?.planId === planId ? agreed.terms : catalogue.find(planId);
}

/** US cents a month of the plan as it was agreed; what it costs today where that was not said. null: no price is known. */
export function priceIn(
  current: Pick<Current, 'agreed'>,
  parts: Pick<SubscriptionParts, 'catalogue'>,
  planId: string,
): number | null {
  return agreedTerms(current, parts, planId)?.priceCents ?? parts.catalogue.priceOf(planId);
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
export function isTrial({ catalogue }: Pick<SubscriptionParts, 'catalogue'>, planId: string): boolean {
  return catalogue.begunBy(planId) === 'opening';
}

/** Throws 409 for a plan that is not public and sold by the month, also for who was on it before. */
export function checkOnSale({ catalogue }: Pick<SubscriptionParts, 'catalogue'>, planId: string): void {
  if (!catalogue.isOnSale(planId)) throw refuse(refusals.planNotOnSale);
}
