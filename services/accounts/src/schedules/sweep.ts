// Removes what can never be used again. Repeating it finds nothing.
import { sql } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { setScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { forgetAddresses } from '../person/privacy-request.ts';
import { SESSION_DAYS_MAX } from '../projections/session.ts';

/** Runs once; answers how many rows and addresses went. */
export function sweep(database: Database): Promise<number> {
  return database.db.transaction().execute(async (trx) => {
    await setScope(trx, 'all');
    // A token this old belongs to a session that is over; until then a used one is kept, so that its reuse is noticed.
    const tokens =
      await sql`delete from refresh_token where issued_at < now() - make_interval(days => ${SESSION_DAYS_MAX}::int)`.execute(
        trx,
      );
    const links = await sql`delete from one_time_link where expires_at < now()`.execute(trx);
    // The mails about a change are out long before that.
    const changes =
      await sql`delete from email_change where coalesce(changed_at, asked_at) < now() - interval '7 days'`.execute(trx);
    const codes = await sql`delete from phone_verification where expires_at < now()`.execute(trx);
    const addresses = await forgetAddresses(trx);
    return [tokens, links, changes, codes].reduce(
      (sum, { numAffectedRows }) => sum + Number(numAffectedRows ?? 0n),
      addresses,
    );
  });
}

export function sweepWork({ database, logger }: { database: Database; logger: Logger }): PeriodicWork {
  return {
    name: 'sweep',
    everyMs: 3_600_000,
    runsIn: 'one',
    failure: 'old tokens, links and addresses were not removed',
    round: async () => logger.debug({ removed: await sweep(database) }, 'swept'),
  };
}
