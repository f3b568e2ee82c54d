// What is in one invoice of a period, what came back of it, and whether it still pays for what it was for.
import type { PeriodInvoice } from '../subscription-events.ts';

/** What is in an invoice: of its card and of credit, less what came back and what became credit. */
export const cashIn = ({ cashCents, cashBackCents, asCredit: gave }: PeriodInvoice): number =>
  Math.max(0, cashCents - cashBackCents - gave.cashCents);
export const creditIn = ({ creditCents, creditBackCents, asCredit: gave }: PeriodInvoice): number =>
  Math.max(0, creditCents - creditBackCents - gave.creditCents);

/**
 * Whether any of it is dead, or its card's payment is wholly back, whatever credit it used; or nothing is in it, and some of
 * its credit is back. A part that people refunded leaves it as it is.
 */
export function isGone(invoice: PeriodInvoice): boolean {
  const { withheld, cashCents, cashBackCents, creditBackCents, deadCents, asCredit: gave } = invoice;
  if (withheld || deadCents > 0 || (cashCents > 0 && cashBackCents >= cashCents)) return true;
  return creditBackCents > 0 && gave.cashCents >= cashCents && creditIn(invoice) === 0;
}

/** What came back of an invoice and did not become credit before. */
export const backOfInvoice = ({ cashCents, cashBackCents, creditBackCents, asCredit: gave }: PeriodInvoice): number =>
  Math.min(cashBackCents, Math.max(0, cashCents - gave.cashCents)) + creditBackCents;
