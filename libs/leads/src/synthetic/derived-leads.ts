// Made from the rows of their kind, so that both agree in name, place and all else that they have in common.
import type { Dictionary } from '../dictionary.ts';
import type { DrawSlot } from './draw-slots.ts';
import { literal, type Expressions } from './expressions.ts';
import { joinOf } from './generate-leads.ts';
import type { LookUp } from './lead-columns.ts';

export type DerivedLeads = {
  of: Dictionary;
  /** SQL over such a row: how many leads it has; `row_hash` is then a hash of its own for each. */
  each: string;
  drawn: Expressions;
  lookUps: readonly LookUp[];
  slots: () => readonly DrawSlot[];
  /** One expression per column of the dictionary that is no column of the row. */
  columns: Expressions;
};

/** Slice `{slice}` of `{slices}`, cut by lead: one that two rows have comes once. `{source}`: the rows' version. */
export function insertDerivedSql(
  { dictId, index, columns }: Pick<Dictionary, 'dictId' | 'index' | 'columns'>,
  { of, each, drawn, lookUps, columns: expressions }: DerivedLeads,
): string {
  const inherited = new Set(of.columns.map(({ fieldName }) => fieldName));
  const fields = ['lead_key', ...columns.map(({ fieldName }) => fieldName)];
  const values = fields.map((field) => {
    const expression = expressions[field];
    if (expression !== undefined) return `${expression} AS \`${field}\``;
    if (!inherited.has(field)) throw new Error(`${dictId}.${field} has no generator`);
    return field;
  });
  const names = fields.map((field) => `\`${field}\``).join(', ');
  return [
    `INSERT INTO ${index} (dataset_version, ${names})`,
    `SELECT {version:UInt32}, ${names}`,
    `FROM (SELECT ${values.join(',\n  ')}`,
    `FROM (SELECT *${Object.entries(drawn)
      .map(([name, text]) => `,\n  ${text} AS ${name}`)
      .join('')}`,
    `FROM (SELECT * EXCEPT (lead_key, row_hash, leads), sipHash64({seed:UInt64}, ${literal(dictId)}, lead_key, number) AS row_hash`,
    `FROM (SELECT *, sipHash64({seed:UInt64}, ${literal(dictId)}, lead_key, 0) AS row_hash, ${each} AS leads`,
    `  FROM ${of.index} WHERE dataset_version = {source:UInt32}) AS one`,
    'ARRAY JOIN range(1, toUInt32(leads) + 1) AS number)) AS drawn',
    ...lookUps.map(joinOf),
    ')',
    'WHERE lead_key % {slices:UInt32} = {slice:UInt32}',
    'LIMIT 1 BY lead_key',
  ].join('\n');
}
