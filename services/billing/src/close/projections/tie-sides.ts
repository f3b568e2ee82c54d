import { sql, type Kysely } from 'kysely';
import { monthAfter } from '../domain/month.ts';
import type { BookSum } from '../domain/tie.ts';
import type { flows } from '../domain/figures.ts';
import { billingTopic } from '../../kernel/topic.ts';
import { monthLots, type Cut } from './month-lots.ts';

/**
 * The month knows the account's ledger up to `through`; up to `after` the month before it knew it. `known`: its newest event
 * of any kind.
 */
export type Position = { accountId: string; after: number; through: number; known: number };

/** `hash`: of the event `known`; '' where the log has none. `newest`: the last event of the account that the log has now. */
export type LogEnd = { accountId: string; hash: string; newest: number };

export async function readPositionsAfter(
  trx: Kysely<unknown>,
  { month }: Cut,
  after: string,
  limit: number,
): Promise<Position[]> {
  const { rows } = await sql<{
    account_id: string;
    after: string;
    through: string;
    known: string;
  }>`select cut.account_id,
      coalesce(before.seq, 0) as after, cut.seq as through, greatest(coalesce(cut.known_seq, 0), cut.seq) as known
    from month_position as cut
    left join month_position as before on before.month = ${monthAfter(month, -1)} and before.account_id = cut.account_id
    where cut.month = ${month} and cut.account_id collate "C" > ${after}
    order by cut.account_id collate "C" limit ${limit}`.execute(trx);
  return rows.map((row) => ({
    accountId: row.account_id,
    after: Number(row.after),
    through: Number(row.through),
    known: Number(row.known),
  }));
}

/** In the order of the positions. */
export async function readLogEnds(trx: Kysely<unknown>, positions: readonly Position[]): Promise<LogEnd[]> {
  const asked = JSON.stringify(positions.map(({ accountId, known }, place) => ({ place, accountId, known })));
  const { rows } = await sql<{ account_id: string; hash: string | null; newest: string | null }>`select
      asked."accountId" as account_id, encode(event_log.hash, 'hex') as hash, newest
    from jsonb_to_recordset(${asked}::jsonb) as asked (place int, "accountId" text, known bigint)
    left join event_log on topic = ${billingTopic} and event_log.account_id = asked."accountId" and account_seq = known
    left join lateral (select account_seq as newest from event_log as last where last.topic = ${billingTopic}
      and last.account_id = asked."accountId" order by account_seq desc limit 1) as head on true
    order by place`.execute(trx);
  return rows.map((row) => ({ accountId: row.account_id, hash: row.hash ?? '', newest: Number(row.newest ?? 0) }));
}

type SumRow = { account_id: string; lot_id: string; plan_id: string; kind: string; category: string } & Record<
  (typeof flows)[number] | 'opening' | 'cost_cents',
  string
>;

/** The ledger's own side: each lot of the month. */
export async function readLotSums(trx: Kysely<unknown>, cut: Cut): Promise<BookSum[]> {
  const { rows } = await sql<SumRow>`with ${monthLots(cut)}
    select account_id, lot_id, plan_id, kind, category, opening, issued, credited, delivered, expired, voided,
      issued_cents + credited_cents as cost_cents
    from month_lots`.execute(trx);
  return rows.map(({ account_id: accountId, lot_id: lotId, plan_id: planId, kind, category, ...row }) => ({
    ...{ accountId, lotId, planId, kind, category },
    ...{ opening: Number(row.opening), issued: Number(row.issued), credited: Number(row.credited) },
    ...{ delivered: Number(row.delivered), expired: Number(row.expired), voided: Number(row.voided) },
    costCents: Number(row.cost_cents),
  }));
}

/** The first entry that people see of an event; null: the ledger has none. */
export async function findShownEntry(trx: Kysely<unknown>, accountId: string, seq: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select event_id::text || '.' || line as id from ledger_entry
    where account_id = ${accountId} and seq = ${seq}::bigint
      and (ledger_account = 'available' or (type = 'used' and ledger_account = 'held'))
    order by line limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}
