// Write transactions on PostgreSQL. The guarantee rests on their order: the first statement takes the advisory
// locks and reads no table; every read comes after it.
import { AsyncResource } from 'node:async_hooks';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { CommitError } from '@leadwright/postgres/postgres-dialect';
import { scopeStatement } from '@leadwright/postgres/scope';
import { pipelined } from '@leadwright/postgres/pipelining';
import type { Contract } from '../log/published-event.ts';
import { bufferedLog } from './buffered-log.ts';
import { commitQueue } from './commit-queue.ts';
import type { DomainEvent, EventStore, Lookup, StoredEvent, WriteTransaction } from '../event-store.ts';
import { toMicroseconds } from '../log/timestamps.ts';
import { lookupStatement, postgresLog, lookupResults } from './log-writer.postgres.ts';
import { rememberingLog, type Assumptions } from './remembering-log.ts';
import { causesOf, writeTransaction, type LookupResult } from './write-protocol.ts';

export type WritesParts = {
  database: Database;
  topic: string;
  contract: Contract<DomainEvent>;
  /** The sandbox's clock offset in milliseconds. */
  clockOffsetMs: () => number;
  project: (events: StoredEvent[], trx: Transaction<unknown>) => Promise<void>;
  /** Awaited before every write; a throw fails the write. */
  checkBeforeWrite: () => Promise<void>;
  /** Called after each commit that appended events. */
  onCommit: () => void;
  logger: Logger;
};

/** A command in the queue. `work` runs in its caller's async context, so its spans belong to the caller's trace. */
type PendingCommand = {
  accountId: string;
  lookup: Lookup;
  work: (tx: WriteTransaction) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

const LOCK_NOT_AVAILABLE = '55P03';
const LOCK_RETRIES = 3;
const CONCURRENCY = 2;
const BATCH_MAX = 32;

/** The write half of the store on PostgreSQL. */
export function postgresWrites(parts: WritesParts): Pick<EventStore, 'transaction' | 'execute'> {
  const queue = commitQueue<PendingCommand>({
    runBatch: (commands) => runBatch(parts, commands),
    concurrency: CONCURRENCY,
    batchMax: BATCH_MAX,
  });
  return {
    transaction: async (accountIds, work, { lookups = [], repeatsAreRare = false, writesTogether = false } = {}) => {
      if (accountIds.length === 0) throw new Error('a write transaction locks at least one account');
      const run = repeatsAreRare ? runAssuming : runTransaction;
      return retryLockTimeouts(parts.logger, () =>
        run(parts, { accountIds, lookups, writesTogether, assumptions: null }, work),
      );
    },
    execute: (stream, decider, command, context) =>
      new Promise((resolve, reject) => {
        // Not `AsyncResource.bind`, which gives each function that it binds new properties: 3 % of a command.
        const caller = new AsyncResource('command');
        queue.add({
          accountId: stream.accountId,
          lookup: { stream, causes: causesOf(decider, command, context) },
          work: (tx) => caller.runInAsyncScope(() => tx.execute(stream, decider, command, context)),
          resolve: resolve as (result: unknown) => void,
          reject,
        });
      }),
  };
}

type Opened = { accountIds: string[]; lookups: Lookup[]; writesTogether: boolean; assumptions: Assumptions | null };

// After an assumption any failure may be that of a repeat which was decided as if it were new: a key that is stored
// already, but also a decider or a table that cannot take it. With its keys looked up the work fails for its own reasons.
async function runAssuming<Result>(
  parts: WritesParts,
  opened: Opened,
  work: (tx: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  const assumptions = { made: false };
  try {
    return await runTransaction(parts, { ...opened, assumptions }, work);
  } catch (error) {
    // After a failed commit the outcome is unknown.
    if (!assumptions.made || error instanceof CommitError || isLockTimeout(error)) throw error;
    parts.logger.debug({ err: error }, 'a transaction is run again with its deduplication keys looked up');
    return runTransaction(parts, { ...opened, assumptions: null }, work);
  }
}

async function runTransaction<Result>(
  parts: WritesParts,
  { accountIds, lookups, writesTogether, assumptions }: Opened,
  work: (tx: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  const { database, topic, contract } = parts;
  await parts.checkBeforeWrite();
  const { result, appended } = await database.db.transaction().execute(async (trx) => {
    const { at, realAt, results } = await lockAndLookUp(trx, parts, accountIds, lookups);
    const written = postgresLog({ trx, topic, project: (events) => parts.project(events, trx) });
    const opened = { contract, locked: new Set(accountIds), at, realAt, db: trx };
    if (!writesTogether) {
      const tx = writeTransaction({ ...opened, log: rememberingLog(written, lookups, results, assumptions) });
      return { result: await work(tx), appended: tx.appended() };
    }
    const log = bufferedLog(written, lookups, results, assumptions);
    const tx = writeTransaction({ ...opened, log, writeAppended: log.write });
    const result = await work(tx);
    await log.write();
    return { result, appended: tx.appended() };
  });
  if (appended > 0) parts.onCommit();
  return result;
}

// A failed batch is retried command by command, so that only the command at fault fails.
async function runBatch(parts: WritesParts, commands: PendingCommand[]): Promise<void> {
  const [first, ...others] = commands;
  if (!first) return;
  try {
    const results =
      others.length > 0
        ? await runInOneTransaction(parts, commands)
        : await retryLockTimeouts(parts.logger, () => runInOneTransaction(parts, commands));
    for (const [i, { resolve }] of commands.entries()) resolve(results[i]);
  } catch (error) {
    // After a failed commit the outcome is unknown, and a retry could run the commands twice.
    if (others.length === 0 || error instanceof CommitError) {
      for (const { reject } of commands) reject(error instanceof CommitError ? error.cause : error);
      return;
    }
    parts.logger.warn(
      { err: error, commands: commands.length },
      'a batch of commands failed; retrying them one by one',
    );
    await Promise.all(
      byAccount(commands).map(async (own) => {
        for (const command of own) await runBatch(parts, [command]);
      }),
    );
  }
}

/** Runs the commands in one transaction, in this order, and returns their results. */
async function runInOneTransaction(parts: WritesParts, commands: PendingCommand[]): Promise<unknown[]> {
  const { database, topic, contract } = parts;
  await parts.checkBeforeWrite();
  const { results, appended } = await database.db.transaction().execute(async (trx) => {
    const lookups = commands.map(({ lookup }) => lookup);
    const accountIds = commands.map(({ accountId }) => accountId);
    const { at, realAt, results: lookedUp } = await lockAndLookUp(trx, parts, accountIds, lookups);
    const log = postgresLog({ trx, topic, project: (events) => parts.project(events, trx) });
    const buffered = bufferedLog(log, lookups, lookedUp);
    const results: unknown[] = [];
    let appended = 0;
    for (const { accountId, work } of commands) {
      const locked = new Set([accountId]);
      const tx = writeTransaction({ contract, log: buffered, locked, at, realAt, db: null });
      results.push(await work(tx));
      appended += tx.appended();
    }
    await buffered.write();
    return { results, appended };
  });
  if (appended > 0) parts.onCommit();
  return results;
}

function byAccount(commands: PendingCommand[]): PendingCommand[][] {
  const accounts = new Map<string, PendingCommand[]>();
  for (const command of commands)
    accounts.set(command.accountId, [...(accounts.get(command.accountId) ?? []), command]);
  return [...accounts.values()];
}

async function retryLockTimeouts<Result>(logger: Logger, attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries > LOCK_RETRIES || !isLockTimeout(error)) throw error;
      logger.warn({ tries }, 'timed out waiting for a lock; retrying');
    }
  }
}

