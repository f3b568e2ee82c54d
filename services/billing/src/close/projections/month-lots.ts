// What a month did to each lot. A fact belongs to the first month that ends after it and whose position knows it.
import { sql, type RawBuilder } from 'kysely';
import { monthAfter, spanOf } from '../domain/month.ts';
import { planOfLot } from '../../subscription/projections/plan-history.ts';

/** Whether positions of the month stand in month_position. One that does not is shown with all that is known now. */
export type Cut = { month: string; isCut: boolean };

const NEWEST = '9223372036854775807';

// A month that a process of the release before proposed has no position of its own for invoices.
const knownSeq = sql`coalesce(known_seq, seq)`;

const positionsOf = ({ month, isCut }: Cut): RawBuilder<unknown> =>
  isCut
    ? sql`select account_id, seq, ${knownSeq} as known_seq from month_position where month = ${month}`
    : sql`select account_id, version as seq, ${NEWEST}::bigint as known_seq from lead_balance`;

/** The business sides of a fact's entries: what was issued, and where leads ended. Reserving moves nothing of a month. */
const isFigure = sql`ledger_account not in ('available', 'held')`;

/** The month's entries as `month_entry`, one row per movement, after `with`. Earlier months knew their own. */
export function monthEntries(cut: Cut): RawBuilder<unknown> {
  const { from, to } = spanOf(cut.month);
  return sql`known as (${positionsOf(cut)}),
    before as (select account_id, seq, ${knownSeq} as known_seq from month_position where month = ${monthAfter(cut.month, -1)}),
    month_entry as (
      select entry.* from ledger_entry as entry
      join known on known.account_id = entry.account_id
      left join before on before.account_id = entry.account_id
      where ${isFigure} and entry.effective_at < ${to}::timestamptz and entry.seq <= known.seq
        and (entry.effective_at >= ${from}::timestamptz or entry.seq > coalesce(before.seq, 0)))`;
}

const sums = sql`
  coalesce(-sum(leads) filter (where ledger_account like 'issued:%' and type <> 'credited'), 0) as issued,
  coalesce(-sum(leads) filter (where ledger_account like 'issued:%' and type = 'credited'), 0) as credited,
  coalesce(sum(leads) filter (where ledger_account = 'delivered'), 0) as delivered,
  coalesce(sum(leads) filter (where ledger_account = 'expired'), 0) as expired,
  coalesce(sum(leads) filter (where ledger_account = 'voided'), 0) as voided`;

// The rule of cents.ts: each share is rounded down, missing cents go to the largest remainders, ties in this order.
const lines = ['delivered', 'expired', 'voided', 'closing'] as const;
const floorOf = (line: string) => sql`div(cents::numeric * ${sql.ref(line)}, whole)`;
const restOf = (line: string) => sql`mod(cents::numeric * ${sql.ref(line)}, whole)`;
const ref = (line: string, suffix: string) => sql.ref(`${line}_${suffix}`);
const rankOf = (line: string, at: number) =>
  sql.join(
    lines.flatMap((other, place) =>
      place === at
        ? []
        : [
            place < at
              ? sql`(${ref(other, 'rest')} >= ${ref(line, 'rest')})::int`
              : sql`(${ref(other, 'rest')} > ${ref(line, 'rest')})::int`,
          ],
    ),
    sql` + `,
  );

/** One row per lot opened or moved, as `month_lots`, after `with`. `funded`: an invoice paid it; not a moved lot. */
export function monthLots(cut: Cut): RawBuilder<unknown> {
  const each = (make: (line: string, at: number) => RawBuilder<unknown>) => sql.join(lines.map(make));
  return sql`${monthEntries(cut)},
    flow as (select account_id, lot_id, ${sums} from month_entry group by account_id, lot_id),
    opened as (select account_id, lot_id, leads, cents from month_lot where month = ${monthAfter(cut.month, -1)}),
    moved as (
      select account_id, lot_id, coalesce(opened.leads, 0) as opening, coalesce(opened.cents, 0) as opening_cents,
        coalesce(issued, 0) as issued, coalesce(credited, 0) as credited, coalesce(delivered, 0) as delivered,
        coalesce(expired, 0) as expired, coalesce(voided, 0) as voided
      from opened full join flow using (account_id, lot_id)),
    valued as (
      select moved.*, coalesce(plan.plan_id, '') as plan_id, lot.kind, lot.category, lot.invoice_id, lot.granted_seq,
        lot.invoice_id is not null and (lot.source like 'plan:%' or lot.source like 'plan-change:%') as funded,
        opening + issued + credited - moved.delivered - moved.expired - moved.voided as closing,
        nullif(opening + issued + credited, 0) as whole,
        case when issued > 0 then cost_cents else 0 end as issued_cents,
        case when credited > 0 then cost_cents else 0 end as credited_cents,
        opening_cents + case when issued + credited > 0 then cost_cents else 0 end as cents
      from moved join lot using (account_id, lot_id) ${planOfLot('plan')}),
    floored as (
      select *, ${each((line) => sql`${floorOf(line)} as ${ref(line, 'floor')}`)},
        ${each((line) => sql`${restOf(line)} as ${ref(line, 'rest')}`)}
      from valued),
    ranked as (
      select *, cents - (${sql.join(
        lines.map((line) => ref(line, 'floor')),
        sql` + `,
      )}) as missing,
        ${each((line, at) => sql`${rankOf(line, at)} as ${ref(line, 'rank')}`)}
      from floored),
    month_lots as (
      select *, ${each(
        (line) =>
          sql`coalesce(${ref(line, 'floor')} + (${ref(line, 'rank')} < missing)::int, 0)::bigint as ${ref(line, 'cents')}`,
      )}
      from ranked)`;
}
