// Removes effects that ended long ago. Repeating it finds nothing: the events that caused them are in
// the inbox, and a rebuild plans none.
import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { readScoped } from '@leadwright/postgres/scope';
import { removeOldEffects } from '../effects/dead-letter.ts';

const EVERY_MS = 3_600_000;

/** Runs every hour until stopped; `stop` waits for the run in hand. */
export function startRemovingOldEffects(database: Database, logger: Logger): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = (): void => {
    running = readScoped(database.db, 'all', (trx) => removeOldEffects(trx)).then(
      (removed) => logger.debug({ removed }, 'removed old effects'),
      (error: unknown) => logger.warn({ err: error }, 'old effects were not removed'),
    );
  };
  const timer = setInterval(run, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
