// What an invoice paid for, as table lot has it: a lot that is used up is in no folded state.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { BookedLeads, Reissue } from '../domain/ledger-events.ts';
import type { Category, LotKind } from '../domain/lots.ts';

/**
 * The leads of the invoice's lots, and how many were delivered or are on hold, for ClawBack. Read in the transaction
 * of the command, under the account's lock: lots are written with the events.
 */
export async function bookedUnder(db: Kysely<unknown>, accountId: string, invoiceId: string): Promise<BookedLeads> {
  const { rows } = await sql<{ funded: string; used: string }>`select coalesce(sum(leads), 0) as funded,
      coalesce(sum(delivered + held), 0) as used
    from lot where account_id = ${accountId} and invoice_id = ${invoiceId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a query of one row answered none');
  return { funded: Number(row.funded), used: Number(row.used) };
}

type VoidedRow = {
  lot_id: string;
  kind: LotKind;
  priority: number;
  category: Category;
  only_dictionaries: string[];
  voided: string;
  cost_cents: string;
  starts_at: string;
  expires_at: string | null;
};

/**
 * The commands that give back what claw-backs of the invoice took, after a won dispute or a failed refund: one lot for
 * each voided one, from `at`, with the life and the cost that the voided leads had left.
 */
export async function reissuesOf(
  db: Kysely<unknown>,
  accountId: string,
  invoiceId: string,
  at: string,
): Promise<Reissue[]> {
  const { rows } = await sql<VoidedRow>`select lot_id, kind, priority, category, only_dictionaries, taken.voided,
      div(cost_cents * taken.voided, leads) as cost_cents, ${at}::timestamptz::text as starts_at,
      (${at}::timestamptz + (expires_at - voided_at))::text as expires_at
    from lot join (select account_id, lot_id, sum(leads) as voided, max(effective_at) as voided_at from ledger_entry
      where account_id = ${accountId} and ledger_account = 'voided' and corrects = ${invoiceId}
      group by account_id, lot_id) as taken using (account_id, lot_id)
    order by granted_seq`.execute(db);
  return rows.map((row) => {
    const lotId = `reissue:${row.lot_id}`;
    return {
      type: 'Reissue',
      leads: Number(row.voided),
      corrects: row.lot_id,
      lot: {
        lotId,
        kind: row.kind,
        priority: row.priority,
        category: row.category,
        effectiveAt: isoFromPostgres(row.starts_at),
        expiresAt: row.expires_at === null ? null : isoFromPostgres(row.expires_at),
        source: lotId,
        onlyDictionaries: row.only_dictionaries,
        costCents: Number(row.cost_cents),
        invoiceId,
      },
    };
  });
}
