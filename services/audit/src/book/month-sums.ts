// The leads of a month by plan, kind and category, out of the raw trail: audit's side of the three-way tie.
import { topics } from '@leadwright/contracts/topology';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { lotFactsSql, movedSql, movementsSql, plansSql, sideSql } from './movements.ts';

/**
 * Up to which event this month, and the one before, know an account: the same question has one answer for ever. `known`:
 * the newest event of any kind; absent: a billing of the release before asks.
 */
export type MonthPosition = { accountId: string; after: number; through: number; known?: number };

/** Whole leads; `issued`, `credited` and `costCents` are of the lots that began in the month. */
export type MonthSum = {
  /** Of one lot; absent: of all lots of the plan, kind and category. */
  accountId?: string;
  lotId?: string;
  /** What the newest SubscriptionChanged or PeriodPaid before the lot names; empty: none. */
  planId: string;
  kind: string;
  category: string;
  opening: number;
  issued: number;
  credited: number;
  delivered: number;
  expired: number;
  voided: number;
  rolledOver: number;
  available: number;
  held: number;
  costCents: number;
};

export type MonthSums = {
  month: string;
  /** Of the asked ones: those with a movement that the month or one before it knows. */
  accounts: number;
  entries: number;
  sums: MonthSum[];
  /** Accounts of which the trail has not all events up to the asked one: their sums say nothing yet. */
  lacking: string[];
  /** Of each account that was asked with `known`. */
  ends: TrailEnd[];
};

/** `hash`: of the event `known`; '' where the trail has none. `newest`: the last event that the trail has. */
export type TrailEnd = { accountId: string; hash: string; newest: number };

export type MonthQuestion = { month: string; positions: readonly MonthPosition[]; byLot: boolean };

/** `2026-11` as its first instant and the first one after it, in UTC, as the engine writes instants. */
export function monthRange(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = (of: number): string => new Date(Date.UTC(year, of, 1)).toISOString().slice(0, 10);
  return { from: `${first(number - 1)} 00:00:00.000000`, to: `${first(number)} 00:00:00.000000` };
}

const instant = (name: string): string => `toDateTime64({${name}:String}, 6, 'UTC')`;
const positionOf = (name: string): string =>
  `transform(account_id, {accounts:Array(String)}, {${name}:Array(UInt64)}, toUInt64(0))`;
const asked = `account_id IN {accounts:Array(String)} AND account_seq <= ${positionOf('through')}`;

// A fact belongs to the first month that ends after it took effect and that knows it: one that comes late, to the month
// that was open then.
const within = `(effective_at >= ${instant('from')} OR account_seq > ${positionOf('after')})`;
const before = `NOT ${within}`;

export async function readMonthSums(clickhouse: ClickHouse, question: MonthQuestion): Promise<MonthSums> {
  const { month, positions, byLot } = question;
  const none = { month, accounts: 0, entries: 0, sums: [], lacking: [], ends: [] };
  if (positions.length === 0) return none;
  const accounts = positions.map(({ accountId }) => accountId);
  const through = positions.map((position) => position.through);
  const after = positions.map((position) => position.after);
  const params = { ...monthRange(month), accounts, through, after };
  // Before the sums: what arrives between the two questions is then in the sums, and never missing without being named.
  const { lacking, ends } = await endsOf(clickhouse, positions);
  const rows = await clickhouse.rows<Row>({ sql: sumsSql(byLot), params });
  const whole = rows.find(({ is_whole }) => Number(is_whole) === 1);
  return {
    ...none,
    accounts: Number(whole?.accounts ?? 0),
    entries: Number(whole?.entries ?? 0),
    sums: rows.flatMap((row) => (row === whole ? [] : [sumOf(row, byLot)])),
    lacking,
    ends,
  };
}

