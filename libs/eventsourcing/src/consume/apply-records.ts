// One write transaction per batch. Each account's last sequence number tells a duplicate, the next record, or a gap.
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import type { EventStore, WriteTransaction } from '../event-store.ts';
import { madeAt } from '../log/event-id.ts';
import type { TopicMessage } from './received.ts';
import { HASH_HEADER, otherPast } from './other-past.ts';
import { park, readInbox, writeInboxRows, type InboxOf, type InboxRow } from './inbox.ts';
import { reactInOrder, type ReactingInOrder, type ReactParts } from './react-in-order.ts';

export type Counters = {
  applied: number;
  duplicates: number;
  unknown: number;
  parked: number;
  gaps: number;
  retries: number;
  /** Of those applied: committed later than `LATE_MS` after their event was made. */
  late: number;
};

/** How soon people are to see what an event changes. */
const LATE_MS = 2_000;

export type ApplyParts<Message extends TopicMessage> = ReactParts<Message> & {
  inbox: InboxOf;
  store: Pick<EventStore, 'transaction'>;
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

/** Applies all records or none. Throws `GapError`, `NewerSchemaError`, or what the reaction threw. */
export async function applyRecords<Message extends TopicMessage>(
  parts: ApplyParts<Message>,
  records: ReceivedRecord[],
): Promise<void> {
  const accounts = [...new Set(records.map(({ accountId }) => accountId))];
  const counted = await parts.store.transaction(accounts, async (tx) => {
    const counts = { applied: 0, duplicates: 0, unknown: 0, parked: 0, taken: [] as string[] };
    const inbox = await readInbox(tx.db, parts.inbox, accounts);
    const moved = new Map<string, InboxRow>();
    const reacting = reactInOrder(parts, tx, counts);
    for (const [i, record] of records.entries()) {
      if (i > 0) crashpoint('consumer:between-records');
      const row = inbox.get(record.accountId) ?? { lastSeq: 0, blocked: false };
      const next = await applyOne({ parts, tx, reacting, counts }, record, row);
      if (next !== row) moved.set(record.accountId, next);
      inbox.set(record.accountId, next);
    }
    await reacting.finish();
    if (moved.size > 0) await writeInboxRows(tx.db, parts.inbox, moved);
    return counts;
  });
  // Count after the commit, so that a failed or repeated transaction counts once.
  const { counters } = parts;
  counters.applied += counted.applied;
  counters.duplicates += counted.duplicates;
  counters.unknown += counted.unknown;
  counters.parked += counted.parked;
  const now = Date.now();
  counters.late += counted.taken.filter((eventId) => now - (madeAt(eventId) ?? now) > LATE_MS).length;
}

type Applying<Message extends TopicMessage> = {
  parts: ApplyParts<Message>;
  tx: WriteTransaction;
  reacting: ReactingInOrder;
  counts: { applied: number; duplicates: number; unknown: number; parked: number; taken: string[] };
};

async function applyOne<Message extends TopicMessage>(
  { parts, tx, reacting, counts }: Applying<Message>,
  record: ReceivedRecord,
  row: InboxRow,
): Promise<InboxRow> {
  const past = row.blocked ? undefined : otherPast(row, record);
  if (past !== undefined) {
    // No retry mends it, and to go on would mix two histories: an operator decides.
    await park(tx.db, parts.inbox, record, past);
    counts.parked += 1;
    return { ...row, blocked: true };
  }
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
  await reacting.take(record);
  counts.taken.push(record.eventId);
  return { ...row, lastSeq: record.accountSeq, lastHash: record.headers[HASH_HEADER] };
}
