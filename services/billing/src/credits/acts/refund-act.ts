// Finance pays an invoice back, whole or in part. What follows of it, leads and credit, is read from the provider, as of any
// refund: it happens once, whoever tells it first.
import { inScope } from '@leadwright/postgres/scope';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { invoice, isTaken } from '../../invoices/domain/invoice.ts';
import { invoiceStream } from '../../kernel/domain/streams.ts';
import { findInvoice } from '../../invoices/projections/invoice.ts';
import { isRefundUnanswered } from '../../providers/calls/processor-call.ts';
import type { ProcessorName } from '../../providers/processor.ts';
import type { SubscriptionParts } from '../../subscription/routes/parts.ts';
import type { AdjustmentProposed, OfRefund } from '../domain/adjustment.ts';
import type { FinanceAct } from '../routes/finance-command.ts';
import { planActCall } from './act-call.ts';

/** `refundedCents`: what had come back of the invoice, as whoever asked saw it. */
export type Refunding = Pick<OfRefund, 'invoiceId' | 'cents' | 'refundedCents'>;
export type RefundProposed = AdjustmentProposed & OfRefund;

/**
 * Before the account's lock: where the provider has another state of the invoice than we, it is booked first, so that the
 * refund is held to what is so. Throws 404 for one that the provider has not, and 503 while it does not answer.
 */
export async function seeInvoice(
  { database, processor, refresh }: Pick<SubscriptionParts, 'database' | 'processor' | 'refresh'>,
  accountId: string,
  invoiceId: string,
): Promise<void> {
  const read = await orUnavailable(() => processor.readInvoice(invoiceId));
  if (!read) throw refuse(refusals.invoiceUnknown);
  const known = await inScope(database.db, [accountId], (trx) =>
    findInvoice(trx, accountId, processor.name, invoiceId),
  );
  if (!known || (known.refundedCents === read.refundedCents && known.dispute === read.dispute)) return;
  await orUnavailable(() => refresh(accountId, [invoiceId]));
}

/** Throws what speaks against a refund of so much more. */
export async function checkRefund(
  tx: WriteTransaction,
  { accountId, processor }: { accountId: string; processor: ProcessorName },
  { invoiceId, cents, refundedCents }: Pick<Refunding, 'invoiceId' | 'cents'> & Partial<Refunding>,
): Promise<void> {
  const state = await tx.load(invoiceStream(accountId, processor, invoiceId), invoice);
  if (state?.of == null) throw refuse(refusals.invoiceUnknown);
  if (isTaken(state.dispute)) throw refuse(refusals.refundDisputed);
  if (refundedCents !== undefined && refundedCents !== state.refundedCents) throw refuse(refusals.refundDiffers);
  if (await isRefundUnanswered(tx.db, { accountId, invoiceId })) throw refuse(refusals.refundUnanswered);
  const left = state.status === 'paid' ? state.paidCents - state.refundedCents : 0;
  if (cents > left) throw refuse(refusals.refundAbovePaid, { details: { leftCents: left } });
}

export const refundRequest = (refunding: Refunding): Omit<OfRefund, 'reason'> => ({
  ...{ action: 'refund', leads: 0, lotId: null, corrects: null },
  ...refunding,
});

/** Plans the call under the account's lock. */
export async function bookRefund(
  act: FinanceAct,
  { accountId, processor }: { accountId: string; processor: ProcessorName },
  { adjustmentId, invoiceId, cents, refundedCents }: RefundProposed,
): Promise<void> {
  await checkRefund(act.tx, { accountId, processor }, { invoiceId, cents, refundedCents });
  const command = { call: 'refund', invoiceId, cents, refundedCents } as const;
  await planActCall(act, accountId, { adjustmentId, command });
}
