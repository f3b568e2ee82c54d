// A row depends on place, number and seed alone: a larger version of one seed contains the smaller one's people.
import type { Dictionary } from '../dictionary.ts';
import { literal, type Expressions } from './expressions.ts';
import { incomesUpToColumns } from './income-bands.ts';
import type { LeadColumns, LookUp } from './lead-columns.ts';

/** From `{from}` (inclusive) to `{to}` (exclusive). Parameters: version, build, seed, year (for ages), from, to. */
export function insertLeadsSql(
  dictionary: Pick<Dictionary, 'dictId' | 'index' | 'columns'>,
  { drawn, lookUps, shared, columns }: LeadColumns,
): string {
  const { dictId } = dictionary;
  const fields = ['lead_key', ...dictionary.columns.map(({ fieldName }) => fieldName)];
  const values = fields.map((field) => {
    const expression = columns[field];
    if (expression === undefined) throw new Error(`${dictId}.${field} has no generator`);
    return expression === field ? field : `${expression} AS \`${field}\``;
  });
  const parts = Object.entries(shared).map(([name, text]) => `${text} AS ${name}`);
  return [
    `INSERT INTO ${dictionary.index} (dataset_version, ${fields.join(', ')})`,
    `SELECT {version:UInt32}, ${fields.map((field) => `\`${field}\``).join(', ')}`,
    `FROM (SELECT ${[...values, ...parts].join(',\n  ')}`,
    `FROM (${drawnRows(dictId, drawn)}) AS drawn`,
    ...lookUps.map(joinOf),
    ')',
  ].join('\n');
}

// Values of the place are computed once per place, not once per lead.
function drawnRows(dictId: string, drawn: Expressions): string {
  const columns =
    'zip, state, county_fips, county_name, time_zone, city, city_name, area_codes, code_turn, line_from, price_level';
  return [
    `SELECT ${columns}, zip_hash, ordinal,`,
    `  sipHash64({seed:UInt64}, ${literal(dictId)}, zip, ordinal) AS row_hash,`,
    Object.entries(drawn)
      .map(([name, text]) => `  ${text} AS ${name}`)
      .join(',\n'),
    `FROM (SELECT ${columns}, ${incomesUpToColumns}, first, leads, sipHash64({seed:UInt64}, ${literal(dictId)}, zip) AS zip_hash`,
    '  FROM leads.draw_places WHERE build = {build:String} AND first < {to:UInt64} AND first + leads > {from:UInt64})',
    'ARRAY JOIN range(toUInt32(greatest({from:UInt64}, first) - first), toUInt32(least({to:UInt64}, first + leads) - first)) AS ordinal',
  ].join('\n');
}

export function joinOf({ name, list, slot }: LookUp): string {
  const rows = `SELECT slot, value FROM leads.draw_slots WHERE build = {build:String} AND list = ${literal(list)}`;
  return `ANY LEFT JOIN (${rows}) AS ${name} ON ${name}.slot = drawn.${slot}`;
}
