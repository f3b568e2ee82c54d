import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { readPeriodTotals } from '../projections/period-totals.ts';
import { ledgerExamples } from './examples.ts';
import { refusals } from '../../kernel/refusals.ts';
import { periodOf, StatementQuery, StatementSchema } from './statement-period.ts';

/** What happened to the caller's leads in a period, as totals that add up. */
export function getStatementRoute(app: HttpApp, { database }: { database: Database }): void {
  app.get(
    '/api/v2/usage/statement',
    {
      schema: {
        tags: ['billing'],
        summary: 'The totals of a period',
        querystring: StatementQuery,
        response: { 200: StatementSchema },
      },
      config: { access: 'member', refusals: [refusals.periodInvalid], example: ledgerExamples.statement },
    },
    async (request) => {
      const accountId = accountOf(request);
      const period = periodOf(request.query);
      const { totals } = await inScope(database.db, [accountId], (trx) =>
        readPeriodTotals(trx, accountId, period, period.knownAt),
      );
      return { ...period, ...totals };
    },
  );
}
