import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readPeriodTotals } from '../../projections/period-totals.ts';
import type { PassDue } from '../pass-due.ts';
import { periodOf } from '../statement-period.ts';
import { getAccountStatement } from '@leadwright/contracts/routes/billing/ledger/statements';
import { implement } from '@leadwright/runtime/http/declared-route';

/** The totals of an account in a period, as its people see them. An account without entries has zeros. */
export function getAccountStatementRoute(app: HttpApp, { database, passDue }: { database: Database } & PassDue): void {
  implement(app, getAccountStatement, async ({ params: { accountId }, query, id }) => {
    const period = periodOf(query);
    await passDue(accountId, id);
    const { totals } = await inScope(database.db, [accountId], (trx) =>
      readPeriodTotals(trx, accountId, period, period.knownAt),
    );
    return { ...period, ...totals };
  });
}
