// A refund or dispute is told to the subscription, which knows what was paid for each period. A repeat changes nothing.
import { creditStream, invoiceStream, subscriptionStream } from '../../kernel/domain/streams.ts';
import { credit, creditIn, goneByPayment, settledBy, unbackedIn, type Credit } from '../../invoices/domain/credit.ts';
import { invoice, isTaken } from '../../invoices/domain/invoice.ts';
import type { Applying } from '../../invoices/applying.ts';
import { isNear } from '../../kernel/domain/instant.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import { knownInvoices } from '../domain/period-payments.ts';
import type { PeriodInvoice, Subscribed } from '../domain/subscription-events.ts';
import { subscription } from '../domain/subscription.ts';

type Parts = Pick<Applying, 'tx' | 'accountId' | 'processor' | 'context'>;

/** Of the invoices that were read; of those that credit paid for, whichever were read. */
export async function returnPayments(parts: Parts, read: readonly string[]): Promise<void> {
  const { tx, accountId, context } = parts;
  const state = await tx.load(subscriptionStream(accountId), subscription);
  if (!state) return;
  const { causes: _causes, ...own } = context;
  for (const known of knownInvoices(state)) {
    if (!read.includes(known.invoiceId) && known.creditCents <= 0) continue;
    const back = await backOf(parts, known);
    const command = { type: 'ReturnPayment', invoiceId: known.invoiceId, ...back, at: tx.at } as const;
    await tx.execute(subscriptionStream(accountId), subscription, command, own);
  }
}

async function backOf(
  { tx, accountId, processor }: Parts,
  { invoiceId, cashCents, creditCents }: PeriodInvoice,
): Promise<{ cashBackCents: number; creditBackCents: number; deadCents: number }> {
  const state = await tx.load(invoiceStream(accountId, processor, invoiceId), invoice);
  const { dispute, refundedCents } = state ?? { dispute: 'none', refundedCents: 0 };
  const ledger = await tx.load(creditStream(accountId), credit);
  // What it paid of a debt, or by credit that was taken back, is not paid for its period.
  const unbackedCents = unbackedIn(ledger, invoiceId);
  const cents = isTaken(dispute) ? cashCents : refundedCents + settledBy(ledger, invoiceId) - unbackedCents;
  return {
    cashBackCents: Math.min(cents, Math.max(0, cashCents)),
    creditBackCents: creditCents > 0 ? (creditIn(ledger, invoiceId)?.goneCents ?? 0) + unbackedCents : 0,
    deadCents: settledBy(ledger, invoiceId) + (await goneWhole({ tx, accountId, processor }, ledger, invoiceId)),
  };
}

/** Of the credit that paid for it, what is gone with payments that are wholly back. */
async function goneWhole(
  { tx, accountId, processor }: Omit<Parts, 'context'>,
  ledger: Credit,
  invoiceId: string,
): Promise<number> {
  let cents = 0;
  for (const [paymentId, gone] of goneByPayment(ledger, invoiceId)) {
    const payment = await tx.load(invoiceStream(accountId, processor, paymentId), invoice);
    if (payment && (isTaken(payment.dispute) || payment.refundedCents >= payment.paidCents)) cents += gone;
  }
  return cents;
}

/** A change in the running period that paid for nothing: the subscription has to know from which plan it came. */
export async function withholdChange(
  { tx, accountId, context }: Parts,
  { invoiceId, paidCents, byCreditCents = 0, periodStart }: ProviderInvoice,
  before: Subscribed,
): Promise<void> {
  if (periodStart < before.periodStart && !isNear(periodStart, before.periodStart)) return;
  const { causes: _causes, ...own } = context;
  const back = { cashBackCents: paidCents, creditBackCents: byCreditCents, deadCents: paidCents + byCreditCents };
  const command = { type: 'ReturnPayment', invoiceId, ...back, withheld: true, at: tx.at } as const;
  await tx.execute(subscriptionStream(accountId), subscription, command, own);
}
