import type { ChangeMoney } from '../../../plans/domain/change-money.ts';

export const secondsOf = (at: string | undefined): number => Math.floor(Date.parse(at ?? '') / 1_000);

/** Stripe prorates from the moment of our figure, so that quote, charge and leads are of one. */
export function prorationOf(money: ChangeMoney | undefined, periodStart: number): { proration_date?: number } {
  const from = money && secondsOf(money.at);
  return from === undefined || from < periodStart ? {} : { proration_date: from };
}
