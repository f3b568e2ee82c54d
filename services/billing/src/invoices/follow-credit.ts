// Keeps the ledger of credit beside the invoices. A repeat is harmless: each fact of an invoice is a cause.
import { creditStream, invoiceStream, ledgerStream } from '../kernel/domain/streams.ts';
import { ledger } from '../ledger/domain/ledger.ts';
import type { ProviderInvoice } from '../providers/processor.ts';
import { credit, creditToTake, type SpentPart } from './domain/credit.ts';
import { invoice } from './domain/invoice.ts';
import type { Applying } from './applying.ts';

type Tx = Pick<Applying, 'tx' | 'accountId' | 'processor' | 'context'>;

/** Whether the invoice brings leads: not what taken-back credit paid for, nor anything while something is owed. */
export async function spendCredit({ tx, accountId, processor, context }: Tx, read: ProviderInvoice): Promise<boolean> {
  const { invoiceId, paidCents: cashCents, byCreditCents = 0 } = read;
  const state = await tx.load(creditStream(accountId), credit);
  if (state.parts.length === 0 && state.owed.length === 0) return true;
  const causes = [`credit-spent:${processor}:${invoiceId}`];
  const creditCents = Math.max(0, byCreditCents);
  const command = { type: 'SpendCredit', invoiceId, cashCents, creditCents, at: tx.at } as const;
  await tx.execute(creditStream(accountId), credit, command, { ...context, causes });
  return !(await tx.load(creditStream(accountId), credit)).withheld.includes(invoiceId);
}

/** What a change left as credit, of the period's payments, oldest first. */
export async function giveCredit(
  { tx, accountId, processor, context }: Tx,
  { invoiceId, byCreditCents = 0 }: ProviderInvoice,
  payments: { invoiceId: string; cashCents: number }[],
): Promise<void> {
  if (byCreditCents >= 0) return;
  const command = { type: 'GiveCredit', creditId: invoiceId, cents: -byCreditCents, payments, at: tx.at } as const;
  await tx.execute(creditStream(accountId), credit, command, {
    ...context,
    causes: [`credit-given:${processor}:${invoiceId}`],
  });
}

/** A refund or dispute takes the payment's credit and the leads that it paid for; what was used is owed. */
export async function takeCreditBack(
  parts: Applying,
  { invoiceId: paymentId, paidCents }: ProviderInvoice,
  goneCents: number,
): Promise<void> {
  const { tx, accountId, context } = parts;
  const { spent } = creditToTake(await tx.load(creditStream(accountId), credit), { paymentId, goneCents, paidCents });
  let owedCents = 0;
  for (const each of spent) owedCents += await clawBackFunded(parts, each);
  const command = { type: 'TakeBackCredit', paymentId, goneCents, paidCents, owedCents, at: tx.at } as const;
  const { causes: _causes, ...own } = context;
  await tx.execute(creditStream(accountId), credit, command, own);
}

/** Takes the leads that these cents paid for, down to what is left. Answers the cents of those that were used. */
async function clawBackFunded(
  { tx, accountId, processor, context, funded }: Applying,
  { invoiceId, paymentId, cents, ofCents }: SpentPart,
): Promise<number> {
  const state = await tx.load(invoiceStream(accountId, processor, paymentId), invoice);
  const attempt = (state?.chargebacks ?? 0) + (state?.refundsFailed ?? 0);
  const booked = await funded.bookedUnder(tx, accountId, invoiceId);
  const done = await tx.execute(
    ledgerStream(accountId),
    ledger,
    {
      type: 'ClawBack',
      invoiceId,
      at: tx.at,
      reason: 'refund',
      refundedCents: cents,
      paidCents: ofCents,
      attempt,
      booked,
    },
    { ...context, causes: [`credit-claw-back:${processor}:${paymentId}:${invoiceId}:${attempt}:${cents}`] },
  );
  if (!done.accepted)
    throw new Error(`what credit paid for of ${accountId} cannot be taken back: ${done.refusal.code}`);
  const took = done.events.flatMap(({ event }) => (event.type === 'LeadsClawedBack' ? [event] : []))[0];
  if (!took) return 0;
  const due = took.leadsVoided + took.leadsShort;
  return due === 0 ? 0 : Math.ceil((cents * took.leadsShort) / due);
}

/** The payment is back: its credit pays again, and nothing is owed for it. Answers the invoices whose leads come back. */
export async function restoreCredit({ tx, accountId, context }: Tx, paymentId: string): Promise<string[]> {
  const state = await tx.load(creditStream(accountId), credit);
  const paid = state.parts.filter((part) => part.paymentId === paymentId).flatMap(({ spent }) => spent);
  const { causes: _causes, ...own } = context;
  await tx.execute(creditStream(accountId), credit, { type: 'RestoreCredit', paymentId, at: tx.at }, own);
  return paid.filter(({ gone }) => gone > 0).map(({ invoiceId }) => invoiceId);
}
