// The log inside one open PostgreSQL transaction, whose accounts are locked and whose scope is set.
// Each statement has one text for any number of streams, so that the server keeps its plan.
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { later } from '@leadwright/postgres/together';
import { insertEvents } from '../log/event-rows.ts';
import type { DomainEvent, Look, StoredEvent } from '../event-store.ts';
import type { Append, LogWriter, Seen } from './write-protocol.ts';

type Parts = {
  trx: Transaction<unknown>;
  topic: string;
  project: (events: StoredEvent[]) => Promise<void>;
};

export type PostgresLog = LogWriter & {
  /** The same as one append after the other, by one statement and one call of the projections. */
  appendAll(appends: Append[]): Promise<void>;
};

/** A command appends few events; what it stored its business id with is the first of them. */
const FOLLOWING_MAX = 8;

export function postgresLog(parts: Parts): PostgresLog {
  const { trx, topic } = parts;
  return {
    look: async (look) => {
      const [seen] = seenOf((await lookStatement(topic, [look]).execute(trx)).rows);
      if (!seen) throw new Error('a query of one row answered none');
      return seen;
    },
    firstUnder: async ({ stream: { accountId, streamId }, causes }) => {
      const { rows } = await sql<{ payload: DomainEvent }>`select payload from event_log
        where topic = ${topic} and account_id = ${accountId} and stream_id = ${streamId} and account_seq >= (
          select min(account_seq) from cause join event_log using (event_id) where cause.account_id = ${accountId} and cause = any(${causes}::text[]))
        order by account_seq limit ${FOLLOWING_MAX}`.execute(trx);
      return rows.map(({ payload }) => payload);
    },
    eventsOf: async ({ accountId, streamId }) => {
      const { rows } = await sql<{ account_seq: string; payload: DomainEvent }>`
        select account_seq, payload from event_log
        where topic = ${topic} and account_id = ${accountId} and stream_id = ${streamId} order by account_seq`.execute(
        trx,
      );
      return rows.map((row) => ({ accountSeq: Number(row.account_seq), event: row.payload }));
    },
    append: (append) => appendAll(parts, [append]),
    appendAll: (appends) => appendAll(parts, appends),
  };
}

type SeenRow = {
  known: boolean;
  head_seq: string | null;
  state: unknown;
  code_version: number | null;
  last_seq: string | null;
  hash: Buffer | null;
};

/** Causes, heads and the accounts' last events by one statement: a round trip costs as much as the reading. */
export function lookStatement(topic: string, looks: Look[]): RawBuilder<unknown> {
  const asked = looks.map(({ stream, causes }, n) => ({
    n,
    account_id: stream.accountId,
    stream_id: stream.streamId,
    causes,
  }));
  // Row by row: joined by estimates, a table would be read whole for a few rows of it.
  return sql`select exists (select from cause where cause.account_id = asked.account_id and cause = any(asked.causes)) as known,
      head.account_seq as head_seq, state, code_version, last.account_seq as last_seq, hash
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (n int, account_id text, stream_id text, causes text[])
    left join lateral (select account_seq, state, code_version from head
      where account_id = asked.account_id and stream_id = asked.stream_id limit 1) as head on true
    left join lateral (select account_seq, hash from event_log where topic = ${topic} and account_id = asked.account_id
      order by account_seq desc limit 1) as last on true
    order by n`;
}

/** What `lookStatement` answered, look by look. */
export function seenOf(rows: unknown[]): Seen[] {
  return (rows as SeenRow[]).map((row) => ({
    knowsCause: row.known,
    head:
      row.head_seq === null
        ? null
        : { version: Number(row.head_seq), state: row.state, codeVersion: row.code_version ?? 0 },
    last:
      row.last_seq === null || row.hash === null
        ? null
        : { accountSeq: Number(row.last_seq), hash: new Uint8Array(row.hash) },
  }));
}

async function appendAll({ trx, project }: Parts, appends: Append[]): Promise<void> {
  const events = appends.flatMap((append) => append.events);
  const heads = headsOf(appends);
  const causes = appends.flatMap(({ stream, events: [first], causes: own }) =>
    own.map((cause) => ({ account_id: stream.accountId, cause, event_id: first?.eventId })),
  );
  // Nobody needs its answer: it travels with the projections, and with the commit if they need none.
  await later(
    trx,
    sql`with appended as (${insertEvents(events)}),
    ${causes.length > 0 ? sql`caused as (${insertCauses(causes)}),` : sql``}
    next as (select * from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb)
      as next (account_id text, stream_id text, account_seq bigint, state jsonb, code_version int, expected bigint)),
    moved as (insert into head (account_id, stream_id, account_seq, state, code_version)
    select account_id, stream_id, account_seq, coalesce(state, 'null'), code_version from next
    on conflict (account_id, stream_id) do update
      set account_seq = excluded.account_seq, state = excluded.state, code_version = excluded.code_version
      where head.account_seq = (select expected from next where next.account_id = excluded.account_id and next.stream_id = excluded.stream_id)
      returning stream_id)
    select public.refused('one of ' || (select string_agg(stream_id, ', ') from next) || ' moved under its own lock')
    where (select count(*) from moved) <> ${heads.length}`,
  );
  await project(events);
}

function insertCauses(
  causes: { account_id: string; cause: string; event_id: string | undefined }[],
): RawBuilder<unknown> {
  return sql`insert into cause (account_id, cause, event_id) select account_id, cause, event_id
    from jsonb_to_recordset(${JSON.stringify(causes)}::jsonb) as caused (account_id text, cause text, event_id uuid)`;
}

type HeadRow = {
  account_id: string;
  stream_id: string;
  account_seq: number;
  state: unknown;
  code_version: number;
  expected: number;
};

/** Where each stream ends, and where its first append found it. */
function headsOf(appends: Append[]): HeadRow[] {
  const rows = new Map<string, HeadRow>();
  for (const {
    stream: { accountId, streamId },
    head,
    expected,
  } of appends) {
    const key = JSON.stringify([accountId, streamId]);
    rows.set(key, {
      account_id: accountId,
      stream_id: streamId,
      account_seq: head.version,
      state: head.state,
      code_version: head.codeVersion,
      expected: rows.get(key)?.expected ?? expected,
    });
  }
  return [...rows.values()];
}
