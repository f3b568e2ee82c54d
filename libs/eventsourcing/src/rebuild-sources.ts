// Where a rebuild reads: the service's own log, or what a consumer has heard of another's.
import { setTimeout as timeout } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { HeardRecord } from '@leadwright/messaging/event-bus';
import { reactTo, type ApplyParts } from './apply-records.ts';
import { eventColumns, eventOf, type EventRow } from './event-rows.ts';
import type { Projection } from './event-store.postgres.ts';
import type { DomainEvent, StoredEvent, WriteTransaction } from './event-store.ts';
import type { TopicMessage } from './heard.ts';
import { behind, readInOrder, readLog } from './log-order.ts';
import { withoutOperations } from './operation-events.ts';
import type { OwnerClient } from './owner-client.ts';
import { writeBeside } from './rebuild-tables.ts';
import { recordOf } from './repair-gap.ts';

/** What was applied in a transaction; it counts once `committed` was called after the commit. */
export type Applied = { events: number; accounts: string[]; committed(): void };

/** One rebuild's way through the events, from the first one on. The transactions see all accounts. */
export type RebuildSource = {
  /** Reads ahead, with no write open; answers how many events came. */
  fetch(session: Kysely<unknown>): Promise<number>;
  /** Applies what was fetched to the tables beside. */
  apply(trx: Transaction<unknown>): Promise<Applied>;
  /** Accounts of which the live tables say more than was applied, in the transaction's snapshot. */
  ahead(trx: Transaction<unknown>): Promise<string[]>;
  /** Applies all that the live tables say and no more. In a transaction that holds them. Throws `TooFarError`. */
  finish(trx: Transaction<unknown>): Promise<Applied>;
};

/** So much is missing that holding the live tables for it would be felt: catch up again first. */
export class TooFarError extends Error {}

const BATCH = 1_000;
const FINISH_MAX = 2_000;
const NOTHING: Applied = { events: 0, accounts: [], committed: () => undefined };

/** The service's own log. What an open transaction hides is applied at the end, when nobody writes the tables. */
export function ownLog<Event extends DomainEvent>(topic: string, project: Projection<Event>): RebuildSource {
  let cursor = '';
  let fetched: EventRow[] = [];
  const applyRows = async (trx: Transaction<unknown>, rows: EventRow[]): Promise<Applied> => {
    const events = rows.map((row) => eventOf<Event>(row));
    await writeBeside(trx);
    await projectAll(trx, project, withoutOperations(events));
    return {
      events: events.length,
      accounts: accountsOf(events),
      committed: () => {
        cursor = events.at(-1)?.position ?? cursor;
        fetched = [];
      },
    };
  };
  return {
    fetch: async (session) => {
      fetched = await readInOrder(session, (trx) => readLog(trx, topic, cursor, { limit: BATCH }));
      return fetched.length;
    },
    apply: (trx) => applyRows(trx, fetched),
    ahead: async (trx) => {
      const { rows } = await sql<{
        account_id: string;
      }>`select distinct account_id from event_log where ${behind(topic, cursor)}`.execute(trx);
      return rows.map((row) => row.account_id);
    },
    finish: async (trx) => {
      // Without the horizon: who has not committed by now writes to the new tables.
      const { rows } = await sql<EventRow>`select ${eventColumns} from event_log
        where ${behind(topic, cursor)} order by epoch, xid, pos limit ${FINISH_MAX + 1}`.execute(trx);
      if (rows.length > FINISH_MAX) throw new TooFarError(`more than ${FINISH_MAX} events of ${topic} are missing`);
      return applyRows(trx, rows);
    },
  };
}

const LANES = 8;

