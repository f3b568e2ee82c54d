import type { Static } from 'typebox';
import { Temporal } from 'temporal-polyfill';
import type { InvoiceRow } from '../projections/invoice.ts';
import type { ByCredit } from '../projections/own-credit.ts';
import type { InvoiceSchema } from '@leadwright/contracts/routes/billing/invoices/invoices';
type Shown = Static<typeof InvoiceSchema>;

export function shownInvoice(row: InvoiceRow, byCredit: ByCredit | undefined): Shown {
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
    amount_by_credit: byCredit?.byCreditCents ?? 0,
    amount_credited: (byCredit?.leftCents ?? 0) - (byCredit?.takenCents ?? 0),
    amount_credit_taken: byCredit?.takenCents ?? 0,
    amount_without_leads: byCredit?.withoutLeadsCents ?? 0,
    amount_refunded: row.refundedCents,
    planId: row.planId,
    invoice_pdf: pdfAddress(row),
  };
}

export function pdfAddress({ processor, invoiceId }: Pick<InvoiceRow, 'processor' | 'invoiceId'>): string {
  return `/api/v2/invoices/${encodeURIComponent(processor)}/${encodeURIComponent(invoiceId)}/link`;
}

function secondsOf(instant: string): number {
  return Math.floor(Temporal.Instant.from(instant).epochMilliseconds / 1_000);
}
