/** US cents of an account: credit that pays, credit whose payment was taken back, and what is owed. */
export type Standing = { leftCents: number; takenCents: number; owedCents: number };

export type ChargeParts = {
  byCreditCents: number;
  byTakenCents: number;
  byCardCents: number;
  settlesCents: number;
  /** What pays for leads. */
  buysCents: number;
};

/**
 * Of what is charged: credit pays first, then credit that was taken back, which the provider still takes and which buys
 * nothing, then the card, which settles first what is owed. Whole cents.
 */
export function chargeParts(cents: number, { leftCents, takenCents, owedCents }: Standing): ChargeParts {
  const byCreditCents = Math.min(cents, leftCents);
  const byTakenCents = Math.min(cents - byCreditCents, takenCents);
  const byCardCents = cents - byCreditCents - byTakenCents;
  const settlesCents = Math.min(byCardCents, owedCents);
  return { byCreditCents, byTakenCents, byCardCents, settlesCents, buysCents: cents - byTakenCents - settlesCents };
}

/** Of a plan's leads, those that such a charge brings. */
export const leadsBought = (leads: number, cents: number, buysCents: number): number =>
  buysCents >= cents ? leads : Number((BigInt(leads) * BigInt(buysCents)) / BigInt(cents));
