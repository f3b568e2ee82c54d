import { Temporal } from 'temporal-polyfill';
import type { ProviderInvoice } from '../providers/processor.ts';
import { NAMED } from '../providers/invoice/canonical.ts';
import { decimalOf } from '../providers/invoice/decimal-cents.ts';
import type { OlderInvoiceShape, PaymentInvoiceShape } from '@leadwright/contracts/routes/billing/invoices/shapes';

/** `pdfUrl` is null while the invoice is a draft. */
export function paymentShapeOf(invoice: ProviderInvoice, pdfUrl: string | null): PaymentInvoiceShape {
  const { invoiceId, number, issuedAt, periodStart, periodEnd, dueCents, paidCents } = invoice;
  return {
    id: invoiceId.includes('_') ? invoiceId : `${NAMED}${invoiceId}`,
    number,
    created: secondsOf(issuedAt),
    period_start: secondsOf(periodStart),
    period_end: secondsOf(periodEnd),
    amount_due: dueCents,
    amount_paid: paidCents,
    invoice_pdf: pdfUrl,
  };
}

/** Of an invoice whose period is whole days in UTC, as the older provider's are; others lose their hours. */
export function olderShapeOf(invoice: ProviderInvoice): OlderInvoiceShape {
  const { invoiceId: id, number, issuedAt, periodStart, periodEnd, dueCents, planId } = invoice;
  return {
    id,
    number,
    createdAt: Temporal.Instant.from(issuedAt).toString(),
    amount: decimalOf(dueCents),
    planId,
    subscription: {
      billingPeriodStartDate: dayOf(periodStart, 0),
      billingPeriodEndDate: dayOf(periodEnd, periodEnd > periodStart ? -1 : 0),
    },
  };
}

function secondsOf(instant: string): number {
  return Math.floor(Temporal.Instant.from(instant).epochMilliseconds / 1_000);
}

function dayOf(instant: string, daysLater: number): string {
  const day = Temporal.Instant.from(instant).toZonedDateTimeISO('UTC').toPlainDate();
  return day.add({ days: daysLater }).toString();
}
