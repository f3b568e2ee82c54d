// Removes what can never be used again. Repeating it finds nothing.
import { sql } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { setScope } from '@leadwright/postgres/scope';
import { SESSION_DAYS_MAX } from '../projections/session.ts';

const EVERY_MS = 3_600_000;

/** Runs once; answers how many rows went. */
export function sweep(database: Database): Promise<number> {
  return database.db.transaction().execute(async (trx) => {
    await setScope(trx, 'all');
    // A token this old belongs to a session that is over; until then a used one is kept, so that its reuse is noticed.
    const tokens =
      await sql`delete from refresh_token where issued_at < now() - make_interval(days => ${SESSION_DAYS_MAX}::int)`.execute(
        trx,
      );
    const links = await sql`delete from one_time_link where expires_at < now()`.execute(trx);
    return Number(tokens.numAffectedRows ?? 0n) + Number(links.numAffectedRows ?? 0n);
  });
}

/** Sweeps every hour until stopped; `stop` waits for the run in hand. */
export function startSweeping(database: Database, logger: Logger): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = (): void => {
    running = sweep(database).then(
      (removed) => logger.debug({ removed }, 'swept'),
      (error: unknown) => logger.warn({ err: error }, 'old tokens and links were not removed'),
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
