import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { searchLog } from '@leadwright/eventsourcing/log/search-log';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { cursorInvalid } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readEntriesOf } from '../../projections/ledger-entry.ts';
import { filterOf, shownEvent } from './event-filter.ts';
import { listFinanceEvents } from '@leadwright/contracts/routes/billing/ledger/events';
import { implement } from '@leadwright/runtime/http/declared-route';

type Parts = { database: Database; store: Pick<EventStore, 'topic'> };

/** A page reads a bounded part of the log, so it may be short, or empty, and still have a `next`. */
export function listFinanceEventsRoute(app: HttpApp, { database, store }: Parts): void {
  implement(app, listFinanceEvents, async ({ query: { before, limit, ...query } }) => {
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
  });
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The event id in a page's `next`; null is the newest. Throws 400 `cursor-invalid`. */
function placeOf(before: string | undefined): string | null {
  if (before === undefined) return null;
  if (!uuid.test(before)) throw cursorInvalid();
  return before;
}
