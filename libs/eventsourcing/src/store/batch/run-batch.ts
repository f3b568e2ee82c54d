import type { Transaction } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { CommitError } from '@leadwright/postgres/postgres-dialect';
import type { DomainEvent, Lookup, StoredEvent, WriteTransaction } from '../../event-store.ts';
import type { Contract } from '../../log/published-event.ts';
import { postgresLog } from '../log-writer.postgres.ts';
import {
  isLockTimeout,
  lockAndLookUp,
  lockWithoutWaiting,
  movedBy,
  retryLockTimeouts,
  type Opened,
  type OpeningParts,
} from '../opening.postgres.ts';
import { writeTransaction, type Append } from '../write-protocol.ts';
import { bufferedLog } from './buffered-log.ts';
import type { DatabaseClock } from './database-clock.ts';
import type { Assumed, RecentAccounts } from './recent-accounts.ts';

/** A command in the queue. `work` runs in its caller's async context, so its spans belong to the caller's trace. */
export type PendingCommand = {
  accountId: string;
  lookup: Lookup;
  work: (tx: WriteTransaction) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

export type BatchParts = OpeningParts & {
  database: Database;
  contract: Contract<DomainEvent>;
  project: (events: StoredEvent[], trx: Transaction<unknown>) => Promise<void>;
  /** Awaited before every write; a throw fails the write. */
  checkBeforeWrite: () => Promise<void>;
  onCommit: () => void;
  recent: RecentAccounts;
  clock: DatabaseClock;
};

// A failed batch is retried command by command, so that only the command at fault fails.
export async function runBatch(parts: BatchParts, commands: PendingCommand[]): Promise<void> {
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

/** In this order. If an account is not as this process left it, all run once more and every account is read. */
async function runInOneTransaction(parts: BatchParts, commands: PendingCommand[]): Promise<unknown[]> {
  const { recent, clock, logger } = parts;
  const assumed = recent.assume(commands.map(({ lookup }) => lookup));
  const now = assumed && clock.estimate();
  if (!assumed || now === null) return run(parts, commands, null);
  const accountIds = commands.map(({ accountId }) => accountId);
  try {
    return await run(parts, commands, { ...assumed, now });
  } catch (error) {
    recent.contested(accountIds);
    if (error instanceof CommitError || isLockTimeout(error)) throw error;
    logger.debug({ err: error, commands: commands.length }, 'a batch is run again with its accounts read');
    return run(parts, commands, null);
  }
}

async function run(
  parts: BatchParts,
  commands: PendingCommand[],
  assumed: (Assumed & { now: string }) | null,
): Promise<unknown[]> {
  const { database, topic, contract, recent } = parts;
  await parts.checkBeforeWrite();
  const written: Append[] = [];
  const results = await database.db.transaction().execute(async (trx) => {
    const lookups = commands.map(({ lookup }) => lookup);
    const { at, realAt, results: found } = await open(trx, parts, commands, assumed);
    const log = postgresLog({ trx, topic, project: (events) => parts.project(events, trx) });
    const keeping = {
      ...log,
      appendAll: (appends: Append[]) => {
        written.push(...appends);
        return log.appendAll(appends);
      },
    };
    const buffered = bufferedLog(keeping, lookups, found, assumed && { made: false, readsToo: true });
    const answers: unknown[] = [];
    for (const { accountId, work } of commands) {
      const locked = new Set([accountId]);
      answers.push(await work(writeTransaction({ contract, log: buffered, locked, at, realAt, db: null })));
    }
    await buffered.write();
    return answers;
  });
  recent.committed(written);
  if (written.length > 0) parts.onCommit();
  return results;
}

async function open(
  trx: Transaction<unknown>,
  parts: BatchParts,
  commands: PendingCommand[],
  assumed: (Assumed & { now: string }) | null,
): Promise<Opened> {
  const accountIds = commands.map(({ accountId }) => accountId);
  if (!assumed) {
    const lookups = commands.map(({ lookup }) => lookup);
    const opened = await lockAndLookUp(trx, parts, accountIds, lookups);
    parts.clock.learn(opened.realAt);
    return opened;
  }
  await lockWithoutWaiting(trx, parts.topic, accountIds);
  const offsetMs = parts.clockOffsetMs();
  const estimate = movedBy(assumed.now, offsetMs);
  // An account's times never run backwards.
  const at = estimate > assumed.notBefore ? estimate : assumed.notBefore;
  return { at, realAt: movedBy(at, -offsetMs), results: assumed.results };
}

function byAccount(commands: PendingCommand[]): PendingCommand[][] {
  const accounts = new Map<string, PendingCommand[]>();
  for (const command of commands)
    accounts.set(command.accountId, [...(accounts.get(command.accountId) ?? []), command]);
  return [...accounts.values()];
}
