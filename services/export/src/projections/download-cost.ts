// Each message of billing is written unchanged, so that consuming it again, or in a rebuild, changes nothing.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';

/** `kind` is null for a lot of which nothing was received. */
export type CostOfLot = {
  kind: string | null;
  expiresAt: string | null;
  setAside: number;
  used: number;
  returned: number;
};

type Part = { lotId: string; leads: number };
type BilledLot = { lotId: string; kind: string; expiresAt: string | null };

/** A lot that a cost may name; one that is known is not changed. */
export async function addBilledLot(
  db: Kysely<unknown>,
  accountId: string,
  { lotId, kind, expiresAt }: BilledLot,
): Promise<void> {
  await sql`insert into billed_lot (account_id, lot_id, kind, expires_at)
    values (${accountId}, ${lotId}, ${kind}, ${expiresAt}::timestamptz) on conflict (account_id, lot_id) do nothing`.execute(
    db,
  );
}

/** What billing keeps back for a download, in the order of drawing. */
export async function setCostAside(
  db: Kysely<unknown>,
  accountId: string,
  downloadId: string,
  from: readonly Part[],
): Promise<void> {
  const parts = from.map(({ lotId, leads }, place) => ({ lot_id: lotId, leads, place }));
  await sql`insert into download_cost (account_id, download_id, lot_id, place, set_aside)
    select ${accountId}, ${downloadId}, lot_id, place, leads
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (lot_id text, leads bigint, place int)
    on conflict (account_id, download_id, lot_id) do nothing`.execute(db);
}

export async function settleCost(
  db: Kysely<unknown>,
  accountId: string,
  downloadId: string,
  { used, returned }: { used: readonly Part[]; returned: readonly Part[] },
): Promise<void> {
  const leadsOf = (parts: readonly Part[], lotId: string): number =>
    parts.find((part) => part.lotId === lotId)?.leads ?? 0;
  const lots = new Set([...used, ...returned].map(({ lotId }) => lotId));
  const parts = [...lots].map((lotId) => ({
    lot_id: lotId,
    used: leadsOf(used, lotId),
    returned: leadsOf(returned, lotId),
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

/** Lot by lot in the order of drawing; a download that holds and held nothing has none. */
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
