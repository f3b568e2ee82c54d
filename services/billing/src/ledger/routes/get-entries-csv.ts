import { Readable } from 'node:stream';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { readEntriesBetween, type Entry, type EntryPlace } from '../projections/ledger-entry.ts';
import { csvOf } from '../../kernel/csv.ts';
import { sendFile } from '../../kernel/send-file.ts';
import type { PassDue } from './pass-due.ts';
import { periodOf } from './statement-period.ts';
import { getEntriesCsv } from '@leadwright/contracts/routes/billing/ledger/statements';
import { implement } from '@leadwright/runtime/http/declared-route';

type EntriesQuery = ReturnType<typeof periodOf> & { accountId: string };

const PAGE = 1_000;
const columns = [
  'seq',
  'line',
  'effectiveAt',
  'recordedAt',
  'type',
  'leads',
  'balance',
  'lotId',
  'downloadId',
  'reason',
  'actorId',
  'eventId',
];

export function getEntriesCsvRoute(app: HttpApp, { database, passDue }: { database: Database } & PassDue): void {
  implement(app, getEntriesCsv, async (request, reply) => {
    const asked = { accountId: accountOf(request), ...periodOf(request.query) };
    await passDue(asked.accountId, request.id);
    const rows = Readable.from(entriesOf(database, asked));
    return sendFile(reply, {
      name: `leads-${asked.from.slice(0, 10)}.csv`,
      type: 'text/csv; charset=utf-8',
      body: csvOf(rows, columns),
    });
  });
}

async function* entriesOf(database: Database, { accountId, ...period }: EntriesQuery): AsyncGenerator<Entry> {
  for (let after: EntryPlace = { seq: 0, line: 0 }; ;) {
    const page = await inScope(database.db, [accountId], (trx) =>
      readEntriesBetween(trx, accountId, { ...period, after, limit: PAGE }),
    );
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last;
  }
}
