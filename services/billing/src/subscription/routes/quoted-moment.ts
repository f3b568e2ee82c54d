import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { isMoment } from '@leadwright/runtime/http/cursor';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { microsecondsBetween } from '../../kernel/domain/instant.ts';
import { moneyMovedSince } from '../../invoices/projections/money-moved.ts';
import { lastChangeAt } from '../../providers/calls/processor-call.ts';

/** A person reads a quote, asks somebody, and presses. */
const HOLDS_MICROSECONDS = 600_000_000n;

/**
 * The moment of a quote that still holds; throws for another. None holds from before a change of the plan: there and
 * back, each at the better moment, would gain. Nor from before money went back or came good again: what the quote said
 * of credit, debts and limits would be untrue.
 */
export async function momentOf(
  tx: Pick<WriteTransaction, 'db' | 'at'>,
  { at }: { at: string },
  { accountId, startsAt }: { accountId: string; startsAt: string },
): Promise<string> {
  const isOwnPeriod = isMoment(at) && microsecondsBetween(startsAt, at) >= 0n;
  if (!isOwnPeriod || at > tx.at || microsecondsBetween(at, tx.at) > HOLDS_MICROSECONDS)
    throw refuse(refusals.quoteOver);
  const last = await lastChangeAt(tx.db, accountId);
  if (last !== null && last >= at) throw refuse(refusals.quoteOver);
  if (await moneyMovedSince(tx.db, accountId, at)) throw refuse(refusals.quoteOver);
  return at;
}
