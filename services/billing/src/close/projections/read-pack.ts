import { sql, type Kysely } from 'kysely';
import { figures, type Amounts, type PackRow } from '../domain/figures.ts';
import { monthLots, type Cut } from './month-lots.ts';

/** `lots`: left at the end. `entries`: counted. `sha256`: of one line per lot: account, lot, leads, cents. */
export type Pack = { rows: PackRow[]; entries: number; lots: { count: number; sha256: string } };

type Row = {
  rows: ({ planId: string; kind: string; category: string; lots: number } & Record<string, number>)[];
  entries: string;
  lots: string;
  lots_sha256: string;
};

// Sums over all accounts stay below 2^53, as every figure does, so they are exact as JSON numbers.
const sumsOf = sql.join(
  figures.flatMap((name) => [
    sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`,
    sql`sum(${sql.ref(`${name}_cents`)}) as ${sql.ref(`${name}_cents`)}`,
  ]),
);

/** The caller's scope is all accounts. */
export async function readPack(trx: Kysely<unknown>, cut: Cut): Promise<Pack> {
  const { rows: found } = await sql<Row>`with ${monthLots(cut)},
    summed as (select plan_id as "planId", kind, category, count(*) as lots, ${sumsOf}
      from month_lots group by plan_id, kind, category)
    select coalesce((select jsonb_agg(to_jsonb(summed) order by "planId" collate "C", kind, category) from summed), '[]') as rows,
      (select count(*) from month_entry) as entries,
      (select count(*) from month_lots where closing > 0) as lots,
      (select encode(sha256(convert_to(coalesce(string_agg(concat_ws(' ', account_id, lot_id, closing, closing_cents), chr(10)
        order by account_id collate "C", lot_id collate "C"), ''), 'UTF8')), 'hex') from month_lots where closing > 0) as lots_sha256`.execute(
    trx,
  );
  const [row] = found;
  if (!row) throw new Error('a query of one row answered none');
  return {
    rows: row.rows.map((each) => ({
      planId: each.planId,
      kind: each.kind,
      category: each.category,
      lots: each.lots,
      leads: amountsOf(each, ''),
      cents: amountsOf(each, '_cents'),
    })),
    entries: Number(row.entries),
    lots: { count: Number(row.lots), sha256: row.lots_sha256 },
  };
}

function amountsOf(row: Record<string, unknown>, suffix: string): Amounts {
  return Object.fromEntries(figures.map((name) => [name, Number(row[name + suffix])])) as Amounts;
}

/** What the month leaves in each lot, for the next one to open with. */
export async function keepClosingLots(trx: Kysely<unknown>, cut: Cut): Promise<void> {
  await sql`with ${monthLots(cut)}
    insert into month_lot (month, account_id, lot_id, leads, cents)
    select ${cut.month}, account_id, lot_id, closing, closing_cents from month_lots where closing > 0`.execute(trx);
}
