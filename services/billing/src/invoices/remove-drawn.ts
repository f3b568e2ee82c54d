// The file of an invoice names a person, of whom billing keeps nothing: it goes after a day, and the next click draws it again.
// A repeat finds nothing.
import type { LinkedObjects } from '@leadwright/objects/open-objects';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { DRAWN_AT_ONCE, drawnBefore, forgetDrawn } from './projections/drawn-invoice.ts';

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

/**
 * The row goes with the file, in one transaction: whoever marks the file again waits for it, and then writes it again. Where
 * the file cannot be removed the row stays, and the next round comes back to it.
 */
export async function removeDrawn(
  { database, objects }: Pick<Parts, 'database' | 'objects'>,
  before: Date,
): Promise<number> {
  const all = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(database.db, 'all', work);
  let removed = 0;
  for (;;) {
    const keys = await all((trx) => drawnBefore(trx, before));
    for (const key of keys)
      await all(async (trx) => {
        if (!(await forgetDrawn(trx, key, before))) return;
        await objects.remove(key);
        removed += 1;
      });
    if (keys.length < DRAWN_AT_ONCE) return removed;
  }
}
