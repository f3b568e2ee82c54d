import { Readable } from 'node:stream';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { readPeriodTotals } from '../projections/period-totals.ts';
import { sendFile } from '../../kernel/send-file.ts';
import { statementLines } from './statement-lines.ts';
import type { PassDue } from './pass-due.ts';
import { periodOf } from './statement-period.ts';
import { getStatementFile } from '@leadwright/contracts/routes/billing/ledger/statements';
import { implement } from '@leadwright/runtime/http/declared-route';

type Parts = { database: Database; store: Pick<EventStore, 'topic' | 'readAccount'> } & PassDue;

/** Totals, then every published event with its hash. `scripts/verify-statement.mjs` checks it without the product. */
export function getStatementFileRoute(app: HttpApp, { database, store, passDue }: Parts): void {
  implement(app, getStatementFile, async (request, reply) => {
    const accountId = accountOf(request);
    const period = periodOf(request.query);
    await passDue(accountId, request.id);
    const known = await inScope(database.db, [accountId], (trx) =>
      readPeriodTotals(trx, accountId, period, period.knownAt),
    );
    return sendFile(reply, {
      name: `statement-${period.from.slice(0, 10)}.jsonl`,
      type: 'application/x-ndjson; charset=utf-8',
      body: Readable.from(statementLines(store, { accountId, ...period, ...known })),
    });
  });
}
