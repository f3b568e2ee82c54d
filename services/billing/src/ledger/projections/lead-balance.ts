import { sql } from 'kysely';
import { recordset } from '@leadwright/postgres/recordset';
import type { Part } from './write-together.ts';

/** The sides of the ledger, business sides (`issued:<kind>`) taken together. Whole leads. */
export type Sides = {
  issued: number;
  available: number;
  held: number;
  delivered: number;
  expired: number;
  voided: number;
};

export const noLeads: Sides = { issued: 0, available: 0, held: 0, delivered: 0, expired: 0, voided: 0 };

const changeColumns = {
  account_id: 'text',
  issued: 'int8',
  available: 'int8',
  held: 'int8',
  delivered: 'int8',
  expired: 'int8',
  voided: 'int8',
  version: 'int8',
} as const;

/** What is added to an account's balance, and the sequence number of the last event of it. */
export type BalanceChange = Sides & { account_id: string; version: number };

/** Says what is available afterwards; the append holds the accounts' locks. What takes away never makes a row. */
export function addToBalances(changes: BalanceChange[]): Part {
  // The sum is made before it is written: a row that is only a change may not be below zero by itself.
  const statement = sql`insert into lead_balance (account_id, issued, available, held, delivered, expired, voided, version)
    select change.account_id, coalesce(old.issued, 0) + change.issued, coalesce(old.available, 0) + change.available,
      coalesce(old.held, 0) + change.held, coalesce(old.delivered, 0) + change.delivered,
      coalesce(old.expired, 0) + change.expired, coalesce(old.voided, 0) + change.voided, change.version
    from ${recordset('change', changes, changeColumns)}
    left join lateral (select * from lead_balance where account_id = change.account_id limit 1) as old on true
    where old.account_id is not null or least(change.available, change.held, change.delivered, change.expired, change.voided) >= 0
    on conflict (account_id) do update set issued = excluded.issued, available = excluded.available, held = excluded.held,
      delivered = excluded.delivered, expired = excluded.expired, voided = excluded.voided, version = excluded.version
    returning account_id, available`;
  return { name: 'balance', statement, rows: changes.length };
}
