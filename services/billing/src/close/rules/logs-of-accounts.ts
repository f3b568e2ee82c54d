// The log of some accounts in the order of each, without holding a long one whole.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { eventColumns, eventOf, type EventRow } from '@leadwright/eventsourcing/log/event-rows';
import { billingTopic } from '../../kernel/topic.ts';
import type { StoredRow } from './account-proof.ts';

const EVENTS_AT_ONCE = 5_000;

/** All events of each account, one account after another. Needs scope `all`. */
export async function* logsOf(trx: Kysely<unknown>, accounts: string[]): AsyncGenerator<StoredRow> {
  for (const { accounts: read, isLong } of await readTogether(trx, accounts)) {
    if (isLong) for (const account of read) yield* longLog(trx, account);
    else yield* await readRows(trx, sql`account_id = any(${read}::text[])`, sql``);
  }
}

// Accounts whose logs fit into one read, by the number of their newest event.
async function readTogether(
  trx: Kysely<unknown>,
  accounts: string[],
): Promise<{ accounts: string[]; isLong: boolean }[]> {
  const { rows } = await sql<{ account_id: string; newest: string }>`select account_id, newest
    from unnest(${accounts}::text[]) as asked (account_id)
    cross join lateral (select account_seq as newest from event_log where topic = ${billingTopic}
      and event_log.account_id = asked.account_id order by account_seq desc limit 1) as found`.execute(trx);
  const reads: { accounts: string[]; isLong: boolean; events: number }[] = [];
  for (const { account_id: account, newest } of rows) {
    const events = Number(newest);
    const last = reads.at(-1);
    if (last !== undefined && !last.isLong && last.events + events <= EVENTS_AT_ONCE) {
      last.accounts.push(account);
      last.events += events;
    } else reads.push({ accounts: [account], isLong: events > EVENTS_AT_ONCE, events });
  }
  return reads;
}

export async function* longLog(trx: Kysely<unknown>, account: string): AsyncGenerator<StoredRow> {
  for (let after = 0; ;) {
    const rows = await readRows(
      trx,
      sql`account_id = ${account} and account_seq > ${after}`,
      sql`limit ${EVENTS_AT_ONCE}`,
    );
    yield* rows;
    if (rows.length < EVENTS_AT_ONCE) return;
    after = rows.at(-1)?.accountSeq ?? after;
  }
}

async function readRows(
  trx: Kysely<unknown>,
  which: RawBuilder<unknown>,
  limit: RawBuilder<unknown>,
): Promise<StoredRow[]> {
  const { rows } = await sql<EventRow & { type: string }>`select ${eventColumns}, type from event_log
    where topic = ${billingTopic} and ${which} order by account_id, account_seq ${limit}`.execute(trx);
  return rows.map((row) => ({ ...eventOf(row), type: row.type }));
}
