// Each statement has the same text for any number of streams, so that the server can reuse its plan.
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { sendWithoutWaiting } from '@leadwright/postgres/pipelining';
import { recordset } from '@leadwright/postgres/recordset';
import { insertEvents } from '../log/event-rows.ts';
import type { DomainEvent, Lookup, StoredEvent } from '../event-store.ts';
import type { Append, LogWriter, LookupResult } from './write-protocol.ts';

type Parts = {
  trx: Transaction<unknown>;
  topic: string;
  project: (events: StoredEvent[]) => Promise<void>;
};

export type PostgresLog = LogWriter & {
  /** Equal to the appends one by one, but with one statement and one call of the projections. */
  appendAll(appends: Append[]): Promise<void>;
};

/** A command appends few events, and its deduplication key belongs to the first. */
const FOLLOWING_MAX = 8;

export function postgresLog(parts: Parts): PostgresLog {
  const { trx, topic } = parts;
  return {
    lookup: async (lookup) => {
      const [result] = lookupResults((await lookupStatement(topic, [lookup]).execute(trx)).rows);
      if (!result) throw new Error('the lookup returned no row');
      return result;
    },
    eventsStoredUnder: async ({ stream: { accountId, streamId }, causes }) => {
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

type LookupRow = {
  known: boolean;
  head_seq: string | null;
  state: unknown;
  code_version: number | null;
  is_empty: boolean;
  last_seq: string | null;
  hash: Buffer | null;
};

/** Reads causes, heads and the accounts' last events in one statement: a round trip costs as much as the read. */
export function lookupStatement(topic: string, lookups: Lookup[]): RawBuilder<unknown> {
  const rows = lookups.map(({ stream, causes }, n) => ({
    n,
    account_id: stream.accountId,
    stream_id: stream.streamId,
    causes,
  }));
  // Lateral joins look rows up one by one: a plain join may scan a whole table. Account and topic are compared as
  // expressions, or their index would read every event; `offset 0` keeps the log out of a hash table.
  return sql`select exists (select from cause where cause.account_id = lookup.account_id and cause = any(lookup.causes)) as known,
      head.account_seq as head_seq, state, code_version, last.account_seq as last_seq, hash,
      head.account_seq is null and not exists (select from event_log where event_log.stream_id = lookup.stream_id
        and event_log.account_id || '' = lookup.account_id and event_log.topic || '' = ${topic} offset 0) as is_empty
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as lookup (n int, account_id text, stream_id text, causes text[])
    left join lateral (select account_seq, state, code_version from head
      where account_id = lookup.account_id and stream_id = lookup.stream_id limit 1) as head on true
    left join lateral (select account_seq, hash from event_log where topic = ${topic} and account_id = lookup.account_id
      order by account_seq desc limit 1) as last on true
    order by n`;
}

export function lookupResults(rows: unknown[]): LookupResult[] {
  return (rows as LookupRow[]).map((row) => ({
    isRepeat: row.known,
    head:
      row.head_seq === null
        ? null
        : { version: Number(row.head_seq), state: row.state, codeVersion: row.code_version ?? 0 },
    isEmpty: row.is_empty,
    last:
      row.last_seq === null || row.hash === null
        ? null
        : { accountSeq: Number(row.last_seq), hash: new Uint8Array(row.hash) },
  }));
}

async function appendAll({ trx, topic, project }: Parts, appends: Append[]): Promise<void> {
  const events = appends.flatMap((append) => append.events);
  const heads = headsOf(appends);
  const causes = appends.flatMap(({ stream, events: [first], causes: own }) =>
    own.map((cause) => ({ account_id: stream.accountId, cause, event_id: first?.eventId })),
  );
  // Nothing reads its result, so it is pipelined with the projections, or with the commit if there are none.
  await sendWithoutWaiting(
    trx,
    sql`with appended as (${insertEvents(events)}),
    ${causes.length > 0 ? sql`caused as (${insertCauses(causes)}),` : sql``}
    next as (select * from ${recordset('next', heads, headColumns)}),
    moved as (insert into head (account_id, stream_id, account_seq, state, code_version)
    select account_id, stream_id, account_seq, coalesce(state, 'null'), code_version from next
    on conflict (account_id, stream_id) do update
      set account_seq = excluded.account_seq, state = excluded.state, code_version = excluded.code_version
      where head.account_seq = (select expected from next where next.account_id = excluded.account_id and next.stream_id = excluded.stream_id)
      returning stream_id)
    select public.refused('one of ' || (select string_agg(stream_id, ', ') from next) || ' changed since it was read')
    where (select count(*) from moved) <> ${heads.length} or exists (${chainedToAnother(topic, events)})`,
  );
  await project(events);
}

// An account may be assumed to be as this process left it, but a log can be restored behind a running process.
function chainedToAnother(topic: string, events: StoredEvent[]): RawBuilder<unknown> {
  const firsts = new Map<string, { account_id: string; seq: number; hash: Uint8Array }>();
  for (const { accountId, accountSeq, prevHash } of events)
    if (!firsts.has(accountId)) firsts.set(accountId, { account_id: accountId, seq: accountSeq - 1, hash: prevHash });
  const followed = [...firsts.values()].filter(({ seq }) => seq > 0);
  return sql`select from ${recordset('followed', followed, { account_id: 'text', seq: 'int8', hash: 'bytea' })}
    left join lateral (select hash from event_log where topic = ${topic} and account_id = followed.account_id
      and account_seq = followed.seq limit 1) as newest on true
    where newest.hash is distinct from followed.hash`;
}

function insertCauses(
  causes: { account_id: string; cause: string; event_id: string | undefined }[],
): RawBuilder<unknown> {
  return sql`insert into cause (account_id, cause, event_id) select account_id, cause, event_id
    from ${recordset('caused', causes, { account_id: 'text', cause: 'text', event_id: 'uuid' })}`;
}

const headColumns = {
  account_id: 'text',
  stream_id: 'text',
  account_seq: 'int8',
  state: 'jsonb',
  code_version: 'int4',
  expected: 'int8',
} as const;

type HeadRow = {
  account_id: string;
  stream_id: string;
  account_seq: number;
  state: unknown;
  code_version: number;
  expected: number;
};

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
