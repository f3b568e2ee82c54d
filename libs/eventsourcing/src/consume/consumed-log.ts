import { setTimeout as timeout } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import { accountsOf, TooFarBehindError, type Applied, type RebuildSource } from '../rebuild/rebuild-source.ts';
import { writeToShadowTables } from '../rebuild/rebuild-tables.ts';
import type { WriteTransaction } from '../event-store.ts';
import type { ApplyParts } from './apply-records.ts';
import type { TopicMessage } from './received.ts';
import type { OwnerClient } from './owner-client.ts';
import { reactInOrder } from './react-in-order.ts';
import { recordOf } from './repair-gap.ts';

const NOTHING: Applied = { events: 0, accounts: [], committed: () => undefined };

type Inbox = Map<string, number>;

const PAGE = 500;
const HOLD_MS_MAX = 1_000;
// Bounds the memory of records that wait for the consumer.
const WAITING_MAX = 20_000;

/** The owner's events up to the consumer's inbox: the consumer applies the rest. Reactions get `replay: true`. */
export function consumedLog<Message extends TopicMessage>(
  parts: ApplyParts<Message>,
  owner: OwnerClient,
): RebuildSource {
  const {
    inbox: { consumer, topic },
  } = parts;
  const applied = new Map<string, number>();
  let waiting: ReceivedRecord[] = [];
  let cursor = '';

  const inboxOf = async (trx: Kysely<unknown>): Promise<Inbox> => {
    const { rows } = await sql<{ account_id: string; last_seq: string }>`
      select account_id, last_seq from inbox where consumer = ${consumer} and topic = ${topic}`.execute(trx);
    return new Map(rows.map((row) => [row.account_id, Number(row.last_seq)]));
  };
  let fetching = Promise.resolve(0);
  // Fetch one page at a time: a page too late for the swap still moves the cursor.
  const fetch = (): Promise<number> => {
    fetching = fetching.then(fetchPage, fetchPage);
    return fetching;
  };
  const fetchPage = async (): Promise<number> => {
    const page = await owner.all(topic, cursor, PAGE);
    cursor = page.cursor;
    waiting.push(...page.events.map((event) => recordOf(topic, event)));
    if (waiting.length > WAITING_MAX)
      throw new Error(`${consumer} is too far behind ${topic}; rebuild when it has caught up`);
    return page.events.length;
  };
  // Accounts whose inbox is ahead of what was applied, or, with `fetched`, of what could be applied.
  const lacking = (live: Inbox, fetched: ReceivedRecord[] = []): string[] => {
    const reached = new Map(applied);
    for (const { accountId, accountSeq } of fetched) reached.set(accountId, accountSeq);
    return [...live].filter(([account, seq]) => seq > (reached.get(account) ?? 0)).map(([account]) => account);
  };
  const applyUpTo = async (trx: Transaction<unknown>, live: Inbox): Promise<Applied> => {
    const isReceived = ({ accountId, accountSeq }: ReceivedRecord): boolean => accountSeq <= (live.get(accountId) ?? 0);
    const ready = waiting.filter(isReceived);
    await writeToShadowTables(trx);
    const reacting = reactInOrder(parts, replayTransaction(trx), { applied: 0, unknown: 0 }, true);
    for (const record of ready) await reacting.take(record);
    await reacting.finish();
    const committed = (): void => {
      const done = new Set(ready);
      waiting = waiting.filter((record) => !done.has(record));
      for (const { accountId, accountSeq } of ready) applied.set(accountId, accountSeq);
    };
    return { events: ready.length, accounts: accountsOf(ready), committed };
  };

  return {
    fetch,
    apply: async (trx) => (waiting.length === 0 ? NOTHING : applyUpTo(trx, await inboxOf(trx))),
    accountsAhead: async (trx) => lacking(await inboxOf(trx)),
    applyRest: async (trx) => {
      const live = await inboxOf(trx);
      // The consumer ran until the tables were locked: fetch once more what it applied meanwhile.
      if (lacking(live, waiting).length > 0) await withinHold(fetch());
      const missing = lacking(live, waiting).length;
      if (missing > 0) throw new TooFarBehindError(`${topic} of ${missing} accounts was not fetched yet`);
      return applyUpTo(trx, live);
    },
  };
}

async function withinHold(fetching: Promise<number>): Promise<void> {
  const late = new AbortController();
  const tooLate = timeout(HOLD_MS_MAX, undefined, { signal: late.signal }).then(() => {
    throw new TooFarBehindError('the owner takes too long for the last events');
  });
  try {
    await Promise.race([fetching, tooLate]);
  } finally {
    late.abort();
    await Promise.allSettled([tooLate]);
  }
}

// A replay decides nothing and appends nothing to the log.
function replayTransaction(db: Transaction<unknown>): WriteTransaction {
  const refuse = (): never => {
    throw new Error('a rebuild decides nothing and records nothing');
  };
  return {
    db,
    written: () => Promise.resolve(db),
    get at() {
      return refuse();
    },
    get realAt() {
      return refuse();
    },
    load: refuse,
    execute: refuse,
    record: refuse,
    isStored: refuse,
  };
}
