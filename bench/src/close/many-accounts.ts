// As many accounts as a benchmark wants, out of some that lived through billing's own ports: what a close reads of them is
// copied under new account ids, in PostgreSQL and in audit's trail. Each copy has bytes and hashes of its own, since the
// check before a lock reads them. Nothing of a copy goes to the event bus.
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { spanOf } from '@leadwright/billing/close/domain/month';
import { logsOf } from '@leadwright/billing/close/rules/logs-of-accounts';
import { billingContract, type BillingStored } from '@leadwright/billing/contracts';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import { insertEvents } from '@leadwright/eventsourcing/log/event-rows';
import { chainHash, encodeEvent, FIRST_PREV_HASH, recordOf } from '@leadwright/eventsourcing/log/published-event';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { ReceivedTrail } from '@leadwright/standalone/testing/received-trail';

const tables = [
  ...(['head', 'lead_balance', 'lot', 'ledger_entry', 'plan_history', 'invoice', 'adjustment', 'cause'] as const),
];

/** The event of a copy has an id of its own, the same in each store. */
const copiedId = "md5(event_id::text || '-' || copy)::uuid";
const copyOfId = (eventId: string, copy: number): string => {
  const hex = createHash('md5').update(`${eventId}-${copy}`).digest('hex');
  return [8, 12, 16, 20, 32].map((end, nth, ends) => hex.slice(ends[nth - 1] ?? 0, end)).join('-');
};

const copied: Record<string, string> = {
  account_id: "account_id || '-' || copy",
  event_id: copiedId,
  stream_id: "case when stream_id like '%-' || account_id then stream_id || '-' || copy else stream_id end",
};

/** `copies` of each account that there is, beside it. */
export async function multiply(database: Database, trail: ReceivedTrail, copies: number): Promise<void> {
  const { rows } = await inScope(database.db, 'all', (trx) =>
    sql<{ account_id: string }>`select account_id from lead_balance order by account_id`.execute(trx),
  );
  const accounts = rows.map((row) => row.account_id);
  for (const account of accounts) await copyLog(database, trail, { account, copies });
  await sql`analyze event_log`.execute(database.db);
  for (const table of tables) await copyTable(database, table, { accounts, copies });
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

async function copyLog(
  { db }: Database,
  trail: ReceivedTrail,
  { account, copies }: { account: string; copies: number },
): Promise<void> {
  const events = await inScope(db, 'all', async (trx) => {
    const all: StoredEvent<BillingStored>[] = [];
    for await (const row of logsOf(trx, [account])) all.push(row as unknown as StoredEvent<BillingStored>);
    return all;
  });
  for (let from = 1; from <= copies; from += COPIES_AT_ONCE) {
    const some = Array.from({ length: Math.min(COPIES_AT_ONCE, copies - from + 1) }, (_, nth) =>
      copyOf(events, from + nth),
    );
    const made = some.flat();
    await inScope(db, 'all', (trx) => insertPassed(trx, made));
    await trail.take(made.map(recordOf));
  }
}

// In the epoch before the one that is published from: the relay has passed it already.
async function insertPassed(trx: Kysely<unknown>, events: StoredEvent[]): Promise<void> {
  await sql`update log_epoch set epoch = epoch - 1`.execute(trx);
  await insertEvents(events).execute(trx);
  await sql`update log_epoch set epoch = epoch + 1`.execute(trx);
}

function copyOf(events: StoredEvent<BillingStored>[], copy: number): StoredEvent[] {
  let before: Uint8Array = FIRST_PREV_HASH;
  return events.map((event) => {
    const accountId = `${event.accountId}-${copy}`;
    const isOwn = event.streamId.endsWith(`-${event.accountId}`);
    const streamId = isOwn ? `${event.streamId}-${copy}` : event.streamId;
    const own = { ...event, accountId, streamId, eventId: copyOfId(event.eventId, copy), prevHash: before };
    const message = encodeEvent(billingContract, own);
    before = chainHash(before, message);
    return { ...own, message, hash: before };
  });
}

/** So many copies by one statement: a connection that is silent for longer than that takes is given up. */
const COPIES_AT_ONCE = 10;

async function copyTable(
  { db }: Database,
  table: (typeof tables)[number],
  { accounts, copies }: { accounts: string[]; copies: number },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
    order by ordinal_position`.execute(db);
  const columns = rows.map(({ name }) => sql.ref(name));
  const values = rows.map(({ name }) => (copied[name] === undefined ? sql.ref(name) : sql.raw(copied[name])));
  for (let from = 1; from <= copies; from += COPIES_AT_ONCE)
    await inScope(db, 'all', async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`insert into ${sql.table(table)} (${sql.join(columns)}) select ${sql.join(values)}
        from ${sql.table(table)} cross join generate_series(${from}::int, ${Math.min(from + COPIES_AT_ONCE - 1, copies)}::int) as copy
        where account_id = any(${accounts}::text[])`.execute(trx);
    });
  await sql`analyze ${sql.table(table)}`.execute(db);
}
