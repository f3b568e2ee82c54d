import { centsOf } from '../../invoice/decimal-cents.ts';
import { dollarsOf, type Invoice } from './recurly-shapes.ts';

/** Pays what a credit invoice still covers of a charge, by a credit payment of this id. */
export function payByCredit(invoice: Invoice, credit: Invoice, id: string, at: string): void {
  const credited = Math.min(-centsOf(credit.balance), centsOf(invoice.balance));
  if (credited <= 0) return;
  const original_invoice = { object: 'invoice_mini' as const, id: credit.id, number: credit.number };
  const payment = { id, object: 'credit_payment' as const, action: 'payment' as const };
  invoice.credit_payments.push({ ...payment, amount: dollarsOf(credited), original_invoice, voided_at: null });
  invoice.balance = dollarsOf(centsOf(invoice.balance) - credited);
  credit.balance = dollarsOf(centsOf(credit.balance) + credited);
  if (credit.balance === 0) Object.assign(credit, { state: 'closed', closed_at: at });
}

/** The account's credit that pays for its next charges, oldest first. */
export function openCredits(invoices: readonly Invoice[], code: string): Invoice[] {
  return invoices.filter(({ type, state, account }) => type === 'credit' && state === 'open' && account.code === code);
}
