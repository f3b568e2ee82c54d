// Table subscription: which plan an account is on.
import { sql, type Kysely } from 'kysely';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { Lattice } from '../domain/lattice.ts';
import type { SubscriptionChanged } from '../domain/subscription.ts';

export type SubscriptionRow = { planId: string; status: string; lattice: Lattice; version: number };

/** Keeps the newest state. A repeat writes the same row. */
export async function writeSubscription(
  db: Kysely<unknown>,
  { accountId, accountSeq, event }: StoredEvent<SubscriptionChanged>,
): Promise<void> {
  const { planId, status, lattice } = event;
  await sql`insert into subscription (account_id, plan_id, status, lattice_id, anchor_at, billing_day, time_of_day, zone, version)
    values (${accountId}, ${planId}, ${status}, ${lattice.latticeId}, ${lattice.anchorAt}::timestamptz, ${lattice.day},
      ${lattice.timeOfDay}, ${lattice.zone}, ${accountSeq})
    on conflict (account_id) do update set plan_id = excluded.plan_id, status = excluded.status, lattice_id = excluded.lattice_id,
      anchor_at = excluded.anchor_at, billing_day = excluded.billing_day, time_of_day = excluded.time_of_day,
      zone = excluded.zone, version = excluded.version`.execute(db);
}

type Row = {
  plan_id: string;
  status: string;
  lattice_id: string;
  anchor_at: string;
  billing_day: number;
  time_of_day: string;
  zone: string;
  version: string;
};

/** The account's subscription and the time by the database's clock; null where none was ever started. */
export async function readSubscription(
  trx: Kysely<unknown>,
  accountId: string,
): Promise<{ now: string; subscription: SubscriptionRow | null }> {
  const { rows } = await sql<
    Partial<Row> & { now: string }
  >`select clock_timestamp() as now, plan_id, status, lattice_id,
      anchor_at, billing_day, time_of_day, zone, version
    from (select 1) as one left join subscription on account_id = ${accountId}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a query of one row answered none');
  const now = isoFromPostgres(row.now);
  return isFound(row) ? { now, subscription: subscriptionFrom(row) } : { now, subscription: null };
}

function isFound(row: Partial<Row>): row is Row {
  return typeof row.plan_id === 'string';
}

function subscriptionFrom(row: Row): SubscriptionRow {
  return {
    planId: row.plan_id,
    status: row.status,
    version: Number(row.version),
    lattice: {
      latticeId: row.lattice_id,
      anchorAt: isoFromPostgres(row.anchor_at),
      day: row.billing_day,
      timeOfDay: row.time_of_day,
      zone: row.zone,
    },
  };
}
