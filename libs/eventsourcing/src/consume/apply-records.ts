// Applies a batch of records in one write transaction of the consuming service. It locks the accounts
// first; then each account's last sequence number tells a duplicate, the next record, or a gap.
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import type { EventStore, WriteTransaction } from '../event-store.ts';
import { receivedOf, type Received, type TopicMessage } from './received.ts';
import { park, readInbox, writeInboxRows, type InboxOf, type InboxRow } from './inbox.ts';
import { tracedRecord } from './traced-records.ts';

export type React<Message extends TopicMessage> = (received: Received<Message>, tx: WriteTransaction) => Promise<void>;

export type Counters = {
  applied: number;
  duplicates: number;
  unknown: number;
  parked: number;
  gaps: number;
  retries: number;
};

export type ApplyParts<Message extends TopicMessage> = {
  service: string;
  inbox: InboxOf;
  store: Pick<EventStore, 'transaction'>;
  decode: (bytes: Uint8Array) => Message;
  react: React<Message>;
  /** The newest schema of this topic that `react` understands. */
  schemaV: number;
  counters: Counters;
};

/** Records of the account between `after` and `before` (both exclusive) were not received. */
export class GapError extends Error {
  readonly accountId: string;
  readonly after: number;
  readonly before: number;
  constructor(accountId: string, after: number, before: number) {
    super(`account ${accountId} lacks ${after + 1} to ${before - 1}`);
    this.accountId = accountId;
    this.after = after;
    this.before = before;
  }
}

/** The producer is newer than this consumer: a wrong deployment order, which no retry repairs. */
export class NewerSchemaError extends Error {}

/** Applies all records or none. Throws `GapError`, `NewerSchemaError`, or what the reaction threw. */
export async function applyRecords<Message extends TopicMessage>(
  parts: ApplyParts<Message>,
  records: ReceivedRecord[],
): Promise<void> {
  const accounts = [...new Set(records.map(({ accountId }) => accountId))];
  const counted = await parts.store.transaction(accounts, async (tx) => {
    const counts = { applied: 0, duplicates: 0, unknown: 0, parked: 0 };
    const inbox = await readInbox(tx.db, parts.inbox, accounts);
    const moved = new Map<string, InboxRow>();
    for (const [i, record] of records.entries()) {
      if (i > 0) crashpoint('consumer:between-records');
      const row = inbox.get(record.accountId) ?? { lastSeq: 0, blocked: false };
      const next = await applyOne(parts, tx, record, row, counts);
      if (next !== row) moved.set(record.accountId, next);
      inbox.set(record.accountId, next);
    }
    if (moved.size > 0) await writeInboxRows(tx.db, parts.inbox, moved);
    return counts;
  });
  // Count after the commit, so that a failed or repeated transaction counts once.
  const { counters } = parts;
  counters.applied += counted.applied;
  counters.duplicates += counted.duplicates;
  counters.unknown += counted.unknown;
  counters.parked += counted.parked;
}

async function applyOne<Message extends TopicMessage>(
  parts: ApplyParts<Message>,
  tx: WriteTransaction,
  record: ReceivedRecord,
  row: InboxRow,
  counts: { applied: number; duplicates: number; unknown: number; parked: number },
): Promise<InboxRow> {
  if (record.accountSeq <= row.lastSeq) {
    counts.duplicates += 1;
    return row;
  }
  if (row.blocked) {
    // An earlier record of the account is parked, so park this one too and keep the order.
    await park(tx.db, parts.inbox, record, 'the account is blocked');
    counts.parked += 1;
    return row;
  }
  if (record.accountSeq > row.lastSeq + 1) throw new GapError(record.accountId, row.lastSeq, record.accountSeq);
  await reactTo(parts, tx, record, counts);
  return { ...row, lastSeq: record.accountSeq };
}

/**
 * Runs the reaction; counts and skips a case that this version does not know. With `replay` the
 * reaction must cause no side effect outside.
 */
export async function reactTo<Message extends TopicMessage>(
  parts: ApplyParts<Message>,
  tx: WriteTransaction,
  record: ReceivedRecord,
  counts: { applied: number; unknown: number },
  replay = false,
): Promise<void> {
  const message = parts.decode(record.value);
  if (message.event.case === undefined) {
    counts.unknown += 1;
    return;
  }
  const schemaV = message.meta?.schemaV ?? 1;
  if (schemaV > parts.schemaV)
    throw new NewerSchemaError(`${message.event.case} has schema ${schemaV}, known is ${parts.schemaV}`);
  await tracedRecord(record, () => parts.react(receivedOf(parts.service, record, message, replay), tx));
  counts.applied += 1;
}
