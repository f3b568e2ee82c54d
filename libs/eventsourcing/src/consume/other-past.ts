// Another history: the owner's log was restored to an earlier moment and went on under the same numbers.
import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import type { InboxRow } from './inbox.ts';

export const HASH_HEADER = 'hash';
const PREV_HASH_HEADER = 'prev-hash';

/** Why the record does not belong, or `undefined`. Only the last received event and its successor can tell. */
export function otherPast(
  { lastSeq, lastHash }: InboxRow,
  { accountSeq, headers }: Pick<ReceivedRecord, 'accountSeq' | 'headers'>,
): string | undefined {
  const named = headers[nameOf(accountSeq - lastSeq)];
  if (lastHash === undefined || named === undefined || named === lastHash) return undefined;
  return `the owner's log has another event ${lastSeq} than the one received: it was restored to an earlier moment, or changed`;
}

function nameOf(ahead: number): string {
  if (ahead === 0) return HASH_HEADER;
  return ahead === 1 ? PREV_HASH_HEADER : '';
}
