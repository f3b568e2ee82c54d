import { Readable } from 'node:stream';
import type { EventStore, LoggedEvent } from '@leadwright/eventsourcing/event-store';
import { searchLog, type LogFilter } from '@leadwright/eventsourcing/log/search-log';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { csvOf } from '../../../kernel/csv.ts';
import { sendFile } from '../../../kernel/send-file.ts';
import { filterOf } from './event-filter.ts';
import { getFinanceEventsCsv } from '@leadwright/contracts/routes/billing/ledger/events';
import { implement } from '@leadwright/runtime/http/declared-route';
const PAGE = 1_000;
const columns = [
  'eventId',
  'accountId',
  'seq',
  'type',
  'effectiveAt',
  'recordedAt',
  'actorId',
  'onBehalfOf',
  'correlationId',
  'causationId',
  'hash',
  'event',
];

type Parts = { database: Database; store: Pick<EventStore, 'topic'> };

export function getFinanceEventsCsvRoute(app: HttpApp, { database, store }: Parts): void {
  implement(app, getFinanceEventsCsv, async (request, reply) => {
    const rows = Readable.from(rowsOf(database, store.topic, filterOf(request.query)));
    return sendFile(reply, { name: 'events.csv', type: 'text/csv; charset=utf-8', body: csvOf(rows, columns) });
  });
}

async function* rowsOf(database: Database, topic: string, filter: LogFilter): AsyncGenerator<Record<string, unknown>> {
  const pageBefore = (before: string | null) =>
    inScope(database.db, 'all', (trx) => searchLog(trx, topic, filter, { before, limit: PAGE }));
  let page = await pageBefore(null);
  for (;;) {
    yield* page.events.map(rowOf);
    if (page.next === null) return;
    page = await pageBefore(page.next);
  }
}

function rowOf(stored: LoggedEvent): Record<string, unknown> {
  const { accountSeq, event, hash, ...rest } = stored;
  return {
    ...rest,
    seq: accountSeq,
    type: event.type,
    hash: Buffer.from(hash).toString('hex'),
    event: JSON.stringify(event),
  };
}
