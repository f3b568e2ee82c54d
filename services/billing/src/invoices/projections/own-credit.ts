// What one account has as credit and what it owes, folded from the log, so that it is what pays and what stops leads.
import { sql, type Kysely } from 'kysely';
import type { Standing } from '@leadwright/leads/rules/charge-parts';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { creditStream, subscriptionStream } from '../../kernel/domain/streams.ts';
import { credit, owedIn, standingOf } from '../domain/credit.ts';
import type { Credit, CreditEvent, CreditPart } from '../domain/credit-events.ts';
import { sum } from '../domain/credit-parts.ts';

type Payment = { processor: string; invoiceId: string; paidCents: number; issuedAt: string };
export type OwnCredit = Standing & {
  disputed: Payment[];
  owed: (Payment & { because: 'dispute' | 'refund'; owedCents: number })[];
};

/** What pages say of the account's payments beside its plan. */
export type PaymentStanding = 'good' | 'disputed' | 'owing';

/**
 * Whole cents; `withoutLeads`: of all that was paid, what settled a debt or was paid by dead credit; `left`: as credit, of
 * which `taken` went with its payment.
 */
export type ByCredit = { byCreditCents: number; withoutLeadsCents: number; leftCents: number; takenCents: number };

/** Of the stream of the subscription. */
type PeriodPaid = { invoiceId: string; creditCents?: number };

/** What is left of an account's credit, by the payment that it came from. */
export async function readCreditSources(
  trx: Kysely<unknown>,
  accountId: string,
): Promise<{ invoiceId: string; leftCents: number }[]> {
  const leftOf = new Map<string, number>();
  for (const { paymentId, left } of (await foldCredit(trx, accountId)).parts)
    leftOf.set(paymentId, (leftOf.get(paymentId) ?? 0) + Math.max(0, left));
  return [...leftOf].flatMap(([invoiceId, leftCents]) => (leftCents > 0 ? [{ invoiceId, leftCents }] : []));
}

const DISPUTED_MAX = 100;

export async function readOwnCredit(trx: Kysely<unknown>, accountId: string): Promise<OwnCredit> {
  const state = await foldCredit(trx, accountId);
  const back = await paymentsBack(trx, accountId);
  const centsOf = new Map<string, number>();
  for (const { paymentId, cents } of state.owed) centsOf.set(paymentId, (centsOf.get(paymentId) ?? 0) + cents);
  return {
    ...standingOf(state),
    disputed: back.filter(({ dispute }) => dispute === 'open').map(({ dispute: _, ...payment }) => payment),
    owed: back.flatMap(({ dispute, ...payment }) => {
      const owedCents = centsOf.get(payment.invoiceId) ?? 0;
      const because = dispute === 'open' || dispute === 'lost' ? 'dispute' : 'refund';
      return owedCents > 0 ? [{ ...payment, because, owedCents }] : [];
    }),
  };
}

/** Whether a payment of the account is back, or what became of one that was may pay for nothing still. */
export async function wasPaidBack(trx: Kysely<unknown>, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ back: boolean }>`select exists (select 1 from invoice
    where account_id = ${accountId} and (dispute in ('open', 'lost') or refunded_cents > 0))
      or exists (select 1 from event_log where account_id = ${accountId}
        and stream_id = ${creditStream(accountId).streamId} and type = 'CreditTakenBack') as back`.execute(trx);
  return rows[0]?.back ?? false;
}

/** A dispute comes first: it may still be won, and then nothing is owed for it. */
export async function readPaymentStanding(trx: Kysely<unknown>, accountId: string): Promise<PaymentStanding> {
  const { rows } = await sql<{ open: boolean; back: boolean }>`select
      coalesce(bool_or(dispute = 'open'), false) as open,
      coalesce(bool_or(dispute in ('open', 'lost') or refunded_cents > 0), false) as back
    from invoice where account_id = ${accountId}`.execute(trx);
  const { open = false, back = false } = rows[0] ?? {};
  if (open) return 'disputed';
  return back && owedIn(await foldCredit(trx, accountId)) > 0 ? 'owing' : 'good';
}

/** By invoice. Credit that people gave at the provider stands in no ledger of ours, but in the period that it paid. */
export async function readByCredit(trx: Kysely<unknown>, accountId: string): Promise<Map<string, ByCredit>> {
  const found = new Map<string, ByCredit>();
  for (const event of await readEvents<PeriodPaid>(trx, subscriptionStream(accountId), 'PeriodPaid'))
    found.set(event.invoiceId, {
      byCreditCents: Math.max(0, event.creditCents ?? 0),
      withoutLeadsCents: 0,
      leftCents: Math.max(0, -(event.creditCents ?? 0)),
      takenCents: 0,
    });
  const events = await readEvents<CreditEvent>(trx, creditStream(accountId));
  for (const event of events) {
    if (event.type !== 'CreditSpent') continue;
    const { invoiceId, parts, unbackedCents, settledCents } = event;
    const ownCents = sum(parts, ({ cents }) => cents) + unbackedCents;
    found.set(invoiceId, {
      leftCents: 0,
      takenCents: 0,
      byCreditCents: Math.max(ownCents, found.get(invoiceId)?.byCreditCents ?? 0),
      withoutLeadsCents: settledCents + unbackedCents,
    });
  }
  for (const { creditId, cents } of takenBack(events)) {
    const own = found.get(creditId);
    if (own) own.takenCents = Math.min(own.leftCents, own.takenCents + cents);
  }
  return found;
}

/** Of each credit what went with its payment, also what it had paid for already; not where the payment is good again. */
function takenBack(events: CreditEvent[]): CreditPart[] {
  return events.reduce<CreditPart[]>((gone, event) => {
    if (event.type === 'CreditTakenBack') return [...gone, ...event.unspent, ...event.spent];
    return event.type === 'CreditRestored' ? gone.filter(({ paymentId }) => paymentId !== event.paymentId) : gone;
  }, []);
}

export async function foldCredit(trx: Kysely<unknown>, accountId: string): Promise<Credit> {
  const events = await readEvents<CreditEvent>(trx, creditStream(accountId));
  return events.reduce((state, event) => credit.evolve(state, event), credit.initial);
}

async function readEvents<Event>(
  trx: Kysely<unknown>,
  { accountId, streamId }: ReturnType<typeof creditStream>,
  type?: string,
): Promise<Event[]> {
  const ofType = type === undefined ? sql`` : sql`and type = ${type}`;
  const { rows } = await sql<{ type: string; payload: object }>`select type, payload from event_log
    where account_id = ${accountId} and stream_id = ${streamId} ${ofType} order by account_seq`.execute(trx);
  return rows.map(({ type: own, payload }) => ({ ...payload, type: own }) as Event);
}

async function paymentsBack(trx: Kysely<unknown>, accountId: string): Promise<(Payment & { dispute: string })[]> {
  const { rows } = await sql<{
    processor: string;
    invoice_id: string;
    paid_cents: string;
    issued_at: string;
    dispute: string;
  }>`select processor, invoice_id, paid_cents, issued_at::text as issued_at, dispute from invoice
    where account_id = ${accountId} and (dispute in ('open', 'lost') or refunded_cents > 0)
    order by issued_at, invoice_id limit ${DISPUTED_MAX}`.execute(trx);
  return rows.map((row) => ({
    processor: row.processor,
    invoiceId: row.invoice_id,
    paidCents: Number(row.paid_cents),
    issuedAt: isoFromPostgres(row.issued_at),
    dispute: row.dispute,
  }));
}
