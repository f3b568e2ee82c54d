import { Type } from 'typebox';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readPeriodTotals } from '../../projections/period-totals.ts';
import { ledgerExamples } from '../examples.ts';
import { refusals } from '../../../kernel/refusals.ts';
import { periodOf, StatementQuery, StatementSchema } from '../statement-period.ts';

const Params = Type.Object({ accountId: Type.String({ minLength: 1, maxLength: 128 }) });

/** The totals of an account in a period, as its people see them. An account without entries has zeros. */
export function getAccountStatementRoute(app: HttpApp, { database }: { database: Database }): void {
  app.get(
    '/api/v2/finance/accounts/:accountId/statement',
    {
      schema: {
        tags: ['billing'],
        summary: 'The totals of an account in a period',
        params: Params,
        querystring: StatementQuery,
        response: { 200: StatementSchema },
      },
      config: { access: 'finance', refusals: [refusals.periodInvalid], example: ledgerExamples.accountStatement },
    },
    async ({ params: { accountId }, query }) => {
      const period = periodOf(query);
      const { totals } = await inScope(database.db, [accountId], (trx) =>
        readPeriodTotals(trx, accountId, period, period.knownAt),
      );
      return { ...period, ...totals };
    },
  );
}
