/** Of what is charged: credit pays first, then the card, which settles first what is owed. Whole cents. */
export function chargeParts(
  cents: number,
  { leftCents, owedCents }: { leftCents: number; owedCents: number },
): { byCreditCents: number; byCardCents: number; settlesCents: number } {
  const byCreditCents = Math.min(cents, leftCents);
  const byCardCents = cents - byCreditCents;
  return { byCreditCents, byCardCents, settlesCents: Math.min(byCardCents, owedCents) };
}
