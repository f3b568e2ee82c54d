import type { Moment } from '@leadwright/eventsourcing/event-store';
import { creditStream } from '../kernel/domain/streams.ts';
import type { Paid } from '../ledger/domain/plan-changes.ts';
import { credit, settledBy } from './domain/credit.ts';

/** What an invoice paid, without the part that settled a debt. */
export async function paidWith(
  tx: Pick<Moment, 'load'>,
  accountId: string,
  { invoiceId, costCents, creditCents = 0 }: { invoiceId: string; costCents: number; creditCents?: number },
): Promise<Paid> {
  const settledCents = settledBy(await tx.load(creditStream(accountId), credit), invoiceId);
  const ofCents = costCents + creditCents;
  return { costCents, invoiceId, ...(settledCents > 0 ? { share: { cents: ofCents - settledCents, ofCents } } : {}) };
}
