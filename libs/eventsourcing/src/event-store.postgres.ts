// The event store on PostgreSQL (reliability.md 2.3). The order inside a transaction is the whole
// guarantee: the advisory lock is the first statement and stands alone, everything is read after it.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '@leadwright/runtime/database';
import { readScoped, scopeStatement } from '@leadwright/runtime/scope';
import { together } from '@leadwright/runtime/together';
import type { Logger } from '@leadwright/runtime/logger';
import type { Contract } from './announcement.ts';
import { answerOnce } from './command-log.ts';
import { eventColumns, eventOf, parseCursor, type EventRow } from './event-rows.ts';
import type { DomainEvent, EventStore, Look, StoredEvent, WriteTransaction } from './event-store.ts';
import { lookStatement, postgresLog, seenOf } from './log-writer.postgres.ts';
import { writeTransaction, type Seen } from './write-protocol.ts';

/** Writes a read model of the service's own events, in the transaction that appends them. */
export type Projection<Event extends DomainEvent> = (event: StoredEvent<Event>, db: Kysely<unknown>) => Promise<void>;

export type EventStoreParts<Event extends DomainEvent> = Contract<Event> & {
  database: Database;
  projections: Projection<Event>[];
  /** The sandbox's shift of time, in milliseconds; the database's own clock without it. */
  clockOffsetMs?: () => number;
  logger: Logger;
};

export type PostgresEventStore<Event extends DomainEvent> = EventStore<Event> & {
  contract: Contract<Event>;
  /** Called after each commit that appended something: a hint for the relay. Answers how to stop it. */
  onAppend(listener: () => void): () => void;
};

type Work<Result> = (tx: WriteTransaction) => Promise<Result>;

const LOCK_NOT_AVAILABLE = '55P03';
const TRIES = 3;

/** Opens the store; the first write checks that the log belongs to this cluster. */
export function openEventStore<Event extends DomainEvent>(parts: EventStoreParts<Event>): PostgresEventStore<Event> {
  const { database, topic, schema, toMessage, schemaV = 1 } = parts;
  const contract: Contract<Event> = { topic, schema, toMessage, schemaV };
  const listeners = new Set<() => void>();
  let epochChecked: Promise<void> | undefined;

  const attempt = async <Result>(accounts: string[], work: Work<Result>, look: Look | undefined): Promise<Result> => {
    const { result, appended } = await database.db.transaction().execute(async (trx) => {
      const { at, seen } = await opened(trx, { topic, accounts, look, offsetMs: parts.clockOffsetMs?.() ?? 0 });
      const tx = writeTransaction({
        contract: contract as unknown as Contract<DomainEvent>,
        log: postgresLog({
          trx, topic, first: look && seen ? { look, seen } : undefined,
          project: (event) => project(parts.projections, event as StoredEvent<Event>, trx),
        }),
        locked: new Set(accounts),
        at,
        db: trx,
      });
      return { result: await work(tx), appended: tx.appended() };
    });
    if (appended > 0) for (const listener of listeners) listener();
    return result;
  };

  const transaction: EventStore['transaction'] = async (accountIds, work, firstLook) => {
    if (accountIds.length === 0) throw new Error('a write transaction locks at least one account');
    await (epochChecked ??= checkLogEpoch(database, topic).catch((error: unknown) => {
      epochChecked = undefined;
      throw error;
    }));
    // One order for everybody, or two transactions could wait for each other.
    const accounts = [...new Set(accountIds)].sort();
    for (let tries = 1; ; tries++) {
      try {
        return await attempt(accounts, work, firstLook);
      } catch (error) {
        if (tries > TRIES || (error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
        parts.logger.warn({ tries }, 'a lock did not come in time; trying again');
      }
    }
  };

  return {
    topic,
    contract,
    transaction,
    once: (accountId, once, work) => transaction([accountId], (tx) => answerOnce(tx, accountId, once, work)),
    readAccount: (accountId, after, limit) =>
      readScoped(database.db, [accountId], async (trx) => {
        const { rows } = await sql<EventRow>`select ${eventColumns} from event_log
          where topic = ${topic} and account_id = ${accountId} and account_seq > ${after}
          order by account_seq limit ${limit}`.execute(trx);
        return rows.map((row) => eventOf<Event>(row));
      }),
    readAll: (after, limit) =>
      readScoped(database.db, 'all', async (trx) => (await readLog(trx, topic, after, limit)).map((row) => eventOf<Event>(row))),
    onAppend: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Opening = { topic: string; accounts: string[]; look: Look | undefined; offsetMs: number };

// One message: the server runs them in this order, each with a snapshot of its own, and none after
// one that failed. So what is read here is read after every lock was granted.
async function opened(trx: Transaction<unknown>, { topic, accounts, look, offsetMs }: Opening): Promise<{ at: string; seen: Seen | undefined }> {
  const locks = accounts.map((account) => sql`select pg_advisory_xact_lock(hashtextextended(${`${topic}:${account}`}, 0))`);
  const looks = look ? [lookStatement(topic, look)] : [];
  const results = await together(trx, [...locks, scopeStatement(accounts), clockStatement(offsetMs), ...looks]);
  const [clock, seen] = results.slice(accounts.length + 1);
  const at = clock?.rows[0]?.['at'];
  if (typeof at !== 'string') throw new Error('the database did not say the time');
  return { at, seen: seen && seenOf(seen.rows) };
}

async function project<Event extends DomainEvent>(
  projections: Projection<Event>[],
  event: StoredEvent<Event>,
  trx: Kysely<unknown>,
): Promise<void> {
  for (const projection of projections) await projection(event, trx);
}

/** Rows after the cursor, below the horizon; the transaction must have scope `all`. */
export async function readLog(trx: Kysely<unknown>, topic: string, after: string, limit: number): Promise<EventRow[]> {
  const { epoch, xid, pos } = parseCursor(after);
  // One statement on purpose: rows and horizon read by two would belong to two snapshots, and commits be skipped.
  const { rows } = await sql<EventRow>`select ${eventColumns} from event_log
    where topic = ${topic} and (epoch, xid, pos) > (${epoch}::int, ${xid}::xid8, ${pos}::bigint)
      and (epoch < (select epoch from log_epoch) or xid < pg_snapshot_xmin(pg_current_snapshot()))
    order by epoch, xid, pos limit ${limit}`.execute(trx);
  return rows;
}

// After the locks were granted, so that two commands of one account never run backwards.
function clockStatement(offsetMs: number): RawBuilder<unknown> {
  return sql`select to_char(
    (clock_timestamp() + ${offsetMs}::double precision * interval '1 millisecond') at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;
}

/**
 * Throws if the log was restored into a cluster whose transaction ids are behind it: new events
 * would sort before every cursor and be skipped. The restore runbook raises `log_epoch`.
 */
export async function checkLogEpoch(database: Database, topic: string): Promise<void> {
  const { rows } = await readScoped(database.db, 'all', (trx) =>
    sql<{ ahead: boolean }>`select exists (select from event_log
      where topic = ${topic} and epoch = (select epoch from log_epoch) and xid >= pg_snapshot_xmax(pg_current_snapshot())) as ahead`.execute(trx),
  );
  if (rows[0]?.ahead) throw new Error(`${topic}: the log is of another cluster; raise log_epoch before writing`);
}
