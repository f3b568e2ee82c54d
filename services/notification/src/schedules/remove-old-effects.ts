// A repeat is harmless: the causing events are in the inbox, and a rebuild plans none.
import { removeOldEffects } from '@leadwright/eventsourcing/effects/dead-letter';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { PeriodicWork } from '@leadwright/service/run-periodically';

export function removeOldEffectsWork({ database, logger }: { database: Database; logger: Logger }): PeriodicWork {
  return {
    name: 'removal of old effects',
    everyMs: 3_600_000,
    runsIn: 'one',
    failure: 'old effects were not removed',
    round: async () => {
      const removed = await inScope(database.db, 'all', (trx) => removeOldEffects(trx));
      logger.debug({ removed }, 'removed old effects');
    },
  };
}
