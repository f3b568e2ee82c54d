// The second book: the lots of accounts, made from the raw trail alone, as they were after a given event.
import { topics } from '@leadwright/contracts/topology';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { lotFactsSql, movementsSql, sides, sideSql, type Side } from './movements.ts';

export type TrailLot = { lotId: string; kind: string; category: string } & Record<Side, number>;

export type TrailHead = {
  /** The newest event of billing, and of its ledger; 0 where there is none. */
  head: number;
  ledgerHead: number;
  /** How many events up to the asked one there are: as many as its number, unless some are missing. */
  counted: number;
};

export type TrailBook = {
  heads(at: Map<string, number>): Promise<Map<string, TrailHead>>;
  /** Only lots that some movement up to its event touched. */
  lots(at: Map<string, number>): Promise<Map<string, TrailLot[]>>;
  /** What each event after `after`, up to `through`, added to each lot, in order. */
  steps(accountId: string, after: number, through: number): Promise<TrailStep[]>;
  /** Null where the trail has none. */
  event(accountId: string, seq: number): Promise<{ eventId: string; type: string } | null>;
  /** The first number below `through` that no event has. */
  firstGap(accountId: string, through: number): Promise<number>;
  accounts(after: string, limit: number): Promise<string[]>;
};

export type TrailStep = { seq: number; eventId: string; type: string; lotId: string } & Record<Side, number>;

const ofBilling = `topic = '${topics.billing}'`;
const ofAccount = 'account_id = {account:String}';
const upTo = 'account_seq <= transform(account_id, {accounts:Array(String)}, {through:Array(UInt64)}, toUInt64(0))';
const asked = 'account_id IN {accounts:Array(String)}';
const sums = sides.map((side) => `${sideSql(side)} AS ${side}_leads`).join(', ');

export function openTrailBook(clickhouse: ClickHouse): TrailBook {
  const rows = <Row>(sql: string, params: Record<string, string | number | string[] | number[]>): Promise<Row[]> =>
    clickhouse.rows<Row>({ sql, params });
  const listsOf = (at: Map<string, number>) => ({ accounts: [...at.keys()], through: [...at.values()] });
  return {
    heads: async (at) => {
      const found = await rows<HeadRow>(
        `SELECT account_id, max(account_seq) AS head, maxIf(account_seq, startsWith(stream_id, 'ledger-')) AS ledger_head,
            countIf(${upTo}) AS counted
          FROM audit.trail FINAL WHERE ${ofBilling} AND ${asked} GROUP BY account_id`,
        listsOf(at),
      );
      return new Map(
        found.map((row) => [
          row.account_id,
          { head: Number(row.head), ledgerHead: Number(row.ledger_head), counted: Number(row.counted) },
        ]),
      );
    },
    lots: async (at) => {
      const found = await rows<LotRow & { account_id: string; kind: string; category: string }>(
        `SELECT account_id, lot_id, ${lotFactsSql}, ${sums} FROM (${movementsSql(`${asked} AND ${upTo}`)})
          WHERE act != 'carried' GROUP BY account_id, lot_id`,
        listsOf(at),
      );
      const byAccount = new Map<string, TrailLot[]>();
      for (const { account_id: account, kind, category, ...row } of found)
        byAccount.set(account, [...(byAccount.get(account) ?? []), { kind, category, ...lotOf(row) }]);
      return byAccount;
    },
    steps: async (account, after, through) => {
      const where = `${ofAccount} AND account_seq > {after:UInt64} AND account_seq <= {through:UInt64}`;
      const found = await rows<LotRow & { account_seq: number; event_id: string; type: string }>(
        `SELECT account_seq, any(event_id) AS event_id, any(type) AS type, lot_id, ${sums} FROM (${movementsSql(where)})
          WHERE act != 'carried' GROUP BY account_seq, lot_id ORDER BY account_seq, lot_id`,
        { account, after, through },
      );
      return found.map(({ account_seq: seq, event_id: eventId, type, ...row }) => ({
        seq: Number(seq),
        eventId,
        type,
        ...lotOf(row),
      }));
    },
    event: async (account, seq) => {
      const [found] = await rows<{ event_id: string; type: string }>(
        `SELECT event_id, type FROM audit.trail FINAL
          WHERE ${ofBilling} AND ${ofAccount} AND account_seq = {seq:UInt64}`,
        { account, seq },
      );
      return found ? { eventId: found.event_id, type: found.type } : null;
    },
    firstGap: async (account, through) => {
      const [found] = await rows<{ first: number }>(
        `SELECT min(place) AS first FROM (
            SELECT account_seq, row_number() OVER (ORDER BY account_seq) AS place FROM (
              SELECT account_seq FROM audit.trail FINAL
                WHERE ${ofBilling} AND ${ofAccount} AND account_seq <= {through:UInt64}
              UNION ALL SELECT {through:UInt64} + 1))
          WHERE account_seq != place`,
        { account, through },
      );
      return Number(found?.first ?? 0);
    },
    accounts: async (after, limit) =>
      (
        await rows<{ account_id: string }>(
          `SELECT DISTINCT account_id FROM audit.trail
            WHERE ${ofBilling} AND startsWith(stream_id, 'ledger-') AND account_id > {after:String}
            ORDER BY account_id LIMIT {limit:UInt32}`,
          { after, limit },
        )
      ).map((row) => row.account_id),
  };
}

type HeadRow = { account_id: string; head: number; ledger_head: number; counted: number };
type LotRow = { lot_id: string } & Record<`${Side}_leads`, number | string>;

function lotOf(row: LotRow): { lotId: string } & Record<Side, number> {
  return {
    lotId: row.lot_id,
    available: Number(row.available_leads),
    held: Number(row.held_leads),
    delivered: Number(row.delivered_leads),
    expired: Number(row.expired_leads),
    voided: Number(row.voided_leads),
  };
}
