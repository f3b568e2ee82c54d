import { sql, type RawBuilder, type Transaction } from 'kysely';
import { later } from '@leadwright/runtime/together';
import { insertEvents } from './event-rows.ts';
import type { DomainEvent, Look, StoredEvent } from './event-store.ts';
import type { Append, LogWriter, Seen } from './write-protocol.ts';

type Parts = {
  /** Its accounts are locked and its scope is set before anything here is asked. */
  trx: Transaction<unknown>;
  topic: string;
  project: (event: StoredEvent) => Promise<void>;
  /** What was looked at while the transaction opened; good until something else is asked or written. */
  first?: { look: Look; seen: Seen } | undefined;
};

/** The log inside one open PostgreSQL transaction. */
export function postgresLog({ trx, topic, project, first }: Parts): LogWriter {
  let early = first;
  const takeEarly = (): typeof first => {
    const taken = early;
    early = undefined;
    return taken;
  };
  return {
    project,
    look: async (look) => {
      const taken = takeEarly();
      return taken && isSame(taken.look, look) ? taken.seen : seenOf((await lookStatement(topic, look).execute(trx)).rows);
    },
    eventsOf: async ({ accountId, streamId }) => {
      const { rows } = await sql<{ account_seq: string; payload: DomainEvent }>`
        select account_seq, payload from event_log
        where topic = ${topic} and account_id = ${accountId} and stream_id = ${streamId} order by account_seq`.execute(trx);
      return rows.map((row) => ({ accountSeq: Number(row.account_seq), event: row.payload }));
    },
    append: (append) => {
      takeEarly();
      return appendTo(trx, append);
    },
  };
}

function isSame(a: Look, b: Look): boolean {
  return a.stream.accountId === b.stream.accountId && a.stream.streamId === b.stream.streamId
    && a.causes.length === b.causes.length && a.causes.every((cause, i) => cause === b.causes[i]);
}

type SeenRow = {
  known: boolean; head_seq: string | null; state: unknown; code_version: number | null;
  last_seq: string | null; hash: Buffer | null;
};

/** Cause, head and the account's last event by one statement: a round trip costs as much as the reading. */
export function lookStatement(topic: string, { stream, causes }: Look): RawBuilder<unknown> {
  const { accountId, streamId } = stream;
  const known = causes.length === 0 ? sql`false`
    : sql`exists (select from cause where account_id = ${accountId} and cause = any(${causes}::text[]))`;
  return sql`select ${known} as known, head.account_seq as head_seq, state, code_version,
      last.account_seq as last_seq, hash
    from (select) as one
    left join head on account_id = ${accountId} and stream_id = ${streamId}
    left join lateral (select account_seq, hash from event_log where topic = ${topic} and account_id = ${accountId}
      order by account_seq desc limit 1) as last on true`;
}

/** What `lookStatement` answered. */
export function seenOf(rows: unknown[]): Seen {
  const [row] = rows as SeenRow[];
  if (!row) throw new Error('a query of one row answered none');
  return {
    knowsCause: row.known,
    head: row.head_seq === null ? null : { version: Number(row.head_seq), state: row.state, codeVersion: row.code_version ?? 0 },
    last: row.last_seq === null || row.hash === null ? null : { accountSeq: Number(row.last_seq), hash: new Uint8Array(row.hash) },
  };
}

async function appendTo(trx: Transaction<unknown>, { stream, events, causes, expected, head }: Append): Promise<() => Promise<boolean>> {
  const [first] = events;
  if (!first) throw new Error('an append has at least one event');
  const { accountId, streamId } = stream;
  const caused = causes.length === 0 ? sql``
    : sql`, caused as (insert into cause (account_id, cause, event_id)
        select ${accountId}, unnest(${causes}::text[]), ${first.eventId}::uuid)`;
  // The projections write next, and need no answer to this: it travels with the first of them.
  const answer = await later(trx, sql`with appended as (${insertEvents(events)}) ${caused}
    insert into head (account_id, stream_id, account_seq, state, code_version)
    values (${accountId}, ${streamId}, ${head.version}, ${JSON.stringify(head.state)}::jsonb, ${head.codeVersion})
    on conflict (account_id, stream_id) do update
      set account_seq = excluded.account_seq, state = excluded.state, code_version = excluded.code_version
      where head.account_seq = ${expected}`);
  return async () => (await answer()).numAffectedRows === 1n;
}