async function endsOf(
  clickhouse: ClickHouse,
  positions: readonly MonthPosition[],
): Promise<{ lacking: string[]; ends: TrailEnd[] }> {
  const knownOf = ({ known, through }: MonthPosition): number => Math.max(known ?? through, through);
  const found = await clickhouse.rows<{ account_id: string; events: number; hash: string; newest: number }>({
    sql: `SELECT account_id, countIf(account_seq <= ${positionOf('known')}) AS events,
        anyIf(hash, account_seq = ${positionOf('known')}) AS hash, max(account_seq) AS newest
      FROM audit.trail FINAL
      WHERE topic = '${topics.billing}' AND account_id IN {accounts:Array(String)} GROUP BY account_id`,
    params: { accounts: positions.map(({ accountId }) => accountId), known: positions.map(knownOf) },
  });
  const byAccount = new Map(found.map((row) => [row.account_id, row]));
  return {
    lacking: positions.flatMap((position) =>
      Number(byAccount.get(position.accountId)?.events ?? 0) === knownOf(position) ? [] : [position.accountId],
    ),
    ends: positions.flatMap(({ accountId, known }) => {
      const { hash = '', newest = 0 } = byAccount.get(accountId) ?? {};
      return known === undefined ? [] : [{ accountId, hash, newest: Number(newest) }];
    }),
  };
}

function sumsSql(byLot: boolean): string {
  const lots = `SELECT account_id, lot_id, ${lotFactsSql},
      ${sideSql('available', before)} + ${sideSql('held', before)} AS lot_opening,
      ${movedSql('granted', within)} AS lot_issued, ${movedSql('credited', within)} AS lot_credited,
      ${movedSql('used', within)} AS lot_delivered, ${movedSql('expired', within)} AS lot_expired,
      ${movedSql('voided', within)} AS lot_voided, ${movedSql('carried', within)} AS lot_rolled_over,
      ${sideSql('available')} AS lot_available, ${sideSql('held')} AS lot_held,
      countIf(${within} AND act != 'carried') AS lot_entries
    FROM (${movementsSql(`effective_at < ${instant('to')} AND ${asked}`)})
    GROUP BY account_id, lot_id`;
  const keys = [...(byLot ? ['account_id', 'lot_id'] : []), 'plan_id', 'kind', 'category'].join(', ');
  return `SELECT ${keys}, sum(lot_opening) AS opening, sum(lot_issued) AS issued,
      sum(lot_credited) AS credited, sum(lot_delivered) AS delivered, sum(lot_expired) AS expired,
      sum(lot_voided) AS voided, sum(lot_rolled_over) AS rolled_over, sum(lot_available) AS available,
      sum(lot_held) AS held, sumIf(cost_cents, lot_issued + lot_credited > 0) AS cost,
      sum(lot_entries) AS entries, uniqExact(owner_id) AS accounts, grouping(kind) = 1 AS is_whole
    FROM (SELECT lot.*, lot.account_id AS owner_id, plan.plan_id AS plan_id FROM (${lots}) AS lot
      ASOF LEFT JOIN (${plansSql(asked)}) AS plan
        ON plan.account_id = lot.account_id AND plan.named_seq < lot.began_seq)
    GROUP BY GROUPING SETS ((${keys}), ())
    ORDER BY ${keys}`;
}

type Figure =
  | 'opening'
  | 'issued'
  | 'credited'
  | 'delivered'
  | 'expired'
  | 'voided'
  | 'rolled_over'
  | 'available'
  | 'held'
  | 'cost';
type Row = Record<Figure | 'entries' | 'accounts' | 'is_whole', number | string> &
  Record<'plan_id' | 'kind' | 'category', string> & { account_id?: string; lot_id?: string };

function sumOf(
  { account_id: accountId, lot_id: lotId, plan_id: planId, kind, category, ...row }: Row,
  byLot: boolean,
): MonthSum {
  return {
    ...(byLot ? { accountId: accountId ?? '', lotId: lotId ?? '' } : {}),
    planId,
    kind,
    category,
    opening: Number(row.opening),
    issued: Number(row.issued),
    credited: Number(row.credited),
    delivered: Number(row.delivered),
    expired: Number(row.expired),
    voided: Number(row.voided),
    rolledOver: Number(row.rolled_over),
    available: Number(row.available),
    held: Number(row.held),
    costCents: Number(row.cost),
  };
}
