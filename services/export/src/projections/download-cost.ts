// Tables download_cost and billed_lot: what billing said about the leads of a download. Each message is
// written as it stands, so that hearing it again, or in a rebuild, changes nothing.
import { sql, type Kysely } from 'kysely';
import type { BillingEvent, Portion } from '@leadwright/contracts/billing/v1/billing_events';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import { isoOf } from '@leadwright/eventsourcing/log/timestamps';
import { isoFromPostgres } from '@leadwright/postgres/database';

/** `kind` is null for a lot of which nothing was heard. */
export type CostOfLot = {
  kind: string | null;
  expiresAt: string | null;
  setAside: number;
  used: number;
  returned: number;
};

/** Writes what a message of billing says about costs and lots; the rest is no business of this table. */
export async function rememberCost(
  { accountId, message: { event } }: Heard<BillingEvent>,
  db: Kysely<unknown>,
): Promise<void> {
  switch (event.case) {
    case 'leadsGranted':
      // What an unlimited plan adds for one download is its own kind to people.
      return addLot(db, accountId, {
        ...event.value,
        kind: event.value.source.startsWith('unlimited:') ? 'unlimited' : event.value.kind,
      });
    case 'leadsCredited':
      return addLot(db, accountId, { ...event.value, kind: 'credit' });
    case 'leadsReserved':
      return setAside(db, accountId, event.value.downloadId, event.value.from);
    case 'leadsUsed':
      return settle(db, accountId, event.value.downloadId, event.value);
    case 'reservationReleased':
      return settle(db, accountId, event.value.downloadId, { used: [], returned: event.value.returned });
    default:
      return;
  }
}

type Lot = { lotId: string; kind: string; expiresAt?: Parameters<typeof isoOf>[0] };

async function addLot(db: Kysely<unknown>, accountId: string, { lotId, kind, expiresAt }: Lot): Promise<void> {
  await sql`insert into billed_lot (account_id, lot_id, kind, expires_at)
    values (${accountId}, ${lotId}, ${kind}, ${isoOf(expiresAt)}::timestamptz) on conflict (account_id, lot_id) do nothing`.execute(
    db,
  );
}

async function setAside(db: Kysely<unknown>, accountId: string, downloadId: string, from: Portion[]): Promise<void> {
  const parts = from.map(({ lotId, leads }, place) => ({ lot_id: lotId, leads: String(leads), place }));
  await sql`insert into download_cost (account_id, download_id, lot_id, place, set_aside)
    select ${accountId}, ${downloadId}, lot_id, place, leads
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (lot_id text, leads bigint, place int)
    on conflict (account_id, download_id, lot_id) do nothing`.execute(db);
}

async function settle(
  db: Kysely<unknown>,
  accountId: string,
  downloadId: string,
  said: { used: Portion[]; returned: Portion[] },
): Promise<void> {
  const leadsOf = (portions: Portion[], lotId: string): bigint =>
    portions.find((portion) => portion.lotId === lotId)?.leads ?? 0n;
  const lots = new Set([...said.used, ...said.returned].map(({ lotId }) => lotId));
  const parts = [...lots].map((lotId) => ({
    lot_id: lotId,
    used: String(leadsOf(said.used, lotId)),
    returned: String(leadsOf(said.returned, lotId)),
  }));
  await sql`update download_cost set used = part.used, returned = part.returned
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (lot_id text, used bigint, returned bigint)
    where account_id = ${accountId} and download_id = ${downloadId} and download_cost.lot_id = part.lot_id`.execute(db);
}

type Row = {
  download_id: string;
  kind: string | null;
  expires_at: string | null;
  set_aside: string;
  used: string;
  returned: string;
};

/** The costs of these downloads, lot by lot in the order of drawing; one that holds and held nothing has none. */
export async function readCosts(
  db: Kysely<unknown>,
  accountId: string,
  downloadIds: string[],
): Promise<Map<string, CostOfLot[]>> {
  const { rows } = await sql<Row>`select download_id, kind, expires_at, set_aside, used, returned
    from download_cost left join billed_lot using (account_id, lot_id)
    where account_id = ${accountId} and download_id = any(${downloadIds}::text[]) order by download_id, place`.execute(
    db,
  );
  const costs = new Map<string, CostOfLot[]>();
  for (const row of rows) {
    const lot = {
      kind: row.kind,
      expiresAt: row.expires_at === null ? null : isoFromPostgres(row.expires_at),
      setAside: Number(row.set_aside),
      used: Number(row.used),
      returned: Number(row.returned),
    };
    costs.set(row.download_id, [...(costs.get(row.download_id) ?? []), lot]);
  }
  return costs;
}
