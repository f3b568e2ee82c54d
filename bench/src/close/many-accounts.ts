// As many accounts as a benchmark wants, out of some that lived through billing's own ports: what a close reads of them is
// copied under new account ids, in PostgreSQL and in audit's trail. Nothing of a copy goes to the event bus.
import { sql } from 'kysely';
import { spanOf } from '@leadwright/billing/close/domain/month';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';

const tables = ['event_log', 'lead_balance', 'lot', 'ledger_entry', 'plan_history', 'invoice', 'cause'] as const;

/** The event of a copy has an id of its own, the same in each store. */
const copiedId = "md5(event_id::text || '-' || copy)::uuid";

// Before the epoch that is published from: the relay has passed it already.
const EPOCH_PASSED = 0;

const copied: Record<string, string> = {
  account_id: "account_id || '-' || copy",
  event_id: copiedId,
  epoch: String(EPOCH_PASSED),
};

/** `copies` of each account that there is, beside it. */
export async function multiply(database: Database, clickhouse: ClickHouse, copies: number): Promise<void> {
  for (const table of tables) await copyTable(database, table, copies);
  await clickhouse.command({
    sql: `INSERT INTO audit.trail SELECT trail.* REPLACE (concat(account_id, '-', toString(copy)) AS account_id)
      FROM audit.trail AS trail CROSS JOIN (SELECT number + 1 AS copy FROM numbers({copies:UInt32})) AS copies`,
    params: { copies },
  });
}

/** Accounts with a ledger, and the entries that took effect in the month. */
export async function entriesOf({ db }: Database, month: string): Promise<{ accounts: number; entries: number }> {
  const { from, to } = spanOf(month);
  return inScope(db, 'all', async (trx) => {
    const { rows } = await sql<{ accounts: number; entries: number }>`select
        (select count(*)::int from lead_balance) as accounts,
        (select count(*)::int from ledger_entry
          where effective_at >= ${from}::timestamptz and effective_at < ${to}::timestamptz) as entries`.execute(trx);
    return rows[0] ?? { accounts: 0, entries: 0 };
  });
}

async function copyTable({ db }: Database, table: (typeof tables)[number], copies: number): Promise<void> {
  await inScope(db, 'all', async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
      order by ordinal_position`.execute(trx);
    const columns = rows.map(({ name }) => sql.ref(name));
    const values = rows.map(({ name }) => (copied[name] === undefined ? sql.ref(name) : sql.raw(copied[name])));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) select ${sql.join(values)}
      from ${sql.table(table)} cross join generate_series(1, ${copies}::int) as copy`.execute(trx);
  });
  await sql`analyze ${sql.table(table)}`.execute(db);
}
