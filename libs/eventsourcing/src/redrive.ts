import { applyRecords, reactTo, type ApplyParts } from './apply-records.ts';
import type { TopicMessage } from './heard.ts';
import { listParked, readInbox, unpark, writeInbox } from './inbox.ts';
import type { OwnerClient } from './owner-client.ts';
import { recordOf } from './repair-gap.ts';

const CHUNK = 100;

/**
 * Replays what is parked for one account, in order, and unblocks it. Applied one transaction per
 * record: if one fails again, those before it stay applied, it and the rest stay parked, and it throws.
 */
export async function redrive<Message extends TopicMessage>(
  parts: ApplyParts<Message>,
  owner: OwnerClient,
  accountId: string,
): Promise<number> {
  const { inbox, store } = parts;
  let applied = 0;
  for (;;) {
    const state = await store.transaction([accountId], async (tx) => {
      const row = (await readInbox(tx.db, inbox, [accountId])).get(accountId) ?? { lastSeq: 0, blocked: false };
      const [next] = await listParked(tx.db, inbox, accountId);
      if (!next) {
        // Under the lock: nothing can be parked between this look and the unblocking.
        if (row.blocked) await writeInbox(tx.db, inbox, accountId, { ...row, blocked: false });
        return { done: true, missingAfter: null };
      }
      if (next.accountSeq > row.lastSeq + 1) return { done: false, missingAfter: row.lastSeq };
      if (next.accountSeq === row.lastSeq + 1) {
        const { accountSeq, eventId, headers, message: value } = next;
        const record = { topic: inbox.topic, accountId, accountSeq, eventId, headers, value, partition: -1, offset: -1 };
        await reactTo(parts, tx, record, parts.counters);
        await writeInbox(tx.db, inbox, accountId, { lastSeq: accountSeq, blocked: true });
        applied += 1;
      }
      await unpark(tx.db, inbox, accountId, next.accountSeq);
      return { done: false, missingAfter: null };
    });
    if (state.done) return applied;
    if (state.missingAfter !== null) await fillPark(parts, owner, accountId, state.missingAfter);
  }
}

// The account is blocked, so what is fetched joins the park and is replayed in its order.
async function fillPark<Message extends TopicMessage>(
  parts: ApplyParts<Message>,
  owner: OwnerClient,
  accountId: string,
  after: number,
): Promise<void> {
  const { events } = await owner.account(parts.inbox.topic, accountId, after, CHUNK);
  if (events.length === 0) throw new Error(`the owner of ${parts.inbox.topic} lacks events of ${accountId} after ${after}`);
  await applyRecords(parts, events.map((event) => recordOf(parts.inbox.topic, event)));
}
