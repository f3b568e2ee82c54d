import { sql, type Transaction } from 'kysely';
import { insertEvents } from './event-rows.ts';
import type { DomainEvent, StoredEvent } from './event-store.ts';
import type { LogWriter } from './write-protocol.ts';

/** The log inside one open PostgreSQL transaction whose accounts are locked and whose scope is set. */
export function postgresLog(
  trx: Transaction<unknown>,
  topic: string,
  project: (event: StoredEvent) => Promise<void>,
): LogWriter {
  return {
    project,
    knowsCause: async (accountId, causes) => {
      const { rows } = await sql`select 1 from cause where account_id = ${accountId} and cause = any(${causes}::text[]) limit 1`.execute(trx);
      return rows.length > 0;
    },
    head: async ({ accountId, streamId }) => {
      const { rows } = await sql<{ account_seq: string; state: unknown; code_version: number }>`
        select account_seq, state, code_version from head where account_id = ${accountId} and stream_id = ${streamId}`.execute(trx);
      const row = rows[0];
      return row ? { version: Number(row.account_seq), state: row.state, codeVersion: row.code_version } : null;
    },
    eventsOf: async ({ accountId, streamId }) => {
      const { rows } = await sql<{ account_seq: string; payload: DomainEvent }>`
        select account_seq, payload from event_log
        where topic = ${topic} and account_id = ${accountId} and stream_id = ${streamId} order by account_seq`.execute(trx);
      return rows.map((row) => ({ accountSeq: Number(row.account_seq), event: row.payload }));
    },
    lastOf: async (accountId) => {
      const { rows } = await sql<{ account_seq: string; hash: Buffer }>`
        select account_seq, hash from event_log where topic = ${topic} and account_id = ${accountId}
        order by account_seq desc limit 1`.execute(trx);
      const row = rows[0];
      return row ? { accountSeq: Number(row.account_seq), hash: new Uint8Array(row.hash) } : null;
    },
    insert: async (events, causes) => {
      const [first] = events;
      if (!first) return [];
      const positions = await insertEvents(trx, events);
      if (causes.length > 0) {
        await sql`insert into cause (account_id, cause, event_id)
          select ${first.accountId}, unnest(${causes}::text[]), ${first.eventId}::uuid`.execute(trx);
      }
      return positions;
    },
    moveHead: async ({ accountId, streamId }, expected, { version, state, codeVersion }) => {
      const { numAffectedRows } = await sql`
        insert into head (account_id, stream_id, account_seq, state, code_version)
        values (${accountId}, ${streamId}, ${version}, ${JSON.stringify(state)}::jsonb, ${codeVersion})
        on conflict (account_id, stream_id) do update
          set account_seq = excluded.account_seq, state = excluded.state, code_version = excluded.code_version
          where head.account_seq = ${expected}`.execute(trx);
      return numAffectedRows === 1n;
    },
  };
}
