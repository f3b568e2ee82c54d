import { sql } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Contract } from '../log/published-event.ts';
import { readClockOffset } from './clock-offset.ts';
import { answerOnce, findAnswer } from './command-log.ts';
import { eventColumns, eventOf, type EventRow } from '../log/event-rows.ts';
import type { DomainEvent, EventStore, StoredEvent } from '../event-store.ts';
import { checkLogEpoch, readInOrder, readLog } from '../log/log-order.ts';
import { withoutOperations } from '../log/operation-events.ts';
import { postgresWrites } from './writes.postgres.ts';
import type { Projection } from './projection-of.ts';

export type EventStoreParts<Event extends DomainEvent> = Contract<Event> & {
  database: Database;
  projections: Projection<Event>[];
  /** The sandbox's clock offset in milliseconds; default: as the database has it at the first write. */
  clockOffsetMs?: () => number;
  logger: Logger;
};

export type PostgresEventStore<Event extends DomainEvent> = EventStore<Event> & {
  contract: Contract<Event>;
  /** Calls the listener after each commit that appended events, to wake the relay. Returns how to unsubscribe. */
  onAppend(listener: () => void): () => void;
};

/** Opens the store; the first write checks that the log belongs to this cluster. */
export function openEventStore<Event extends DomainEvent>(parts: EventStoreParts<Event>): PostgresEventStore<Event> {
  const { database, topic, schema, toMessage, schemaV = 1 } = parts;
  const contract: Contract<Event> = { topic, schema, toMessage, schemaV };
  const listeners = new Set<() => void>();
  let epochChecked: Promise<void> | undefined;
  let storedOffsetMs = 0;

  const { transaction, execute } = postgresWrites({
    database,
    topic,
    logger: parts.logger,
    contract: contract as unknown as Contract<DomainEvent>,
    clockOffsetMs: parts.clockOffsetMs ?? (() => storedOffsetMs),
    project: async (events, trx) => {
      const projected = withoutOperations(events as StoredEvent<Event>[]);
      if (projected.length === 0) return;
      for (const projection of parts.projections) await projection(projected, trx);
    },
    checkBeforeWrite: () =>
      (epochChecked ??= checkLogEpoch(database, topic)
        .then(async () => {
          if (!parts.clockOffsetMs) storedOffsetMs = await readClockOffset(database.db);
        })
        .catch((error: unknown) => {
          epochChecked = undefined;
          throw error;
        })),
    onCommit: () => {
      for (const listener of listeners) listener();
    },
  });

  return {
    topic,
    contract,
    transaction,
    execute,
    once: (accountId, once, work) => transaction([accountId], (tx) => answerOnce(tx, accountId, once, work)),
    findAnswer: (accountId, key) => transaction([accountId], (tx) => findAnswer(tx, accountId, key)),
    readAccount: (accountId, after, limit) =>
      inScope(database.db, [accountId], async (trx) => {
        const { rows } = await sql<EventRow>`select ${eventColumns} from event_log
          where topic = ${topic} and account_id = ${accountId} and account_seq > ${after}
          order by account_seq limit ${limit}`.execute(trx);
        return rows.map((row) => eventOf<Event>(row));
      }),
    readAll: (after, limit) =>
      readInOrder(database.db, async (trx) =>
        (await readLog(trx, topic, after, { limit })).map((row) => eventOf<Event>(row)),
      ),
    onAppend: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
