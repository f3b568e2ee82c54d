import { Type } from 'typebox';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { searchLog } from '@leadwright/eventsourcing/log/search-log';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { CursorSchema, cursorInvalid } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { readEntriesOf } from '../../projections/ledger-entry.ts';
import { ledgerExamples } from '../examples.ts';
import { refusals } from '../../../kernel/refusals.ts';
import { eventFilter, filterOf, FinanceEvent, shownEvent } from './event-filter.ts';

const Query = Type.Object(
  {
    ...eventFilter,
    before: Type.Optional(CursorSchema('The `next` of the page before.')),
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  },
  { additionalProperties: false },
);

type Parts = { database: Database; store: Pick<EventStore, 'topic'> };

/**
 * Every event of billing, of all accounts, newest first. A page reads a bounded part of the log, so it may be short,
 * or empty, and still have a `next`.
 */
export function listFinanceEventsRoute(app: HttpApp, { database, store }: Parts): void {
  app.get(
    '/api/v2/finance/events',
    {
      schema: {
        tags: ['billing'],
        summary: 'Every event of billing',
        querystring: Query,
        response: { 200: Type.Object({ events: Type.Array(FinanceEvent), next: Type.Optional(Type.String()) }) },
      },
      config: {
        access: 'finance',
        refusals: [commonRefusals.cursorInvalid, refusals.periodInvalid],
        example: ledgerExamples.financeEvents,
      },
    },
    async ({ query: { before, limit, ...query } }) => {
      const place = placeOf(before);
      const filter = filterOf(query);
      return inScope(database.db, 'all', async (trx) => {
        const { events, next } = await searchLog(trx, store.topic, filter, { before: place, limit });
        const entries = await readEntriesOf(
          trx,
          events.map(({ eventId }) => eventId),
        );
        return {
          events: events.map((event) => shownEvent(event, entries.get(event.eventId) ?? [])),
          ...(next === null ? {} : { next }),
        };
      });
    },
  );
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The event id in a page's `next`; null is the newest. Throws 400 `cursor-invalid`. */
function placeOf(before: string | undefined): string | null {
  if (before === undefined) return null;
  if (!uuid.test(before)) throw cursorInvalid();
  return before;
}
