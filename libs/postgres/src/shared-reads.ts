// Opening and ending a transaction for each of four reads side by side cost more than the reads.
import type { Database } from './database.ts';
import { inScope } from './scope.ts';
import type { Kysely } from 'kysely';

type Read<Result> = (trx: Kysely<unknown>) => Promise<Result>;

/** Runs reads that are asked for in one turn of the event loop in one transaction, which sees all accounts. */
export function sharedReads({ db }: Pick<Database, 'db'>): <Result>(read: Read<Result>) => Promise<Result> {
  let next: Promise<Kysely<unknown>> | null = null;
  let waiting: Promise<unknown>[] = [];
  const open = (): Promise<Kysely<unknown>> =>
    new Promise((opened, failed) => {
      setImmediate(() => {
        const reads = waiting;
        next = null;
        waiting = [];
        inScope(db, 'all', async (trx) => {
          opened(trx);
          // Each caller gets the error of its own read; the transaction ends when all have.
          await Promise.allSettled(reads);
        }).catch(failed);
      });
    });
  return (read) => {
    next ??= open();
    const result = next.then(read);
    waiting.push(result);
    return result;
  };
}
