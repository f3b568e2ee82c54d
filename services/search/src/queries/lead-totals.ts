import { leadTotals } from '@leadwright/leads/compile/lead-totals';
import type { Dictionary } from '@leadwright/leads/dictionary';
import type { Params } from '@leadwright/leads/compile/where';

export type Totals = ReadonlyMap<string, number>;

/** The totals of a column in a version; a failure is not kept. `edition`: what became of the version. */
export type LeadTotals = (
  dictionary: Dictionary,
  column: string,
  of: { version: number; edition: string },
) => Promise<Totals>;

type Row = { value: string; leads: number | string };
type Rows = (statement: { sql: string; params: Params }) => Promise<Row[]>;

/** Keeps only what was asked for last, of each column. */
export function createLeadTotals(rows: Rows): LeadTotals {
  const kept = new Map<string, { edition: string; totals: Promise<Totals> }>();
  return (dictionary, column, { version, edition }) => {
    const key = `${dictionary.dictId} ${column}`;
    const known = kept.get(key);
    if (known?.edition === edition) return known.totals;
    const totals = rows(leadTotals(dictionary, column, version)).then(
      (counted) => new Map(counted.map(({ value, leads }) => [value, Number(leads)])),
    );
    kept.set(key, { edition, totals });
    totals.catch(() => kept.delete(key));
    return totals;
  };
}
