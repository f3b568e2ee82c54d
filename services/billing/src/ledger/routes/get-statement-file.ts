import { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { readPeriodTotals } from '../projections/period-totals.ts';
import { ledgerExamples } from './examples.ts';
import { refusals } from '../../kernel/refusals.ts';
import { sendFile } from '../../kernel/send-file.ts';
import { statementLines } from './statement-lines.ts';
import { periodOf, StatementQuery } from './statement-period.ts';

type Parts = { database: Database; store: Pick<EventStore, 'topic' | 'readAccount'> };

/**
 * The statement as a file that proves itself: the totals, then every published event of the account with its
 * hash. `scripts/verify-statement.mjs` checks it without the product.
 */
export function getStatementFileRoute(app: HttpApp, { database, store }: Parts): void {
  app.get(
    '/api/v2/usage/statement-file',
    {
      schema: {
        tags: ['billing'],
        summary: 'The statement of a period with its proof',
        querystring: StatementQuery,
        produces: ['application/x-ndjson'],
        response: { 200: Type.String({ description: 'One JSON text a line: the statement, then its events.' }) },
      },
      config: { access: 'member', refusals: [refusals.periodInvalid], example: ledgerExamples.statementFile },
    },
    async (request, reply) => {
      const accountId = accountOf(request);
      const period = periodOf(request.query);
      const known = await inScope(database.db, [accountId], (trx) =>
        readPeriodTotals(trx, accountId, period, period.knownAt),
      );
      return sendFile(reply, {
        name: `statement-${period.from.slice(0, 10)}.jsonl`,
        type: 'application/x-ndjson; charset=utf-8',
        body: Readable.from(statementLines(store, { accountId, ...period, ...known })),
      });
    },
  );
}
