// Table lead_balance: what each account has over all its lots.
import { sql, type Kysely } from 'kysely';

/** The sides of the ledger, business sides (`issued:<kind>`) taken together. Whole leads. */
export type Sides = { issued: number; available: number; held: number; delivered: number; expired: number; voided: number };

export const noLeads: Sides = { issued: 0, available: 0, held: 0, delivered: 0, expired: 0, voided: 0 };

/** Adds to the balance and answers what is available afterwards. The account is locked by the append this is a part of. */
export async function addToBalance(db: Kysely<unknown>, accountId: string, seq: number, change: Sides): Promise<number> {
  const { issued, available, held, delivered, expired, voided } = change;
  const updated = await sql<{ available: string }>`update lead_balance set
      issued = issued + ${issued}::bigint, available = available + ${available}::bigint, held = held + ${held}::bigint,
      delivered = delivered + ${delivered}::bigint, expired = expired + ${expired}::bigint, voided = voided + ${voided}::bigint,
      version = ${seq}::bigint
    where account_id = ${accountId} returning available`.execute(db);
  const row = updated.rows[0];
  if (row) return Number(row.available);
  await sql`insert into lead_balance (account_id, issued, available, held, delivered, expired, voided, version)
    values (${accountId}, ${issued}, ${available}, ${held}, ${delivered}, ${expired}, ${voided}, ${seq})`.execute(db);
  return available;
}
