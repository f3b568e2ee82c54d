// One entry per event, also for those that leave the table alone. What is stored of other deciders passes by.
import type { Kysely } from 'kysely';
import type { DomainEvent, StoredEvent } from '../event-store.ts';
import { ignored } from '../ignored.ts';

/** Runs in the transaction that appends. Events may be of several accounts; each account's come in order. */
export type Projection<Event extends DomainEvent> = (
  events: StoredEvent<Event>[],
  db: Kysely<unknown>,
) => Promise<void>;

export type Write<Event extends DomainEvent> = (
  event: Event,
  stored: Omit<StoredEvent, 'event'>,
  db: Kysely<unknown>,
) => Promise<void>;

export type Writes<Event extends DomainEvent> = {
  [Type in Event['type']]: Write<Extract<Event, { type: Type }>> | typeof ignored;
};

export function projectionOf<Event extends DomainEvent>(writes: Writes<Event>): Projection<DomainEvent> {
  const byType = new Map<string, Write<never> | typeof ignored>(Object.entries(writes));
  return async (events, db) => {
    for (const stored of events) {
      const write = byType.get(stored.event.type);
      if (write !== undefined && write !== ignored) await write(stored.event as never, stored, db);
    }
  };
}
