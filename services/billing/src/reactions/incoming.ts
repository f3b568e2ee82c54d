// From the wire to whole numbers and instants. What does not fit is a fault, never rounded.
import type { Meta } from '@leadwright/contracts/event/v1/meta';
import { isoOf } from '@leadwright/eventsourcing/log/timestamps';

/** A count as a number. Throws RangeError outside 0 to 2^53 - 1. */
export function whole(value: bigint): number {
  if (value < 0n || value > BigInt(Number.MAX_SAFE_INTEGER))
    throw new RangeError(`${value} is not a count of leads or rows`);
  return Number(value);
}

/** When the heard event holds, in UTC with microseconds. Throws where the message does not say. */
export function effectiveAtOf(meta: Meta | undefined): string {
  const at = isoOf(meta?.effectiveAt);
  if (at === null) throw new Error('a message without its time');
  return at;
}

/** A refusal of the ledger for the log, with the field that differs where one does. */
export function said(refusal: { code: string; field?: string }): string {
  return refusal.field === undefined ? refusal.code : `${refusal.code} (${refusal.field})`;
}