const isLockTimeout = (error: unknown): boolean => (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE;

// The server runs these pipelined statements in order, each with its own snapshot, and stops at the first failure.
// So the lookups read after every lock is granted.
async function lockAndLookUp(
  trx: Transaction<unknown>,
  { topic, clockOffsetMs }: WritesParts,
  accountIds: string[],
  lookups: Lookup[],
): Promise<{ at: string; realAt: string; results: LookupResult[] }> {
  // Every transaction locks in the same order: otherwise two could deadlock.
  const accounts = [...new Set(accountIds)].sort();
  const offsetMs = clockOffsetMs();
  const lookup = lookups.length > 0 ? [lookupStatement(topic, lookups)] : [];
  const [clock, found] = await pipelined(trx, [lockStatement(topic, accounts, offsetMs), ...lookup]);
  const at = clock?.rows[0]?.['at'];
  if (typeof at !== 'string') throw new Error('the database returned no time');
  return { at, realAt: withoutOffset(at, offsetMs), results: lookupResults(found?.rows ?? []) };
}

function withoutOffset(at: string, offsetMs: number): string {
  return offsetMs === 0 ? at : toMicroseconds(new Date(Date.parse(at) - offsetMs).toISOString());
}

// Takes the locks one by one, in list order, then reads the clock, so that an account's times never run backwards, and
// sets the scope. The count keeps the locks in a part of their own, whose answer the rest waits for. It reads no table,
// so that every later statement reads with all locks held.
function lockStatement(topic: string, accounts: string[], offsetMs: number): RawBuilder<unknown> {
  const keys = accounts.map((account) => `${topic}:${account}`);
  return sql`${scopeStatement(accounts)}, locks, to_char(
    (clock_timestamp() + ${offsetMs}::double precision * interval '1 millisecond') at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from (select count(pg_advisory_xact_lock(hashtextextended(key, 0))) as locks
      from unnest(${keys}::text[]) as locked (key)) as granted`;
}
