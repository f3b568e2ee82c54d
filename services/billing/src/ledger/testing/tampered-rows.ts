// What somebody with access to the database could do, and the books as audit would then be served them.
import { sql, type Kysely } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { readAdded, type Added } from '../projections/ledger-entry.ts';

/** Runs statements, separated by `;`, that no code of billing would. */
export async function tamper(database: Pick<Database, 'db'>, statements: string): Promise<void> {
  await inScope(database.db, 'all', async (trx) => {
    await mayChangeHistory(trx);
    for (const statement of statements.split(';')) await sql.raw(statement).execute(trx);
    await sql`revoke update, delete on event_log, ledger_entry from current_user`.execute(trx);
  });
}

/** For the rest of the transaction, as an administrator says it. */
export async function mayChangeHistory(trx: Kysely<unknown>): Promise<void> {
  await sql`select set_config('leadwright.changes_history', 'yes', true)`.execute(trx);
  await sql`grant update, delete on event_log, ledger_entry to current_user`.execute(trx);
}

type Sides = { available: number; held: number; delivered: number; expired: number; voided: number };
type ServedLot = { lotId: string; kind: string; category: string } & Sides;

/** The balances of all accounts, as one page, and the entries of one. */
export function servedBook(database: Pick<Database, 'db'>): {
  balances(): Promise<{ balances: { accountId: string; accountSeq: number; lots: ServedLot[] }[]; next: null }>;
  entries(accountId: string, after: number, limit: number): Promise<{ entries: Added[]; next: null }>;
} {
  return {
    balances: async () => {
      const { rows } = await inScope(database.db, 'all', (trx) =>
        sql<{ account_id: string; version: string; lots: ServedLot[] }>`select account_id, version,
            (select jsonb_agg(jsonb_build_object('lotId', lot_id, 'kind', kind, 'category', category,
              'available', available, 'held', held, 'delivered', delivered, 'expired', expired, 'voided', voided))
            from lot where lot.account_id = lead_balance.account_id) as lots
          from lead_balance order by account_id collate "C"`.execute(trx),
      );
      const balances = rows.map(({ account_id: accountId, version, lots }) => ({
        accountId,
        accountSeq: Number(version),
        lots,
      }));
      return { balances, next: null };
    },
    entries: async (accountId, after, limit) => ({
      entries: await inScope(database.db, [accountId], (trx) => readAdded(trx, accountId, { after, limit })),
      next: null,
    }),
  };
}
