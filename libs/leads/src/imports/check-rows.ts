// One statement that makes leads of the rows of a file: the map's steps, the dictionary's checks, what follows from both.
import { dictionaryOf } from '../dictionaries.ts';
import { LEAD_KEY, type Column, type Dictionary } from '../dictionary.ts';
import { leadKeySql } from '../lead-key.ts';
import { cellRule, typedCell } from './cell-rule.ts';
import { derivedCells, noteCells, zipFault } from './derived-cells.ts';
import { cleanText, quoted } from './sql-text.ts';
import { applySteps } from './map-steps.ts';
import type { ImportMap } from './import-map.ts';

export type CheckedRows = {
  map: ImportMap;
  /** SQL of a column's cell, by the column's name in the file. */
  cell: (column: string) => string;
  /** The table of raw rows, with `file`, `record` and the cells. */
  from: string;
  /** The table of places (`placeRows`). */
  places: string;
  areaCodes: readonly string[];
  year: number;
  /** The file says changes, by the map's `delta`. */
  isDelta?: boolean;
};

/** The columns that come with each checked row, beside those of the dictionary. */
export const rowColumns = [
  ['file', 'UInt16'],
  ['record', 'UInt64'],
  ['rejected', 'LowCardinality(String)'],
  ['faults', 'Array(LowCardinality(String))'],
  ['filled', 'UInt16'],
  ['removes', 'UInt8'],
  ['vendor_key', 'String'],
  [LEAD_KEY, 'UInt64'],
] as const;

/** SQL of every row with its lead, why it is none (`rejected`, as field:code), and what is wrong in it (`faults`). */
export function checkedRowsSql(rows: CheckedRows): string {
  const { map, from, places, year } = rows;
  const dictionary = dictionaryOf(map.kind);
  if (!dictionary) throw new Error(`${map.kind} has no dictionary`);
  const given = dictionary.columns.filter(({ fieldName }) => Object.hasOwn(map.fields, fieldName));
  const names = new Set(given.map(({ fieldName }) => fieldName));
  const derived = derivedCells(dictionary, names, year);
  const final = (field: string): string => derived.get(field) ?? (names.has(field) ? `v_${field}` : "''");
  const fields = dictionary.columns.map(({ fieldName }) => fieldName);
  const filled = fields.map((field) => `(o_${field} != '')`).join(' + ');
  const key = map.key === undefined ? "''" : cleanText(rows.cell(map.key));
  return [
    `SELECT file, record, ${rejection(dictionary)} AS rejected, faults, ${filled} AS filled, action = 'remove' AS removes, vendor_key,`,
    `  ${keySql(dictionary)} AS ${LEAD_KEY},`,
    `  ${dictionary.columns.map((column) => `${typedCell(column, `o_${column.fieldName}`)} AS \`${column.fieldName}\``).join(',\n  ')}`,
    'FROM (SELECT file, record, vendor_key, action, f_zip_place,',
    `  arrayFilter(fault -> fault != '', [${faults(given, noteCells(names))}]) AS faults,`,
    `  ${fields.map((field) => `${final(field)} AS o_${field}`).join(',\n  ')}`,
    `FROM (SELECT *, ${zipFault()} AS f_zip_place, [${rows.areaCodes.map(quoted).join(', ')}] AS area_codes_known`,
    `FROM (SELECT file, record, vendor_key, action${given.map((column) => `,\n  ${valueAndFault(column)}`).join('')}`,
    `FROM (SELECT file, record, ${key} AS vendor_key, ${actionSql(rows)} AS action${given.map((column) => `,\n  ${mapped(rows, column)} AS t_${column.fieldName}`).join('')}`,
    `FROM ${from})) AS checked ANY LEFT JOIN ${places} AS place ON checked.v_zip = place.place_zip))`,
  ].join('\n');
}

function mapped({ map, cell }: CheckedRows, column: Column): string {
  const field = map.fields[column.fieldName];
  if (field === undefined) return "''";
  if (typeof field === 'string') return applySteps(cell(field), [], column);
  return 'constant' in field ? quoted(field.constant) : applySteps(cell(field.column), field.steps ?? [], column);
}

function valueAndFault(column: Column): string {
  const { fieldName } = column;
  const { value, fault } = cellRule(column, `t_${fieldName}`);
  return `${value} AS v_${fieldName}, if(t_${fieldName} = '' OR v_${fieldName} != '', '', ${fault}) AS f_${fieldName}`;
}

function faults(given: readonly Column[], noted: ReadonlyMap<string, string>): string {
  const named = (field: string, code: string) => `if(${code} = '', '', concat(${quoted(`${field}:`)}, ${code}))`;
  const phone = given.some(({ fieldName }) => fieldName === 'phone')
    ? [
        named(
          'phone',
          "if(v_phone != '' AND NOT has(area_codes_known, substring(v_phone, 1, 3)), 'area-code-unknown', '')",
        ),
      ]
    : [];
  return [
    ...given.map(({ fieldName }) => named(fieldName, `f_${fieldName}`)),
    named('zip', 'f_zip_place'),
    ...phone,
    ...[...noted].map(([field, note]) => named(field, note)),
  ].join(', ');
}

/** What a word of the map's `delta` asks for; empty where it is none of its words. */
function actionSql({ map: { delta }, cell, isDelta = false }: CheckedRows): string {
  if (!isDelta || delta === undefined) return "'change'";
  const list = (words: readonly string[]) => `[${words.map((word) => quoted(word.trim().toLowerCase())).join(', ')}]`;
  const said = `lowerUTF8(${cleanText(cell(delta.column))})`;
  const isChange = delta.change === undefined ? '1' : `has(${list(delta.change)}, ${said})`;
  return `multiIf(has(${list(delta.remove)}, ${said}), 'remove', ${isChange}, 'change', '')`;
}

// The first needed field that is empty: by what is wrong with its cell, else missing.
function rejection({ columns }: Dictionary): string {
  const needed = columns.filter(({ needed: isNeeded }) => isNeeded);
  const branches = needed.map(({ fieldName }) => {
    const own = `arrayFirst(fault -> startsWith(fault, ${quoted(`${fieldName}:`)}), faults)`;
    return `o_${fieldName} = '', if(${own} = '', ${quoted(`${fieldName}:missing`)}, ${own})`;
  });
  // Who is taken away need not be a lead: the supplier's number says who it is.
  return `multiIf(action = '', 'delta:delta-word-unknown', action = 'remove' AND vendor_key != '', '', ${branches.join(', ')}, '')`;
}

// A supplier's own number is a lead's name wherever it moves; of another kind it names another lead. Else by what the table
// holds, as its other keys are.
function keySql(dictionary: Dictionary): string {
  return `if(vendor_key = '', ${leadKeySql(dictionary)}, sipHash64(${quoted(dictionary.dictId)}, lowerUTF8(vendor_key)))`;
}
