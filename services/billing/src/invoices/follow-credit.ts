// Keeps the ledger of credit beside the invoices. A repeat is harmless: each fact of an invoice is a cause.
import { creditStream, invoiceStream, ledgerStream } from '../kernel/domain/streams.ts';
import { ledger } from '../ledger/domain/ledger.ts';
import type { ProviderInvoice } from '../providers/processor.ts';
import { credit, creditIn, creditToTake, paidForLeads } from './domain/credit.ts';
import type { SpentPart } from './domain/credit-events.ts';
import { invoice, isTaken } from './domain/invoice.ts';
import type { StillRefunded } from '../ledger/projections/funded-lots.ts';
import type { Applying } from './applying.ts';

type Tx = Pick<Applying, 'tx' | 'accountId' | 'processor' | 'context'>;

/** Whether the invoice brings leads: not where taken-back credit paid for it, nor where all of it pays a debt. */
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
  // Several credits of the payment may have paid for one invoice.
  for (const [invoiceId, own] of grouped(spent))
    owedCents += await clawBackFunded(parts, { invoiceId, paymentId, goneCents, cents: own });
  const command = { type: 'TakeBackCredit', paymentId, goneCents, paidCents, owedCents, at: tx.at } as const;
  const { causes: _causes, ...own } = context;
  await tx.execute(creditStream(accountId), credit, command, own);
}

function grouped(spent: SpentPart[]): Map<string, number> {
  const centsOf = new Map<string, number>();
  for (const { invoiceId, cents } of spent) centsOf.set(invoiceId, (centsOf.get(invoiceId) ?? 0) + cents);
  return centsOf;
}

type Funded = { invoiceId: string; paymentId: string; goneCents: number; cents: number };

/** Takes the leads that these cents paid for, down to what is left. Answers the cents of those that were used. */
async function clawBackFunded(
  { tx, accountId, processor, context, funded }: Applying,
  { invoiceId, paymentId, goneCents, cents }: Funded,
): Promise<number> {
  const payment = await tx.load(invoiceStream(accountId, processor, paymentId), invoice);
  const attempts = (payment?.chargebacks ?? 0) + (payment?.refundsFailed ?? 0);
  // A whole refund after a dispute that was won takes again what that gave back.
  const as = payment && !isTaken(payment.dispute) && payment.chargebacks > 0 ? ':refund' : '';
  const by = `${paymentId}:${attempts}:${goneCents}${as}`;
  const before = await returnedOf({ tx, accountId, processor }, invoiceId);
  const booked = await funded.bookedUnder(tx, accountId, invoiceId);
  const done = await tx.execute(
    ledgerStream(accountId),
    ledger,
    {
      type: 'ClawBack',
      invoiceId,
      at: tx.at,
      reason: 'refund',
      refundedCents: before.refundedCents + cents,
      paidCents: before.paidCents,
      by,
      booked,
    },
    { ...context, causes: [`credit-claw-back:${processor}:${invoiceId}:${by}`] },
  );
  if (!done.accepted)
    throw new Error(`what credit paid for of ${accountId} cannot be taken back: ${done.refusal.code}`);
  const took = done.events.flatMap(({ event }) => (event.type === 'LeadsClawedBack' ? [event] : []))[0];
  if (!took) return 0;
  const due = took.leadsVoided + took.leadsShort;
  return due === 0 ? 0 : Math.ceil((cents * took.leadsShort) / due);
}

/** What came back of what paid for an invoice's leads, by its card or by credit. */
export async function returnedOf(
  { tx, accountId, processor }: Omit<Tx, 'context'>,
  invoiceId: string,
): Promise<StillRefunded> {
  const state = await tx.load(invoiceStream(accountId, processor, invoiceId), invoice);
  const own = await tx.load(creditStream(accountId), credit);
  const byCredit = creditIn(own, invoiceId);
  const cardCents = state?.paidCents ?? 0;
  const backCents = state && isTaken(state.dispute) ? cardCents : (state?.refundedCents ?? 0);
  const paidCents = paidForLeads(own, { invoiceId, cardCents });
  return { refundedCents: backCents + (byCredit?.goneCents ?? 0), paidCents };
}

/** The payment is back: its credit pays again, and nothing is owed for it. Answers the invoices whose leads come back. */
export async function restoreCredit({ tx, accountId, context }: Tx, paymentId: string): Promise<string[]> {
  const state = await tx.load(creditStream(accountId), credit);
  const paid = state.parts.filter((part) => part.paymentId === paymentId).flatMap(({ spent }) => spent);
  const { causes: _causes, ...own } = context;
  await tx.execute(creditStream(accountId), credit, { type: 'RestoreCredit', paymentId, at: tx.at }, own);
  return paid.filter(({ gone }) => gone > 0).map(({ invoiceId }) => invoiceId);
}
