// Stripe keeps refunds and disputes on the charge, which the invoice knows through its payments only.
import type Stripe from 'stripe';
import type { ProviderInvoice } from '../../processor.ts';
import { idOf, idOrNull } from './values.ts';

export type Returned = Pick<ProviderInvoice, 'refundedCents' | 'dispute' | 'disputes'>;

/** Charges by their own id and by the id of their payment intent; a payment intent may have failed ones too. */
export type Charges = ReadonlyMap<string, readonly Stripe.Charge[]>;

/** All charges of a customer: two lists instead of a call for each of its invoices. */
export async function chargesOfCustomer(client: Stripe, customerId: string): Promise<Charges> {
  return charged(client.charges.list({ customer: customerId, limit: 100 }));
}

export async function chargesOfInvoice(client: Stripe, payments: readonly Stripe.InvoicePayment[]): Promise<Charges> {
  const found = new Map<string, readonly Stripe.Charge[]>();
  for (const { payment } of payments) {
    const intent = idOrNull(payment.payment_intent);
    const list = intent === null ? [] : client.charges.list({ payment_intent: intent, limit: 100 });
    for (const [id, charges] of await charged(list)) found.set(id, charges);
    const charge = idOrNull(payment.charge);
    if (charge !== null) found.set(charge, [await client.charges.retrieve(charge)]);
  }
  return found;
}

export async function paymentsOf(client: Stripe, invoice: Stripe.Invoice): Promise<Stripe.InvoicePayment[]> {
  if (invoice.payments && !invoice.payments.has_more) return invoice.payments.data;
  const payments: Stripe.InvoicePayment[] = [];
  for await (const payment of client.invoicePayments.list({ invoice: invoice.id, limit: 100 })) payments.push(payment);
  return payments;
}

export async function returnedOf(
  client: Stripe,
  payments: readonly Stripe.InvoicePayment[],
  charges: Charges,
): Promise<Returned> {
  const paid = payments.flatMap(({ payment }) => chargesOfPayment(payment, charges));
  const statuses: Stripe.Dispute.Status[] = [];
  for (const charge of paid.filter(({ disputed }) => disputed))
    for await (const { status } of client.disputes.list({ charge: charge.id, limit: 100 })) statuses.push(status);
  return {
    refundedCents: paid.reduce((total, { amount_refunded: refunded }) => total + refunded, 0),
    dispute: disputeOf(statuses),
    disputes: statuses.filter((status) => disputeOf([status]) !== 'none').length,
  };
}

/** The worst of several. An inquiry (`warning_…`) and a prevented dispute take no money, so they are none. */
export function disputeOf(statuses: readonly Stripe.Dispute.Status[]): Returned['dispute'] {
  const has = (...wanted: Stripe.Dispute.Status[]): boolean => statuses.some((status) => wanted.includes(status));
  if (has('needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review')) return 'open';
  if (has('lost')) return 'lost';
  return has('won') ? 'won' : 'none';
}

function chargesOfPayment(payment: Stripe.InvoicePayment.Payment, charges: Charges): readonly Stripe.Charge[] {
  const reference = payment.payment_intent ?? payment.charge;
  return reference === undefined ? [] : (charges.get(idOf(reference)) ?? []);
}

async function charged(list: AsyncIterable<Stripe.Charge> | readonly Stripe.Charge[]): Promise<Charges> {
  const found = new Map<string, Stripe.Charge[]>();
  for await (const charge of list)
    for (const id of [charge.id, idOrNull(charge.payment_intent)])
      if (id !== null) found.set(id, [...(found.get(id) ?? []), charge]);
  return found;
}