// Accounts do not wait for each other: those of different lanes travel together, each account's events in order.
async function projectAll<Event extends DomainEvent>(
  trx: Transaction<unknown>,
  project: Projection<Event>,
  events: StoredEvent<Event>[],
): Promise<void> {
  const laneOf = new Map(accountsOf(events).map((account, i) => [account, i % LANES]));
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    events.filter(({ accountId }) => laneOf.get(accountId) === lane),
  );
  // All are waited for, also when one fails: a statement that comes after the rollback would meet the live tables.
  const ends = await Promise.allSettled(lanes.filter((lane) => lane.length > 0).map((lane) => project(lane, trx)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

function accountsOf(records: { accountId: string }[]): string[] {
  return [...new Set(records.map(({ accountId }) => accountId))];
}

type Inbox = Map<string, number>;

const PAGE = 500;
const HOLD_MS_MAX = 1_000;
// Further behind than this the memory of what waits would grow without end.
const WAITING_MAX = 20_000;

/**
 * What a consumer heard, asked again of its owner, up to where the consumer's inbox stands and no
 * further: what it has not handled yet it will handle itself. Reactions are told that it is a replay.
 */
export function heardLog<Message extends TopicMessage>(parts: ApplyParts<Message>, owner: OwnerClient): RebuildSource {
  const {
    inbox: { consumer, topic },
  } = parts;
  const applied = new Map<string, number>();
  let waiting: HeardRecord[] = [];
  let cursor = '';

  const inboxOf = async (trx: Kysely<unknown>): Promise<Inbox> => {
    const { rows } = await sql<{ account_id: string; last_seq: string }>`
      select account_id, last_seq from inbox where consumer = ${consumer} and topic = ${topic}`.execute(trx);
    return new Map(rows.map((row) => [row.account_id, Number(row.last_seq)]));
  };
  let fetching = Promise.resolve(0);
  // One behind the other: one that came too late for a swap still moves the cursor.
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
  // Accounts of which the inbox says more than was applied, or, where `fetched`, than could be.
  const lacking = (live: Inbox, fetched: HeardRecord[] = []): string[] => {
    const reached = new Map(applied);
    for (const { accountId, accountSeq } of fetched) reached.set(accountId, accountSeq);
    return [...live].filter(([account, seq]) => seq > (reached.get(account) ?? 0)).map(([account]) => account);
  };
  const applyUpTo = async (trx: Transaction<unknown>, live: Inbox): Promise<Applied> => {
    const isHeard = ({ accountId, accountSeq }: HeardRecord): boolean => accountSeq <= (live.get(accountId) ?? 0);
    const ready = waiting.filter(isHeard);
    await writeBeside(trx);
    const replaying = replayTransaction(trx);
    for (const record of ready) await reactTo(parts, replaying, record, { applied: 0, unknown: 0 }, true);
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
    ahead: async (trx) => lacking(await inboxOf(trx)),
    finish: async (trx) => {
      const live = await inboxOf(trx);
      // The consumer went on until the tables were held: the owner is asked once more for what it heard.
      if (lacking(live, waiting).length > 0) await withinHold(fetch());
      const missing = lacking(live, waiting).length;
      if (missing > 0) throw new TooFarError(`${topic} of ${missing} accounts was not fetched yet`);
      return applyUpTo(trx, live);
    },
  };
}

// People wait for these tables meanwhile.
async function withinHold(fetching: Promise<number>): Promise<void> {
  const late = new AbortController();
  const tooLate = timeout(HOLD_MS_MAX, undefined, { signal: late.signal }).then(() => {
    throw new TooFarError('the owner takes too long for the last events');
  });
  try {
    await Promise.race([fetching, tooLate]);
  } finally {
    late.abort();
    await Promise.allSettled([tooLate]);
  }
}

// What happened is only told again: nothing is decided, and nothing new comes into the log.
function replayTransaction(db: Transaction<unknown>): WriteTransaction {
  const refuse = (): never => {
    throw new Error('a rebuild decides nothing and records nothing');
  };
  return {
    db,
    get at() {
      return refuse();
    },
    load: refuse,
    execute: refuse,
    record: refuse,
  };
}
