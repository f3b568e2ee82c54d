// Accounts read at the same moment share a transaction: on a billing day locking and committing cost the most.
import { AsyncResource } from 'node:async_hooks';
import type { EventStore, Opening, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { commitQueue } from '@leadwright/eventsourcing/store/commit-queue';
import { CommitError } from '@leadwright/postgres/postgres-dialect';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { watched } from './watched-transaction.ts';

type Store = Pick<EventStore, 'transaction'>;

type Waiting = {
  accountId: string;
  work: (tx: WriteTransaction) => Promise<unknown>;
  opening: Opening;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

/** Accounts of one transaction at most: its locks are held until all of them are written. */
const TOGETHER_MAX = 16;

/** Waiting transactions of one account each share one; work may run twice, side by side, each for its own account. */
export function settledTogether(store: Store, logger: Logger): Store {
  const queue = commitQueue<Waiting>({
    runBatch: (waiting) => settle(store, logger, waiting),
    concurrency: 1,
    batchMax: TOGETHER_MAX,
  });
  return {
    transaction: (accountIds, work, opening = {}) => {
      const [accountId, ...others] = accountIds;
      if (accountId === undefined || others.length > 0 || !opening.repeatsAreRare || !opening.writesTogether)
        return store.transaction(accountIds, work, opening);
      return new Promise((resolve, reject) => {
        queue.add({
          accountId,
          work: AsyncResource.bind(work),
          opening,
          resolve: resolve as (result: unknown) => void,
          reject,
        });
      });
    },
  };
}

async function settle(store: Store, logger: Logger, waiting: Waiting[]): Promise<void> {
  try {
    const results = await inOne(store, waiting);
    for (const [i, { resolve }] of waiting.entries()) resolve(results[i]);
  } catch (error) {
    // After a failed commit the outcome is unknown; the events are tried again.
    if (waiting.length <= 1 || error instanceof CommitError) {
      for (const { reject } of waiting) reject(error);
      return;
    }
    logger.debug(
      { err: error, accounts: waiting.length },
      'accounts that could not be settled together are one by one',
    );
    await Promise.all(waiting.map((each) => settle(store, logger, [each])));
  }
}

function inOne(store: Store, waiting: Waiting[]): Promise<unknown[]> {
  const lookups = waiting.flatMap(({ opening }) => opening.lookups ?? []);
  const accounts = waiting.map(({ accountId }) => accountId);
  const works = async (tx: WriteTransaction): Promise<unknown[]> => {
    // All of them end before the transaction does, also where one has failed.
    const done = await Promise.allSettled(waiting.map(({ accountId, work }) => work(ofAccount(tx, accountId))));
    return done.map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    });
  };
  return store.transaction(accounts, works, { lookups, repeatsAreRare: true, writesTogether: true });
}

// All of them are locked, but each work is one account's.
function ofAccount(tx: WriteTransaction, own: string): WriteTransaction {
  return watched(tx, {
    asked: (accountId) => {
      if (accountId !== own) throw new Error(`account ${accountId} is settled by another work of this transaction`);
    },
  });
}
