// One statement that makes leads of the rows of a file: the map's steps, the dictionary's checks, what follows from both.
import { dictionaryOf } from '../dictionaries.ts';
import { LEAD_KEY, type Column, type Dictionary } from '../dictionary.ts';
import { leadKeySql } from '../lead-key.ts';
import { cellRule, typedCell } from './cell-rule.ts';
import { derivedCells, noteCells, zipFault } from './derived-cells.ts';
import { cleanText, quoted } from './sql-text.ts';
import { applyStep, type Step } from './map-steps.ts';
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
  const { map, places, year } = rows;
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
    `  ${faultsOf(given, noteCells(names))} AS faults,`,
    `  ${fields.map((field) => `${final(field)} AS o_${field}`).join(',\n  ')}`,
    `FROM (SELECT *, ${zipFault()} AS f_zip_place, ${areaKnown(names, rows.areaCodes)} AS area_code_known`,
    `FROM (SELECT file, record, vendor_key, action${given.map((column) => `,\n  ${valueAndFault(column)}`).join('')}`,
    `FROM (${mappedRows(rows, given, key)})) AS checked ANY LEFT JOIN ${places} AS place ON checked.v_zip = place.place_zip))`,
  ].join('\n');
}

/** The cells after the map's steps, one select for each step, so that a step names a column and no expression. */
function mappedRows(rows: CheckedRows, given: readonly Column[], key: string): string {
  const { map, cell, from } = rows;
  const fields = given.map((column) => ({ column, ...sourceOf(map.fields[column.fieldName]) }));
  const last = Math.max(0, ...fields.map(({ steps }) => steps.length));
  const named = (at: number, { fieldName }: Column): string => (at === last ? `t_${fieldName}` : `s${at}_${fieldName}`);
  const first = fields.map(({ column, source, steps }) => {
    const text = typeof source === 'string' ? cleanText(cell(source)) : quoted(source.constant);
    return `${hasFewValues(column, steps) ? `toLowCardinality(${text})` : text} AS ${named(0, column)}`;
  });
  const begun = `SELECT file, record, ${key} AS vendor_key, ${actionSql(rows)} AS action${first.map((sql) => `,\n  ${sql}`).join('')}\nFROM ${from}`;
  return Array.from({ length: last }, (_, at) => at + 1).reduce((sql, at) => {
    const cells = fields.map(({ column, steps }) => {
      const step = steps[at - 1];
      const before = named(at - 1, column);
      return `${step === undefined ? before : applyStep(before, step, column)} AS ${named(at, column)}`;
    });
    return `SELECT file, record, vendor_key, action${cells.map((each) => `,\n  ${each}`).join('')}\nFROM (${sql})`;
  }, begun);
}

type Source = { source: string | { constant: string }; steps: readonly Step[] };

function sourceOf(field: ImportMap['fields'][string] = { constant: '' }): Source {
  if (typeof field === 'string') return { source: field, steps: [] };
  return 'constant' in field ? { source: field, steps: [] } : { source: field.column, steps: field.steps ?? [] };
}

// Of such a column the engine looks at each value of a block once, instead of at each cell.
function hasFewValues({ importAs }: Column, steps: readonly Step[]): boolean {
  const isWord = (step: Step): boolean => step === 'yes-no' || (typeof step === 'object' && 'codes' in step);
  return (importAs === 'item' || importAs === 'number') && steps.every(isWord);
}

function valueAndFault(column: Column): string {
  const { fieldName } = column;
  const { value, fault } = cellRule(column, `t_${fieldName}`);
  return `${value} AS v_${fieldName}, if(t_${fieldName} = '' OR v_${fieldName} != '', '', ${fault}) AS f_${fieldName}`;
}

function faultsOf(given: readonly Column[], noted: ReadonlyMap<string, string>): string {
  const codes: [string, string][] = [
    ...given.map(({ fieldName }): [string, string] => [fieldName, `f_${fieldName}`]),
    ['zip', 'f_zip_place'],
    ['phone', `if(v_phone != '' AND NOT area_code_known, 'area-code-unknown', '')`],
    ...noted,
  ].filter(([field]) => given.some(({ fieldName }) => fieldName === field)) as [string, string][];
  const named = codes.map(([field, code]) => `if(${code} = '', '', concat(${quoted(`${field}:`)}, ${code}))`);
  // Most rows have none, and the list is long.
  const any = codes.map(([, code]) => `${code} != ''`).join(' OR ');
  return `if(${any}, arrayFilter(fault -> fault != '', [${named.join(', ')}]), [])`;
}

/** Whether a number's area code is one: asked once, of several cells. */
function areaKnown(given: ReadonlySet<string>, areaCodes: readonly string[]): string {
  return given.has('phone') ? `substring(v_phone, 1, 3) IN (${areaCodes.map(quoted).join(', ')})` : '0';
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
