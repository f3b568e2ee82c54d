import { sql, type Transaction } from 'kysely';
import { eventColumns, eventOf, type EventRow } from '../log/event-rows.ts';
import type { Projection } from '../store/projection-of.ts';
import type { DomainEvent, StoredEvent } from '../event-store.ts';
import { afterCursor, readInOrder, readLog } from '../log/log-order.ts';
import { withoutOperations } from '../log/operation-events.ts';
import { accountsOf, TooFarBehindError, type Applied, type RebuildSource } from './rebuild-source.ts';
import { writeToShadowTables } from './rebuild-tables.ts';

const BATCH = 1_000;
const FINISH_MAX = 2_000;

/** Rebuilds from the service's own log. Events hidden by open transactions are applied at the end, under the lock. */
export function ownLog<Event extends DomainEvent>(topic: string, project: Projection<Event>): RebuildSource {
  let cursor = '';
  let fetched: EventRow[] = [];
  const applyRows = async (trx: Transaction<unknown>, rows: EventRow[]): Promise<Applied> => {
    const events = rows.map((row) => eventOf<Event>(row));
    await writeToShadowTables(trx);
    await projectAll(trx, project, withoutOperations(events));
    return {
      events: events.length,
      accounts: accountsOf(events),
      committed: () => {
        cursor = events.at(-1)?.position ?? cursor;
        fetched = [];
      },
    };
  };
  return {
    fetch: async (session) => {
      fetched = await readInOrder(session, (trx) => readLog(trx, topic, cursor, { limit: BATCH }));
      return fetched.length;
    },
    apply: (trx) => applyRows(trx, fetched),
    accountsAhead: async (trx) => {
      const { rows } = await sql<{
        account_id: string;
      }>`select distinct account_id from event_log where ${afterCursor(topic, cursor)}`.execute(trx);
      return rows.map((row) => row.account_id);
    },
    applyRest: async (trx) => {
      // Ignore the horizon: a transaction that has not committed by now will write to the new tables.
      const { rows } = await sql<EventRow>`select ${eventColumns} from event_log
        where ${afterCursor(topic, cursor)} order by epoch, xid, pos limit ${FINISH_MAX + 1}`.execute(trx);
      if (rows.length > FINISH_MAX)
        throw new TooFarBehindError(`more than ${FINISH_MAX} events of ${topic} are missing`);
      return applyRows(trx, rows);
    },
  };
}

const LANES = 8;

// Accounts are independent: the lanes' statements are pipelined, and each account's events stay in order.
async function projectAll<Event extends DomainEvent>(
  trx: Transaction<unknown>,
  project: Projection<Event>,
  events: StoredEvent<Event>[],
): Promise<void> {
  const laneOf = new Map(accountsOf(events).map((account, i) => [account, i % LANES]));
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    events.filter(({ accountId }) => laneOf.get(accountId) === lane),
  );
  // Wait for all lanes even if one fails: a statement sent after the rollback would write to the live tables.
  const results = await Promise.allSettled(lanes.filter((lane) => lane.length > 0).map((lane) => project(lane, trx)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
