// Removes providers' events after 400 days. Repeating it finds nothing.
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { removeOldEvents } from './webhook-inbox.ts';

export function removeOldWebhooksWork({ database, logger }: { database: Database; logger: Logger }): PeriodicWork {
  return {
    name: "removal of providers' old events",
    everyMs: 3_600_000,
    runsIn: 'one',
    failure: "providers' old events were not removed",
    round: async () => {
      const removed = await inScope(database.db, 'all', (trx) => removeOldEvents(trx));
      logger.debug({ removed }, "removed providers' old events");
    },
  };
}
