import { applyRecords, type ApplyParts } from './apply-records.ts';
import type { TopicMessage } from './received.ts';
import { listParked, readInbox, unpark, writeInbox } from './inbox.ts';
import type { OwnerClient } from './owner-client.ts';
import { HASH_HEADER, otherPast } from './other-past.ts';
import { reactInOrder } from './react-in-order.ts';
import { recordOf } from './repair-gap.ts';

const CHUNK = 100;

/** A record failed again: earlier ones stay applied; it and the rest stay parked. `cause` is its error. */
export class RedriveStoppedError extends Error {
  readonly applied: number;
  readonly accountSeq: number;
  constructor(applied: number, accountSeq: number, cause: unknown) {
    super(`stopped at ${accountSeq}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.applied = applied;
    this.accountSeq = accountSeq;
  }
}

/** One transaction per record, in order; then unblocks. Throws `RedriveStoppedError` at the first that fails again. */
export async function redrive<Message extends TopicMessage>(
  parts: ApplyParts<Message>,
  owner: OwnerClient,
  accountId: string,
): Promise<number> {
  let applied = 0;
  for (;;) {
    const inHand = { accountSeq: 0 };
    const step = await redriveNext(parts, accountId, inHand).catch((error: unknown) => {
      throw new RedriveStoppedError(applied, inHand.accountSeq, error);
    });
    if (step.kind === 'empty') return applied;
    if (step.kind === 'missing') await fillPark(parts, owner, accountId, step.after);
    if (step.kind === 'applied') {
      applied += 1;
      parts.counters.applied += step.counts.applied;
      parts.counters.unknown += step.counts.unknown;
    }
  }
}

type Step =
  | { kind: 'empty' }
  | { kind: 'missing'; after: number }
  | { kind: 'repeat' }
  | { kind: 'applied'; counts: { applied: number; unknown: number } };

function redriveNext<Message extends TopicMessage>(
  parts: ApplyParts<Message>,
  accountId: string,
  inHand: { accountSeq: number },
): Promise<Step> {
  const { inbox, store } = parts;
  return store.transaction([accountId], async (tx): Promise<Step> => {
    const row = (await readInbox(tx.db, inbox, [accountId])).get(accountId) ?? {
      lastSeq: 0,
      blocked: false,
    };
    const [next] = await listParked(tx.db, inbox, accountId, 1);
    if (!next) {
      // Under the lock nothing can be parked between this read and the unblocking.
      if (row.blocked) await writeInbox(tx.db, inbox, accountId, { ...row, blocked: false });
      return { kind: 'empty' };
    }
    const { accountSeq, eventId, headers, message: value } = next;
    inHand.accountSeq = accountSeq;
    if (accountSeq > row.lastSeq + 1) return { kind: 'missing', after: row.lastSeq };
    const past = otherPast(row, { accountSeq, headers });
    if (past !== undefined) throw new Error(past);
    await unpark(tx.db, inbox, accountId, accountSeq);
    if (accountSeq <= row.lastSeq) return { kind: 'repeat' };
    const counts = { applied: 0, unknown: 0 };
    const reacting = reactInOrder(parts, tx, counts);
    await reacting.take({
      topic: inbox.topic,
      accountId,
      accountSeq,
      eventId,
      headers,
      value,
      partition: -1,
      offset: -1,
    });
    await reacting.finish();
    await writeInbox(tx.db, inbox, accountId, {
      lastSeq: accountSeq,
      lastHash: headers[HASH_HEADER],
      blocked: true,
    });
    return { kind: 'applied', counts };
  });
}

// The account is blocked, so fetched records are parked and replayed in their order.
async function fillPark<Message extends TopicMessage>(
  parts: ApplyParts<Message>,
  owner: OwnerClient,
  accountId: string,
  after: number,
): Promise<void> {
  const { events } = await owner.account(parts.inbox.topic, accountId, after, CHUNK);
  if (events.length === 0)
    throw new Error(`the owner of ${parts.inbox.topic} lacks events of ${accountId} after ${after}`);
  await applyRecords(
    parts,
    events.map((event) => recordOf(parts.inbox.topic, event)),
  );
}
