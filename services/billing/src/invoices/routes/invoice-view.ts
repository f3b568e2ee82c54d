import { Type, type Static } from 'typebox';
import { Temporal } from 'temporal-polyfill';
import type { InvoiceRow } from '../projections/invoice.ts';

const seconds = (description: string) => Type.Integer({ description: `${description}, in seconds since 1970.` });
const cents = (description: string) => Type.Integer({ description: `${description}, in US cents.` });

/** An invoice in the names of the product's older calls. */
export const InvoiceSchema = Type.Object({
  id: Type.String(),
  processor: Type.String({ description: 'Who made it: sandbox, stripe, recurly or braintree.' }),
  number: Type.String({ description: 'As printed for people.' }),
  status: Type.Enum(['draft', 'open', 'past-due', 'uncollectible', 'paid', 'void']),
  dispute: Type.Enum(['none', 'open', 'lost', 'won']),
  created: seconds('When it was issued'),
  period_start: seconds('The start of the billing period'),
  period_end: seconds('The end of the billing period, exclusive'),
  amount_due: cents('What was asked; below zero for a credit'),
  amount_paid: cents('What was paid'),
  amount_refunded: cents('What of it was paid back'),
  planId: Type.Union([Type.String(), Type.Null()]),
  invoice_pdf: Type.String({ description: 'POST here for a link to the PDF.' }),
});
type Shown = Static<typeof InvoiceSchema>;

export function shownInvoice(row: InvoiceRow): Shown {
  return {
    id: row.invoiceId,
    processor: row.processor,
    number: row.number,
    status: row.status,
    dispute: row.dispute,
    created: secondsOf(row.issuedAt),
    period_start: secondsOf(row.periodStart),
    period_end: secondsOf(row.periodEnd),
    amount_due: row.dueCents,
    amount_paid: row.paidCents,
    amount_refunded: row.refundedCents,
    planId: row.planId,
    invoice_pdf: pdfAddress(row),
  };
}

/** Where a link to its PDF is asked for. */
export function pdfAddress({ processor, invoiceId }: Pick<InvoiceRow, 'processor' | 'invoiceId'>): string {
  return `/api/v2/invoices/${encodeURIComponent(processor)}/${encodeURIComponent(invoiceId)}/link`;
}

function secondsOf(instant: string): number {
  return Math.floor(Temporal.Instant.from(instant).epochMilliseconds / 1_000);
}
