// Stands in for audit: the sums of a month added up in plain steps, entry by entry, from the ledger's stored entries.
import { sql } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { spanOf } from '../domain/month.ts';
import { inAllAccounts } from '../projections/in-all-accounts.ts';
import { readLogEnds, type Position } from '../projections/tie-sides.ts';
import type { BookAnswer } from '../second-book.ts';

type Entry = {
  seq: string;
  lot_id: string;
  side: string;
  type: string;
  leads: string;
  in_month: boolean;
  is_before: boolean;
  plan_id: string | null;
  kind: string;
  category: string;
  cost_cents: string;
};

export async function bookOfLedger(database: Database, month: string, positions: Position[]): Promise<BookAnswer> {
  const sums = new Map<string, BookAnswer['sums'][number]>();
  for (const position of positions)
    for (const entry of await entriesOf(database, month, position)) {
      const { plan_id, kind, category, lot_id: lotId } = entry;
      const { accountId } = position;
      const key = JSON.stringify([accountId, lotId]);
      const sum = sums.get(key) ?? {
        ...{ accountId, lotId, planId: plan_id ?? '', kind, category, opening: 0, issued: 0, credited: 0 },
        ...{ delivered: 0, expired: 0, voided: 0, costCents: 0 },
      };
      sums.set(key, sum);
      add(sum, entry);
    }
  const ends = await inAllAccounts(database, (trx) => readLogEnds(trx, positions));
  return { sums: [...sums.values()], lacking: [], ends };
}

function add(sum: BookAnswer['sums'][number], { side, type, leads, in_month, is_before, cost_cents }: Entry): void {
  const counted = Number(leads);
  if (is_before && (side === 'available' || side === 'held')) sum.opening += counted;
  if (!in_month) return;
  if (side === 'delivered' || side === 'expired' || side === 'voided') sum[side] += counted;
  if (!side.startsWith('issued')) return;
  sum[type === 'credited' ? 'credited' : 'issued'] -= counted;
  sum.costCents += Number(cost_cents);
}

async function entriesOf(database: Database, month: string, position: Position): Promise<Entry[]> {
  const { from, to } = spanOf(month);
  const { accountId, after, through } = position;
  const isBefore = sql`(effective_at < ${from}::timestamptz and seq <= ${after})`;
  const { rows } = await inScope(database.db, [accountId], (trx) =>
    sql<Entry>`select seq, lot_id, ledger_account as side, entry.type, entry.leads, not ${isBefore} as in_month,
        ${isBefore} as is_before, kind, category, cost_cents,
        (select plan_id from plan_history as plan where plan.account_id = entry.account_id and plan.seq <= granted_seq
          order by plan.seq desc limit 1) as plan_id
      from (select * from ledger_entry where account_id = ${accountId} and seq <= ${through}
        and effective_at < ${to}::timestamptz) as entry
      join (select account_id, lot_id, kind, category, cost_cents, granted_seq from lot) as lot using (account_id, lot_id)`.execute(
      trx,
    ),
  );
  return rows;
}
