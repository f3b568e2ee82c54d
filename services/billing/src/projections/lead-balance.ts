// Table lead_balance: what each account has over all its lots.
import { sql, type RawBuilder } from 'kysely';

/** The sides of the ledger, business sides (`issued:<kind>`) taken together. Whole leads. */
export type Sides = { issued: number; available: number; held: number; delivered: number; expired: number; voided: number };

export const noLeads: Sides = { issued: 0, available: 0, held: 0, delivered: 0, expired: 0, voided: 0 };

/**
 * The statement that adds to an account's balance and returns what is available afterwards. The
 * account is locked by the append this is a part of. What takes away never makes the row: a ledger
 * begins with a grant, or with a refusal that moves nothing.
 */
export function addToBalance(accountId: string, seq: number, change: Sides): RawBuilder<{ available: string }> {
  const { issued, available, held, delivered, expired, voided } = change;
  if (Object.values(change).some((leads) => leads < 0)) {
    return sql`update lead_balance set
        issued = issued + ${issued}::bigint, available = available + ${available}::bigint, held = held + ${held}::bigint,
        delivered = delivered + ${delivered}::bigint, expired = expired + ${expired}::bigint, voided = voided + ${voided}::bigint,
        version = ${seq}::bigint
      where account_id = ${accountId} returning available`;
  }
  return sql`insert into lead_balance as balance (account_id, issued, available, held, delivered, expired, voided, version)
    values (${accountId}, ${issued}::bigint, ${available}::bigint, ${held}::bigint, ${delivered}::bigint, ${expired}::bigint, ${voided}::bigint, ${seq}::bigint)
    on conflict (account_id) do update set
      issued = balance.issued + excluded.issued, available = balance.available + excluded.available, held = balance.held + excluded.held,
      delivered = balance.delivered + excluded.delivered, expired = balance.expired + excluded.expired,
      voided = balance.voided + excluded.voided, version = excluded.version
    returning available`;
}
