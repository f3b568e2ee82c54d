import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { KnownTotals, StatementPeriod } from '../projections/period-totals.ts';

type Statement = StatementPeriod & KnownTotals & { accountId: string; knownAt: string | null };

const PAGE = 500;

/** JSON: the statement, then each published event that the totals know; hashes hexadecimal, `message` base64. */
export async function* statementLines(
  store: Pick<EventStore, 'topic' | 'readAccount'>,
  { accountId, through, ...statement }: Statement,
): AsyncGenerator<string> {
  yield lineOf({ format: 'leadwright-statement', version: 1, topic: store.topic, accountId, through, ...statement });
  for (let after = 0; after < through;) {
    const events = await store.readAccount(accountId, after, Math.min(PAGE, through - after));
    if (events.length === 0) throw new Error(`the log of ${accountId} ends at ${after}, before ${through}`);
    for (const { accountSeq, prevHash, hash, message } of events) {
      yield lineOf({ seq: accountSeq, prevHash: hex(prevHash), hash: hex(hash), message: base64(message) });
      after = accountSeq;
    }
  }
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
