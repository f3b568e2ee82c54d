// Removes reports of the page that are old, and the oldest where there are too many. Repeating it finds nothing.
import { sql } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { setScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { ERROR_DAYS_MAX } from '../person/error-report.ts';

/** Anybody may report, from however many addresses: the table does not grow without end. */
const REPORTS_MAX = 100_000;
/** Rows that one transaction removes, so that none holds many locks. */
const PER_TRANSACTION = 500;

export async function sweepErrors(database: Database, reportsMax = REPORTS_MAX): Promise<number> {
  let removed = 0;
  for (let gone = PER_TRANSACTION; gone === PER_TRANSACTION; removed += gone)
    gone = await sweepSome(database, reportsMax);
  return removed;
}

function sweepSome(database: Database, reportsMax: number): Promise<number> {
  return database.db.transaction().execute(async (trx) => {
    await setScope(trx, 'all');
    const { numAffectedRows } = await sql`delete from error_report where id in (
      (select id from error_report where at < now() - make_interval(days => ${ERROR_DAYS_MAX}::int)
        order by at limit ${PER_TRANSACTION})
      union
      (select id from error_report order by at desc, id desc offset ${reportsMax} limit ${PER_TRANSACTION})
      limit ${PER_TRANSACTION})`.execute(trx);
    return Number(numAffectedRows ?? 0n);
  });
}

export function sweepErrorsWork({ database, logger }: { database: Database; logger: Logger }): PeriodicWork {
  return {
    name: 'sweep-errors',
    everyMs: 3_600_000,
    runsIn: 'one',
    failure: 'old reports of the page were not removed',
    round: async () => logger.debug({ removed: await sweepErrors(database) }, 'swept errors'),
  };
}
