// The file of an invoice names a person, of whom billing keeps nothing: it goes after a day, and the next click draws it again.
// A repeat finds nothing.
import type { LinkedObjects } from '@leadwright/objects/open-objects';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { drawnBefore, forgetDrawn } from './projections/drawn-invoice.ts';

const KEPT_MS = 24 * 3_600_000;

type Parts = { database: Database; objects: Pick<LinkedObjects, 'remove'>; logger: Logger };

export function removeDrawnInvoicesWork({ database, objects, logger }: Parts): PeriodicWork {
  return {
    name: 'removal of drawn invoices',
    everyMs: 3_600_000,
    runsIn: 'one',
    failure: 'drawn invoices were not removed',
    round: async () => {
      const removed = await removeDrawn({ database, objects }, new Date(Date.now() - KEPT_MS));
      logger.debug({ removed }, 'removed drawn invoices');
    },
  };
}

/** First the file, then its row: where it stops between the two, the next round removes nothing and forgets it. */
export async function removeDrawn(
  { database, objects }: Pick<Parts, 'database' | 'objects'>,
  before: Date,
): Promise<number> {
  const all = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(database.db, 'all', work);
  const keys = await all((trx) => drawnBefore(trx, before));
  for (const key of keys) {
    await objects.remove(key);
    await all((trx) => forgetDrawn(trx, key, before));
  }
  return keys.length;
}
