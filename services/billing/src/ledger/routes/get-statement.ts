import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { readPeriodTotals } from '../projections/period-totals.ts';
import type { PassDue } from './pass-due.ts';
import { periodOf } from './statement-period.ts';
import { getStatement } from '@leadwright/contracts/routes/billing/ledger/statements';
import { implement } from '@leadwright/runtime/http/declared-route';

export function getStatementRoute(app: HttpApp, { database, passDue }: { database: Database } & PassDue): void {
  implement(app, getStatement, async (request) => {
    const accountId = accountOf(request);
    const period = periodOf(request.query);
    await passDue(accountId, request.id);
    const { totals } = await inScope(database.db, [accountId], (trx) =>
      readPeriodTotals(trx, accountId, period, period.knownAt),
    );
    return { ...period, ...totals };
  });
}
