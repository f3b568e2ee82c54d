import { centsOf } from '../../invoice/decimal-cents.ts';
import { dollarsOf, type Invoice } from './recurly-shapes.ts';

/** Pays what a credit invoice covers of a charge, by a credit payment of this id. */
export function payByCredit(invoice: Invoice, credit: Invoice, id: string): void {
  const credited = Math.min(-centsOf(credit.total), centsOf(invoice.total));
  if (credited <= 0) return;
  const original_invoice = { object: 'invoice_mini' as const, id: credit.id, number: credit.number };
  const payment = { id, object: 'credit_payment' as const, action: 'payment' as const };
  invoice.credit_payments.push({ ...payment, amount: dollarsOf(credited), original_invoice, voided_at: null });
  invoice.balance = dollarsOf(centsOf(invoice.balance) - credited);
}
