import { sql, type Kysely } from 'kysely';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { sendWithoutWaiting } from '@leadwright/postgres/pipelining';
import type { Dispute, InvoiceEvent, InvoiceLine, InvoiceStatus } from '../domain/invoice.ts';

/** One row per invoice. A repeat writes the same row. Nothing reads the results: they come with the commit. */
export const projectInvoice = projectionOf<InvoiceEvent>({
  InvoiceIssued: async (event, { accountId, accountSeq }, db) => {
    await sendWithoutWaiting(
      db,
      sql`insert into invoice (account_id, processor, invoice_id, number, customer_id, subscription_id, plan_id, paid_for,
      status, period_start, period_end, currency, due_cents, lines, issued_at, version)
    values (${accountId}, ${event.processor}, ${event.invoiceId}, ${event.number}, ${event.customerId}, ${event.subscriptionId},
      ${event.planId}, ${event.paidFor}, 'open', ${event.periodStart}::timestamptz, ${event.periodEnd}::timestamptz,
      ${event.currency}, ${event.dueCents}, ${JSON.stringify(event.lines)}::jsonb, ${event.effectiveAt}::timestamptz, ${accountSeq})
    on conflict do nothing`,
    );
  },
  InvoicePaid: async ({ processor, invoiceId, paidCents, effectiveAt }, { accountId, accountSeq }, db) => {
    await sendWithoutWaiting(
      db,
      sql`update invoice set status = 'paid', paid_cents = ${paidCents}, paid_at = ${effectiveAt}::timestamptz,
      version = ${accountSeq}
      where account_id = ${accountId} and processor = ${processor} and invoice_id = ${invoiceId}`,
    );
  },
  PaymentFailed: async ({ processor, invoiceId }, { accountId, accountSeq }, db) => {
    await sendWithoutWaiting(
      db,
      sql`update invoice set status = 'past-due', version = ${accountSeq}
      where account_id = ${accountId} and processor = ${processor} and invoice_id = ${invoiceId}`,
    );
  },
  InvoiceChanged: async ({ processor, invoiceId, status, refundedCents, dispute }, { accountId, accountSeq }, db) => {
    await sendWithoutWaiting(
      db,
      sql`update invoice set status = ${status}, refunded_cents = ${refundedCents}, dispute = ${dispute},
      went_back = went_back or ${dispute !== 'none' || refundedCents > 0}, version = ${accountSeq}
      where account_id = ${accountId} and processor = ${processor} and invoice_id = ${invoiceId}`,
    );
  },
  InvoiceAnomalyFound: async ({ processor, invoiceId, anomaly }, { accountId, accountSeq }, db) => {
    await sendWithoutWaiting(
      db,
      sql`update invoice set anomaly = ${anomaly}, version = ${accountSeq}
      where account_id = ${accountId} and processor = ${processor} and invoice_id = ${invoiceId}`,
    );
  },
});

/** An invoice as the table has it. Amounts are whole US cents; instants have the format of instantOf(). */
export type InvoiceRow = {
  processor: string;
  invoiceId: string;
  number: string;
  customerId: string;
  subscriptionId: string | null;
  planId: string | null;
  status: InvoiceStatus;
  dispute: Dispute;
  periodStart: string;
  periodEnd: string;
  dueCents: number;
  paidCents: number;
  refundedCents: number;
  lines: InvoiceLine[];
  issuedAt: string;
  paidAt: string | null;
  version: number;
};

export type InvoicePlace = Pick<InvoiceRow, 'issuedAt' | 'processor' | 'invoiceId'>;

/** The account's invoices in the order of issue, after a place (exclusive). */
export async function readInvoices(
  trx: Kysely<unknown>,
  accountId: string,
  after: InvoicePlace | null,
  limit: number,
): Promise<InvoiceRow[]> {
  const from = after
    ? sql`and (issued_at, processor, invoice_id) > (${after.issuedAt}::timestamptz, ${after.processor}, ${after.invoiceId})`
    : sql``;
  const { rows } = await sql<Row>`select ${columns} from invoice where account_id = ${accountId} ${from}
    order by issued_at, processor, invoice_id limit ${limit}`.execute(trx);
  return rows.map(invoiceFrom);
}

/** The account's paid invoices of one provider, newest first. */
export async function newestPaid(
  trx: Kysely<unknown>,
  accountId: string,
  processor: string,
  limit: number,
): Promise<InvoiceRow[]> {
  const { rows } = await sql<Row>`select ${columns} from invoice
    where account_id = ${accountId} and processor = ${processor} and status = 'paid' and paid_cents > 0
    order by issued_at desc, invoice_id desc limit ${limit}`.execute(trx);
  return rows.map(invoiceFrom);
}

export async function findInvoice(
  trx: Kysely<unknown>,
  accountId: string,
  processor: string,
  invoiceId: string,
): Promise<InvoiceRow | null> {
  const { rows } = await sql<Row>`select ${columns} from invoice
    where account_id = ${accountId} and processor = ${processor} and invoice_id = ${invoiceId}`.execute(trx);
  return rows[0] ? invoiceFrom(rows[0]) : null;
}

/** A payment whose dispute is not decided; and whether what was paid for the running period itself went back. */
export async function returnedPayments(
  trx: Kysely<unknown>,
  accountId: string,
  at: string,
): Promise<{ isDisputed: boolean; isPeriodReturned: boolean }> {
  const runs = sql`status = 'paid' and paid_cents > 0 and paid_for <> 'change' and period_start <= ${at}::timestamptz and period_end > ${at}::timestamptz`;
  const isReturned = sql`(dispute = 'lost' or refunded_cents >= paid_cents)`;
  const { rows } = await sql<{ isDisputed: boolean; isPeriodReturned: boolean }>`select
      coalesce(bool_or(dispute = 'open'), false) as "isDisputed",
      coalesce(bool_and(${isReturned}) filter (where ${runs}), false) as "isPeriodReturned"
    from invoice where account_id = ${accountId}`.execute(trx);
  return rows[0] ?? { isDisputed: false, isPeriodReturned: false };
}

const columns = sql`processor, invoice_id, number, customer_id, subscription_id, plan_id, status, dispute, period_start,
  period_end, due_cents, paid_cents, refunded_cents, lines, issued_at, paid_at, version`;

type Row = {
  processor: string;
  invoice_id: string;
  number: string;
  customer_id: string;
  subscription_id: string | null;
  plan_id: string | null;
  status: InvoiceStatus;
  dispute: Dispute;
  period_start: string;
  period_end: string;
  due_cents: string;
  paid_cents: string;
  refunded_cents: string;
  lines: InvoiceLine[];
  issued_at: string;
  paid_at: string | null;
  version: string;
};

function invoiceFrom(row: Row): InvoiceRow {
  return {
    processor: row.processor,
    invoiceId: row.invoice_id,
    number: row.number,
    customerId: row.customer_id,
    subscriptionId: row.subscription_id,
    planId: row.plan_id,
    status: row.status,
    dispute: row.dispute,
    periodStart: isoFromPostgres(row.period_start),
    periodEnd: isoFromPostgres(row.period_end),
    dueCents: Number(row.due_cents),
    paidCents: Number(row.paid_cents),
    refundedCents: Number(row.refunded_cents),
    lines: row.lines,
    issuedAt: isoFromPostgres(row.issued_at),
    paidAt: row.paid_at === null ? null : isoFromPostgres(row.paid_at),
    version: Number(row.version),
  };
}
