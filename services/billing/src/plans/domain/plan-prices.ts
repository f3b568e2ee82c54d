// What each plan costs in this installation: what the table says, and for November, which has no price there, October's
// unless another one is configured.
import { planById } from './plans.ts';

/** US cents a month; null: there is no such plan. */
export type PriceOf = (planId: string) => number | null;

const PRICED_AS: Readonly<Record<string, string>> = { 'november-promo': 'october-promo' };

/** `novemberCents`: what is configured; absent: October's. */
export function createPriceOf(novemberCents?: number): PriceOf {
  return (planId) => {
    if (planId === 'november-promo' && novemberCents !== undefined) return novemberCents;
    return planById(PRICED_AS[planId] ?? planId)?.priceCents ?? null;
  };
}
