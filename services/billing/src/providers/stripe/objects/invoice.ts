// An invoice's own period is that of the usage before it, so period and plan come from its main line.
import type Stripe from 'stripe';
import type { LineKind } from '../../../kernel/domain/line-kind.ts';
import type { InvoiceLine, InvoiceReason, InvoiceStatus, ProviderInvoice } from '../../processor.ts';
import { CHANGED_TO } from '../find-by-effect.ts';
import type { Prices } from '../prices.ts';
import type { Returned } from './returned-payments.ts';
import { idOf, idOrNull, instantOfSeconds } from './values.ts';

/** `lines` are all of them, also those beyond the first page that Stripe sends with the invoice. */
export type WholeInvoice = { invoice: Stripe.Invoice; lines: readonly Stripe.InvoiceLineItem[]; returned: Returned };

/** Throws for a currency other than US dollars: no plan of ours is sold in another. */
export function invoiceOf(
  { invoice, lines, returned }: WholeInvoice,
  prices: Prices,
  nowSeconds: number,
): ProviderInvoice {
  if (invoice.currency !== 'usd') throw new Error(`invoice ${invoice.id} is in ${invoice.currency}, not in usd`);
  if (invoice.customer === null) throw new Error(`invoice ${invoice.id} has no customer`);
  const { finalized_at: finalizedAt, paid_at: paidAt } = invoice.status_transitions;
  const planLines = lines.map((line) => lineOf(line, prices));
  const main = mainLineOf(lines, prices);
  const changedTo = invoice.metadata?.[CHANGED_TO];
  const credit = creditIn(invoice, planLines);
  return {
    invoiceId: invoice.id,
    number: invoice.number ?? invoice.id,
    customerId: idOf(invoice.customer),
    subscriptionId: idOrNull(invoice.parent?.subscription_details?.subscription),
    status: statusOfInvoice(invoice, nowSeconds),
    reason: changedTo === undefined ? reasonOf(invoice.billing_reason) : 'change',
    planId: changedTo ?? (main === null ? null : planOfLine(main, prices)),
    periodStart: instantOfSeconds(main?.period.start ?? invoice.period_start),
    periodEnd: instantOfSeconds(main?.period.end ?? invoice.period_end),
    currency: 'USD',
    dueCents: invoice.amount_due,
    paidCents: invoice.amount_paid,
    ...(credit === 0 ? {} : { byCreditCents: -credit }),
    ...returned,
    lines: [...planLines, ...otherLines(invoice, planLines)],
    issuedAt: instantOfSeconds(finalizedAt ?? invoice.created),
    paidAt: paidAt === null ? null : instantOfSeconds(paidAt),
  };
}

/** `manual`, quotes and thresholds are `other`: no lead follows from them. */
export function reasonOf(reason: Stripe.Invoice.BillingReason | null): InvoiceReason {
  switch (reason) {
    case 'subscription_create':
      return 'first';
    case 'subscription_cycle':
      return 'renewal';
    case 'subscription_update':
      return 'change';
    default:
      return 'other';
  }
}

/** Stripe has no past due: a charge that failed makes it so, except the first, whose subscription has not begun. */
export function statusOfInvoice(
  invoice: Pick<Stripe.Invoice, 'id' | 'status' | 'collection_method' | 'attempted' | 'billing_reason' | 'due_date'>,
  nowSeconds: number,
): InvoiceStatus {
  const { id, status, due_date: dueDate } = invoice;
  switch (status) {
    case 'draft':
      return 'draft';
    case 'paid':
      return 'paid';
    case 'uncollectible':
      return 'uncollectible';
    case 'void':
      return 'void';
    case 'open':
      if (invoice.collection_method === 'send_invoice')
        return dueDate !== null && dueDate < nowSeconds ? 'past-due' : 'open';
      return invoice.attempted && invoice.billing_reason !== 'subscription_create' ? 'past-due' : 'open';
    default:
      throw new Error(`invoice ${id} has the status ${status}, which this adapter does not know`);
  }
}

function lineOf(line: Stripe.InvoiceLineItem, prices: Prices): InvoiceLine {
  return {
    description: line.description ?? '',
    amountCents: line.amount,
    planId: planOfLine(line, prices),
    periodStart: instantOfSeconds(line.period.start),
    periodEnd: instantOfSeconds(line.period.end),
  };
}

function planOfLine(line: Stripe.InvoiceLineItem, prices: Prices): string | null {
  const price = line.pricing?.price_details?.price;
  return price === undefined ? null : prices.planOf(idOf(price));
}

// A renewal may carry prorations of a change inside the period before; the period paid for is not one of those.
function mainLineOf(lines: readonly Stripe.InvoiceLineItem[], prices: Prices): Stripe.InvoiceLineItem | null {
  const charges = lines.filter((line) => line.amount >= 0 && planOfLine(line, prices) !== null);
  const regular = charges.filter(({ parent }) => !isProration(parent));
  const [main] = [...(regular.length > 0 ? regular : charges)].sort((a, b) => b.period.end - a.period.end);
  return main ?? lines[0] ?? null;
}

function isProration(parent: Stripe.InvoiceLineItem.Parent | null): boolean {
  return [parent?.subscription_item_details, parent?.invoice_item_details].some((details) => details?.proration);
}

// What changes the sum without being a line at Stripe, so that the lines always add up to what is due.
function otherLines(invoice: Stripe.Invoice, lines: readonly InvoiceLine[]): InvoiceLine[] {
  const period = {
    planId: null,
    periodStart: instantOfSeconds(invoice.period_start),
    periodEnd: instantOfSeconds(invoice.period_end),
  };
  const added = (kind: LineKind, description: string, amountCents: number): InvoiceLine[] =>
    amountCents === 0 ? [] : [{ description, kind, amountCents, ...period }];
  const { discount, tax } = besideLines(invoice);
  const credit = creditIn(invoice, lines);
  return [
    ...added('discount', 'Discount', -discount),
    ...added('tax', 'Tax', tax),
    ...added('credit', credit > 0 ? 'Credit kept for later invoices' : 'Credit from earlier invoices', credit),
  ];
}

function besideLines(invoice: Stripe.Invoice): { discount: number; tax: number } {
  const tax = (invoice.total_taxes ?? []).filter(({ tax_behavior: behaviour }) => behaviour === 'exclusive');
  return { discount: sum(invoice.total_discount_amounts ?? []), tax: sum(tax) };
}

/** Above 0 it is kept for later invoices, below 0 earlier credit paid so much. */
function creditIn(invoice: Stripe.Invoice, lines: readonly InvoiceLine[]): number {
  const { discount, tax } = besideLines(invoice);
  return invoice.amount_due - (lines.reduce((total, { amountCents }) => total + amountCents, 0) - discount + tax);
}

function sum(amounts: readonly { amount: number }[]): number {
  return amounts.reduce((total, { amount }) => total + amount, 0);
}
