import type { Client } from 'recurly';
import { centsOf } from '../invoice/decimal-cents.ts';
import { nullIfUnknown } from './outcome.ts';

/** Cents of a month of the plan. null: there is none of this code, or a month of it is not this one sum in US dollars. */
export async function soldFor(client: Client, planId: string): Promise<number | null> {
  const plan = await nullIfUnknown(client.getPlan(`code-${planId}`));
  if (plan?.state !== 'active' || plan.intervalUnit !== 'months' || plan.intervalLength !== 1) return null;
  const { currencies, pricingModel = 'fixed', setupFees, trialLength } = plan;
  const price = currencies?.find(({ currency }) => currency === 'USD');
  const fees = [price?.setupFee, ...(setupFees ?? []).map(({ unitAmount }) => unitAmount), trialLength];
  if (pricingModel !== 'fixed' || fees.some((fee) => (fee ?? 0) > 0)) return null;
  return price?.unitAmount == null ? null : centsOf(price.unitAmount);
}
