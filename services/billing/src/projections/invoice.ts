// Table invoice: the invoices of all providers in one form.
import { sql } from 'kysely';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { InvoiceEvent } from '../domain/invoice.ts';

/** One row per invoice. A repeat writes the same row. */
export const projectInvoice = projectionOf<InvoiceEvent>({
  InvoiceIssued: async (event, { accountId, accountSeq }, db) => {
    await sql`insert into invoice (account_id, processor, invoice_id, number, customer_id, subscription_id, plan_id, paid_for,
      status, period_start, period_end, currency, due_cents, lines, issued_at, version)
    values (${accountId}, ${event.processor}, ${event.invoiceId}, ${event.number}, ${event.customerId}, ${event.subscriptionId},
      ${event.planId}, ${event.paidFor}, 'open', ${event.periodStart}::timestamptz, ${event.periodEnd}::timestamptz,
      ${event.currency}, ${event.dueCents}, ${JSON.stringify(event.lines)}::jsonb, ${event.effectiveAt}::timestamptz, ${accountSeq})
    on conflict do nothing`.execute(db);
  },
  InvoicePaid: async ({ processor, invoiceId, paidCents, effectiveAt }, { accountId, accountSeq }, db) => {
    await sql`update invoice set status = 'paid', paid_cents = ${paidCents}, paid_at = ${effectiveAt}::timestamptz,
      version = ${accountSeq}
      where account_id = ${accountId} and processor = ${processor} and invoice_id = ${invoiceId}`.execute(db);
  },
  PaymentFailed: async ({ processor, invoiceId }, { accountId, accountSeq }, db) => {
    await sql`update invoice set status = 'past-due', version = ${accountSeq}
      where account_id = ${accountId} and processor = ${processor} and invoice_id = ${invoiceId}`.execute(db);
  },
  InvoiceChanged: async ({ processor, invoiceId, status, refundedCents, dispute }, { accountId, accountSeq }, db) => {
    await sql`update invoice set status = ${status}, refunded_cents = ${refundedCents}, dispute = ${dispute}, version = ${accountSeq}
      where account_id = ${accountId} and processor = ${processor} and invoice_id = ${invoiceId}`.execute(db);
  },
  InvoiceAnomalyFound: async ({ processor, invoiceId, anomaly }, { accountId, accountSeq }, db) => {
    await sql`update invoice set anomaly = ${anomaly}, version = ${accountSeq}
      where account_id = ${accountId} and processor = ${processor} and invoice_id = ${invoiceId}`.execute(db);
  },
});
