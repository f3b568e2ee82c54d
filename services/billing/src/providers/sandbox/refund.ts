import type { Kysely } from 'kysely';
import type { Outcome, Processor } from '../processor.ts';
import { no } from './sandbox-calls.ts';
import { findInvoice, writeSteps } from './sandbox-tables.ts';
import { locked } from './subscription-calls.ts';

/** Pays it back; what a bank has taken, or more than is left of the payment, is refused. */
export async function refund(
  trx: Kysely<unknown>,
  now: string,
  { invoiceId, cents }: Pick<Parameters<Processor['refund']>[0], 'invoiceId' | 'cents'>,
): Promise<Outcome<{ invoiceId: string }>> {
  const found = await findInvoice(trx, invoiceId);
  const both = found?.subscriptionId ? await locked(trx, found.subscriptionId) : null;
  // Read again under the lock of its customer.
  const invoice = await findInvoice(trx, invoiceId);
  if (!both || !invoice) return no('not-found', 'This invoice does not exist.');
  const refundedCents = invoice.refundedCents + cents;
  const isTaken = invoice.dispute === 'open' || invoice.dispute === 'lost';
  if (cents <= 0 || isTaken || refundedCents > invoice.paidCents)
    return no('not-possible', 'So much of this invoice cannot be paid back.');
  const happened = [{ type: 'invoice.refunded', at: now, invoiceId }];
  await writeSteps(trx, [{ ...both, invoices: [{ ...invoice, refundedCents }], happened }]);
  return { done: true, value: { invoiceId } };
}
