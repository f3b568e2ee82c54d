// The account's subscription as its processor has it now.
import { inScope } from '@leadwright/postgres/scope';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { planById } from '../../plans/domain/plans.ts';
import { customerOf, type ProcessorCustomer } from '../../providers/projections/processor-customer.ts';
import type { ProviderSubscription } from '../../providers/processor.ts';
import type { SubscriptionParts } from './parts.ts';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

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

/** Throws 409 for a plan that is not public and sold by the month, also for who was on it before. */
export function checkOnSale(planId: string): void {
  const plan = planById(planId);
  if (!plan?.public || !plan.renews || plan.priceCents === null) throw refuse(refusals.planNotOnSale);
}
