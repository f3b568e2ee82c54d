// A rebuild from the service's own log.
import { sql, type Transaction } from 'kysely';
import { eventColumns, eventOf, type EventRow } from '../log/event-rows.ts';
import type { Projection } from '../store/event-store.postgres.ts';
import type { DomainEvent, StoredEvent } from '../event-store.ts';
import { behind, readInOrder, readLog } from '../log/log-order.ts';
import { withoutOperations } from '../log/operation-events.ts';
import { accountsOf, TooFarError, type Applied, type RebuildSource } from './rebuild-source.ts';
import { writeBeside } from './rebuild-tables.ts';

const BATCH = 1_000;
const FINISH_MAX = 2_000;

/** The service's own log. What an open transaction hides is applied at the end, when nobody writes the tables. */
export function ownLog<Event extends DomainEvent>(topic: string, project: Projection<Event>): RebuildSource {
  let cursor = '';
  let fetched: EventRow[] = [];
  const applyRows = async (trx: Transaction<unknown>, rows: EventRow[]): Promise<Applied> => {
    const events = rows.map((row) => eventOf<Event>(row));
    await writeBeside(trx);
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
    ahead: async (trx) => {
      const { rows } = await sql<{
        account_id: string;
      }>`select distinct account_id from event_log where ${behind(topic, cursor)}`.execute(trx);
      return rows.map((row) => row.account_id);
    },
    finish: async (trx) => {
      // Without the horizon: who has not committed by now writes to the new tables.
      const { rows } = await sql<EventRow>`select ${eventColumns} from event_log
        where ${behind(topic, cursor)} order by epoch, xid, pos limit ${FINISH_MAX + 1}`.execute(trx);
      if (rows.length > FINISH_MAX) throw new TooFarError(`more than ${FINISH_MAX} events of ${topic} are missing`);
      return applyRows(trx, rows);
    },
  };
}

const LANES = 8;

// Accounts do not wait for each other: those of different lanes travel together, each account's events in order.
async function projectAll<Event extends DomainEvent>(
  trx: Transaction<unknown>,
  project: Projection<Event>,
  events: StoredEvent<Event>[],
): Promise<void> {
  const laneOf = new Map(accountsOf(events).map((account, i) => [account, i % LANES]));
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    events.filter(({ accountId }) => laneOf.get(accountId) === lane),
  );
  // All are waited for, also when one fails: a statement that comes after the rollback would meet the live tables.
  const ends = await Promise.allSettled(lanes.filter((lane) => lane.length > 0).map((lane) => project(lane, trx)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
