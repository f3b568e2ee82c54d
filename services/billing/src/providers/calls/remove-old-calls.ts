// Removes calls to the processor that ended 30 days ago, with the card tokens in them. One that was given up stays until an
// operator has settled it: nobody knows yet what it did, and the act that asked for it says so. A repeat finds nothing.
import { removeOldEffects } from '@leadwright/eventsourcing/effects/dead-letter';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { PeriodicWork } from '@leadwright/service/run-periodically';

export function removeOldCallsWork({ database, logger }: { database: Database; logger: Logger }): PeriodicWork {
  return {
    name: 'removal of old calls',
    everyMs: 3_600_000,
    runsIn: 'one',
    failure: 'old calls to the processor were not removed',
    round: async () => {
      const removed = await inScope(database.db, 'all', (trx) => removeOldEffects(trx, { keepsDead: true }));
      logger.debug({ removed }, 'removed old calls to the processor');
    },
  };
}
