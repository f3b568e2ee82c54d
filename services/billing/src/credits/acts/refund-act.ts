// Finance pays an invoice back, whole or in part. What follows of it, leads and credit, is read from the provider, as of any
// refund: it happens once, whoever tells it first.
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { invoice, isTaken } from '../../invoices/domain/invoice.ts';
import { invoiceStream } from '../../kernel/domain/streams.ts';
import type { ProcessorName } from '../../providers/processor.ts';
import type { AdjustmentProposed, OfRefund } from '../domain/adjustment.ts';
import type { FinanceAct } from '../routes/finance-command.ts';
import { planActCall } from './act-call.ts';

export type Refunding = { invoiceId: string; cents: number };
export type RefundProposed = AdjustmentProposed & OfRefund;

/** What came back of the invoice so far; throws what speaks against so much more. */
export async function refundedBefore(
  tx: WriteTransaction,
  { accountId, processor }: { accountId: string; processor: ProcessorName },
  { invoiceId, cents }: Refunding,
): Promise<number> {
  const state = await tx.load(invoiceStream(accountId, processor, invoiceId), invoice);
  if (state?.of == null) throw refuse(refusals.invoiceUnknown);
  if (isTaken(state.dispute)) throw refuse(refusals.refundDisputed);
  const left = state.status === 'paid' ? state.paidCents - state.refundedCents : 0;
  if (cents > left) throw refuse(refusals.refundAbovePaid, { details: { leftCents: left } });
  return state.refundedCents;
}

export const refundRequest = (refunding: Refunding): Omit<OfRefund, 'reason'> => ({
  ...{ action: 'refund', leads: 0, lotId: null, corrects: null },
  ...refunding,
});

/** Plans the call under the account's lock. */
export async function bookRefund(
  act: FinanceAct,
  { accountId, processor }: { accountId: string; processor: ProcessorName },
  { adjustmentId, invoiceId, cents }: RefundProposed,
): Promise<void> {
  const refundedCents = await refundedBefore(act.tx, { accountId, processor }, { invoiceId, cents });
  const command = { call: 'refund', invoiceId, cents, refundedCents } as const;
  await planActCall(act, accountId, { adjustmentId, command });
}
