// How a table follows its service's own events, in the transaction that appends them: one entry per event, also for
// those that leave the table alone. What is stored of other deciders passes by.
import type { Kysely } from 'kysely';
import type { DomainEvent, StoredEvent } from '../event-store.ts';
import { ignored } from '../ignored.ts';

/**
 * Writes a read model from the service's own events, in the transaction that appends them. The events may belong
 * to several accounts; each account's events come in order.
 */
export type Projection<Event extends DomainEvent> = (
  events: StoredEvent<Event>[],
  db: Kysely<unknown>,
) => Promise<void>;

/** Writes what one event changes. The transaction holds the account's lock. */
export type Write<Event extends DomainEvent> = (
  event: Event,
  stored: Omit<StoredEvent, 'event'>,
  db: Kysely<unknown>,
) => Promise<void>;

export type Writes<Event extends DomainEvent> = {
  [Type in Event['type']]: Write<Extract<Event, { type: Type }>> | typeof ignored;
};

/** One event after the other, in the order they were appended. */
export function projectionOf<Event extends DomainEvent>(writes: Writes<Event>): Projection<DomainEvent> {
  const byType = new Map<string, Write<never> | typeof ignored>(Object.entries(writes));
  return async (events, db) => {
    for (const stored of events) {
      const write = byType.get(stored.event.type);
      if (write !== undefined && write !== ignored) await write(stored.event as never, stored, db);
    }
  };
}
