// A repeat is harmless: each announcement has a cause of its own, which the store takes once.
import { randomUUID } from 'node:crypto';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { clockMoved } from '@leadwright/service/shared-clock';
import type { PriceOf } from '../../plans/sale.ts';
import { announcementStream, causeOf } from '../domain/announcements.ts';
import { expiriesToAnnounce, lowsToAnnounce, renewalsToAnnounce, type ToAnnounce } from '../projections/to-announce.ts';

export type AnnounceParts = {
  database: Database;
  store: EventStore;
  /** The product's time, in milliseconds. */
  now(): number;
  priceOf: PriceOf;
};

const EVERY_MS = 600_000;
const AT_ONCE = 200;

/** One instance announces; a round goes on until nothing is left or the service stops. */
export function announceAheadWork(parts: AnnounceParts): PeriodicWork {
  return {
    name: 'announcement of renewals, expiring leads and few leads',
    begins: 'at-once',
    everyMs: EVERY_MS,
    runsIn: 'one',
    wakes: (wake) => void parts.database.wakes.on(clockMoved, wake),
    failure: 'renewals, expiring leads and few leads could not be announced; they are tried again',
    round: async (stopping) => {
      await announceAll(parts, stopping, renewalsToAnnounce);
      await announceAll(parts, stopping, expiriesToAnnounce);
      await announceAll(parts, stopping, lowsToAnnounce);
    },
  };
}

async function announceAll(
  { database, store, now, priceOf }: AnnounceParts,
  stopping: AbortSignal,
  find: typeof renewalsToAnnounce,
): Promise<void> {
  for (;;) {
    const at = new Date(now()).toISOString();
    const found = await inScope(database.db, 'all', (trx) => find(trx, at, AT_ONCE, priceOf));
    for (const each of found) {
      if (stopping.aborted) return;
      await announce(store, each);
    }
    if (found.length < AT_ONCE) return;
  }
}

async function announce(store: EventStore, { accountId, announcement }: ToAnnounce): Promise<void> {
  const causes = [causeOf(announcement)];
  await store.transaction([accountId], (tx) =>
    tx.record(announcementStream(accountId), [announcement], {
      actorId: 'service:billing',
      correlationId: `announcement-${randomUUID()}`,
      causes,
    }),
  );
}
