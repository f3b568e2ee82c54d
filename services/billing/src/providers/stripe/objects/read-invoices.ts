import type Stripe from 'stripe';
import type { ProviderInvoice } from '../../processor.ts';
import type { Prices } from '../prices.ts';
import { isMissing } from '../refusals.ts';
import { chargesOfCustomer, chargesOfInvoice, paymentsOf, returnedOf, type Charges } from './returned-payments.ts';
import { invoiceOf } from './invoice.ts';
import { idOrNull } from './values.ts';

export type InvoiceReader = { client: Stripe; prices: Prices; nowSeconds: () => number };

/** null: Stripe does not know it. */
export async function readInvoice(reader: InvoiceReader, invoiceId: string): Promise<ProviderInvoice | null> {
  try {
    return await whole(reader, await reader.client.invoices.retrieve(invoiceId, { expand: ['payments'] }), null);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function* listInvoices(reader: InvoiceReader, customerId: string): AsyncIterable<ProviderInvoice> {
  const { client } = reader;
  const charges = await chargesOfCustomer(client, customerId);
  const invoices = client.invoices.list({ customer: customerId, limit: 100, expand: ['data.payments'] });
  for await (const invoice of invoices) yield await whole(reader, invoice, charges);
}

/** The invoice that a payment was for, or null: the payment was for none of ours. */
export async function readPayment(
  client: Stripe,
  paymentId: string,
): Promise<{ invoiceId: string; customerId: string | null } | null> {
  try {
    const intentId = paymentId.startsWith('ch_') ? await intentOfCharge(client, paymentId) : paymentId;
    return intentId === null ? null : await invoiceOfIntent(client, intentId);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function invoiceOfIntent(
  client: Stripe,
  intentId: string,
): Promise<{ invoiceId: string; customerId: string | null } | null> {
  const payments = client.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intentId },
    expand: ['data.invoice'],
  });
  for await (const { invoice } of payments) {
    if (typeof invoice === 'string') return { invoiceId: invoice, customerId: null };
    if (!invoice.deleted) return { invoiceId: invoice.id, customerId: idOrNull(invoice.customer) };
  }
  return null;
}

async function intentOfCharge(client: Stripe, chargeId: string): Promise<string | null> {
  const charge = await client.charges.retrieve(chargeId);
  return idOrNull(charge.payment_intent);
}

async function whole(reader: InvoiceReader, invoice: Stripe.Invoice, known: Charges | null): Promise<ProviderInvoice> {
  const { client, prices, nowSeconds } = reader;
  const payments = await paymentsOf(client, invoice);
  const charges = known ?? (await chargesOfInvoice(client, payments));
  const returned = await returnedOf(client, payments, charges);
  return invoiceOf({ invoice, lines: await linesOf(client, invoice), returned }, prices, nowSeconds());
}

async function linesOf(client: Stripe, invoice: Stripe.Invoice): Promise<Stripe.InvoiceLineItem[]> {
  if (!invoice.lines.has_more) return invoice.lines.data;
  const lines: Stripe.InvoiceLineItem[] = [];
  for await (const line of client.invoices.listLineItems(invoice.id, { limit: 100 })) lines.push(line);
  return lines;
}
