// Write transactions on PostgreSQL (reliability.md 2.3). The order inside one is the whole guarantee:
// the advisory locks are the first statements and stand alone, everything is read after them.
import { AsyncResource } from 'node:async_hooks';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { CommitError } from '@leadwright/postgres/postgres-dialect';
import { scopeStatement } from '@leadwright/postgres/scope';
import { together } from '@leadwright/postgres/together';
import type { Contract } from '../log/announcement.ts';
import { bufferedLog } from './buffered-log.ts';
import { commitQueue } from './commit-queue.ts';
import type { DomainEvent, EventStore, Look, StoredEvent, WriteTransaction } from '../event-store.ts';
import { lookStatement, postgresLog, seenOf } from './log-writer.postgres.ts';
import { causesOf, writeTransaction, type Seen } from './write-protocol.ts';

export type WritesParts = {
  database: Database;
  topic: string;
  contract: Contract<DomainEvent>;
  /** The shift of time, in milliseconds. */
  clockOffsetMs: () => number;
  project: (events: StoredEvent[], trx: Transaction<unknown>) => Promise<void>;
  /** Waited for before every write. */
  beforeFirst: () => Promise<void>;
  /** Called after each commit that appended something. */
  committed: () => void;
  logger: Logger;
};

/** A command that waits; `work` runs it where it was asked for, so that it belongs to that trace. */
type Waiting = {
  accountId: string;
  look: Look;
  work: (tx: WriteTransaction) => Promise<unknown>;
  answer: (result: unknown) => void;
  fail: (error: unknown) => void;
};

const LOCK_NOT_AVAILABLE = '55P03';
const TRIES = 3;
const AT_ONCE = 2;
const TOGETHER_MAX = 32;

/** How a store on PostgreSQL writes. */
export function postgresWrites(parts: WritesParts): Pick<EventStore, 'transaction' | 'execute'> {
  const queue = commitQueue<Waiting>({
    carryOut: (commands) => carryOut(parts, commands),
    atOnce: AT_ONCE,
    entriesMax: TOGETHER_MAX,
  });
  return {
    transaction: async (accountIds, work) => {
      if (accountIds.length === 0) throw new Error('a write transaction locks at least one account');
      return untilLocked(parts.logger, () => inTransaction(parts, accountIds, work));
    },
    execute: (stream, decider, command, context) =>
      new Promise((resolve, reject) => {
        queue.add({
          accountId: stream.accountId,
          look: { stream, causes: causesOf(decider, command, context) },
          work: AsyncResource.bind((tx: WriteTransaction) => tx.execute(stream, decider, command, context)),
          answer: resolve as (result: unknown) => void,
          fail: reject,
        });
      }),
  };
}

async function inTransaction<Result>(
  parts: WritesParts,
  accountIds: string[],
  work: (tx: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  const { database, topic, contract } = parts;
  await parts.beforeFirst();
  const { result, appended } = await database.db.transaction().execute(async (trx) => {
    const { at } = await opened(trx, parts, accountIds, []);
    const log = postgresLog({ trx, topic, project: (events) => parts.project(events, trx) });
    const tx = writeTransaction({ contract, log, locked: new Set(accountIds), at, db: trx });
    return { result: await work(tx), appended: tx.appended() };
  });
  if (appended > 0) parts.committed();
  return result;
}

// A batch that fails is repeated command by command, so that only the one that cannot be carried out fails.
async function carryOut(parts: WritesParts, commands: Waiting[]): Promise<void> {
  const [first, ...others] = commands;
  if (!first) return;
  try {
    const results =
      others.length > 0
        ? await allOrNone(parts, commands)
        : await untilLocked(parts.logger, () => allOrNone(parts, commands));
    for (const [i, { answer }] of commands.entries()) answer(results[i]);
  } catch (error) {
    // Whether it took place nobody knows: doing it again could do it twice.
    if (others.length === 0 || error instanceof CommitError) {
      for (const { fail } of commands) fail(error instanceof CommitError ? error.cause : error);
      return;
    }
    parts.logger.warn({ err: error, commands: commands.length }, 'commands that went together failed; each goes alone');
    await Promise.all(
      byAccount(commands).map(async (own) => {
        for (const command of own) await carryOut(parts, [command]);
      }),
    );
  }
}

/** Carries the commands out in one transaction, in this order, and answers what each came to. */
async function allOrNone(parts: WritesParts, commands: Waiting[]): Promise<unknown[]> {
  const { database, topic, contract } = parts;
  await parts.beforeFirst();
  const { results, appended } = await database.db.transaction().execute(async (trx) => {
    const looks = commands.map(({ look }) => look);
    const { at, seen } = await opened(
      trx,
      parts,
      commands.map(({ accountId }) => accountId),
      looks,
    );
    const log = postgresLog({ trx, topic, project: (events) => parts.project(events, trx) });
    const buffered = bufferedLog(log, looks, seen);
    const results: unknown[] = [];
    for (const { accountId, work } of commands) {
      results.push(
        await work(writeTransaction({ contract, log: buffered, locked: new Set([accountId]), at, db: null })),
      );
    }
    const appends = buffered.appended();
    if (appends.length > 0) await log.appendAll(appends);
    return { results, appended: appends.length };
  });
  if (appended > 0) parts.committed();
  return results;
}

function byAccount(commands: Waiting[]): Waiting[][] {
  const accounts = new Map<string, Waiting[]>();
  for (const command of commands)
    accounts.set(command.accountId, [...(accounts.get(command.accountId) ?? []), command]);
  return [...accounts.values()];
}

async function untilLocked<Result>(logger: Logger, attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries > TRIES || (error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
      logger.warn({ tries }, 'a lock did not come in time; trying again');
    }
  }
}

// The server runs them in this order, each with a snapshot of its own, and none after one that
// failed. So what is read here is read after every lock was granted.
async function opened(
  trx: Transaction<unknown>,
  { topic, clockOffsetMs }: WritesParts,
  accountIds: string[],
  looks: Look[],
): Promise<{ at: string; seen: Seen[] }> {
  // One order for everybody, or two transactions could wait for each other.
  const accounts = [...new Set(accountIds)].sort();
  const look = looks.length > 0 ? [lookStatement(topic, looks)] : [];
  const [, here, seen] = await together(trx, [
    lockStatement(topic, accounts),
    hereStatement(accounts, clockOffsetMs()),
    ...look,
  ]);
  const at = here?.rows[0]?.['at'];
  if (typeof at !== 'string') throw new Error('the database did not say the time');
  return { at, seen: seenOf(seen?.rows ?? []) };
}

// One by one, in the order of the list. It reads no table: whatever is read by the next statement is
// read after all of them were granted.
function lockStatement(topic: string, accounts: string[]): RawBuilder<unknown> {
  const keys = accounts.map((account) => `${topic}:${account}`);
  return sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) as locked (key)`;
}

// The scope, and the time: read after the locks were granted, so that two commands of one account never run backwards.
function hereStatement(accounts: string[], offsetMs: number): RawBuilder<unknown> {
  return sql`${scopeStatement(accounts)}, to_char(
    (clock_timestamp() + ${offsetMs}::double precision * interval '1 millisecond') at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;
}
