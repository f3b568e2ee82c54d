import { AsyncResource } from 'node:async_hooks';
import { CommitError } from '@leadwright/postgres/postgres-dialect';
import type { EventStore, Lookup, WriteTransaction } from '../event-store.ts';
import { bufferedLog } from './batch/buffered-log.ts';
import { commitQueue } from './commit-queue.ts';
import { databaseClock } from './batch/database-clock.ts';
import { recentAccounts } from './batch/recent-accounts.ts';
import { runBatch, type BatchParts, type PendingCommand } from './batch/run-batch.ts';
import { postgresLog } from './log-writer.postgres.ts';
import { isLockTimeout, lockAndLookUp, retryLockTimeouts } from './opening.postgres.ts';
import { rememberingLog, type Assumptions } from './remembering-log.ts';
import { causesOf, writeTransaction } from './write-protocol.ts';

export type WritesParts = Omit<BatchParts, 'recent' | 'clock'>;

/** How long an account is taken to be as this process left it, and the database's clock to run like its own. */
const ASSUMED_MS = 1000;
const ACCOUNTS_MAX = 2000;
const CONCURRENCY = 2;
const BATCH_MAX = 32;

export function postgresWrites(without: WritesParts): Pick<EventStore, 'transaction' | 'execute'> {
  const recent = recentAccounts({ keptMs: ASSUMED_MS, accountsMax: ACCOUNTS_MAX });
  const parts: BatchParts = { ...without, recent, clock: databaseClock(ASSUMED_MS) };
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

type Transacting = {
  accountIds: string[];
  lookups: Lookup[];
  writesTogether: boolean;
  assumptions: Assumptions | null;
};

// Any failure after an assumption may be a repeat's. With its keys looked up the work fails for its own reasons.
async function runAssuming<Result>(
  parts: BatchParts,
  opened: Transacting,
  work: (tx: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  const assumptions = { made: false, readsToo: false };
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
  parts: BatchParts,
  { accountIds, lookups, writesTogether, assumptions }: Transacting,
  work: (tx: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  const { database, topic, contract, recent } = parts;
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
  // Its caller may have written through `db` as well: the next command reads the account.
  if (appended > 0) recent.forget(accountIds);
  if (appended > 0) parts.onCommit();
  return result;
}
