// Pure functions from a checked query to SQL text and parameters; tests hold the text literally and run it for real.
import type { CheckedQuery } from '../check-query.ts';
import { exportColumns, type Column, type Dictionary } from '../dictionary.ts';
import { storedIn, type FlagSlot } from '../do-not-call/flag-slots.ts';
import { previewPageSize, previewPagesMax } from '../rules/limits.ts';
import { settingsBeside } from './where-beside.ts';
import { compileWhere, dictionaryFor, withoutBeside, type Params } from './where.ts';

export type Compiled = {
  sql: string;
  params: Params;
  settings?: Record<string, string | number>;
};

/** One row `{ count }`: exactly how many leads of the version match; with a limit, how many of at most so many. */
export function countLeads(query: CheckedQuery, version: number, limit?: number): Compiled {
  const where = compileWhere(query, version);
  const from = `FROM ${dictionaryFor(query).index}\nWHERE ${where.text}`;
  if (limit === undefined) return { sql: `SELECT count() AS count\n${from}`, params: where.params, ...besideOf(query) };
  return {
    sql: `SELECT count() AS count FROM (\nSELECT 1\n${from}\nLIMIT {rows_max:UInt32})`,
    params: { ...where.params, rows_max: limit },
    ...besideOf(query),
  };
}

/** The engine's settings for what is asked of other kinds. */
export const besideOf = (query: CheckedQuery): Pick<Compiled, 'settings'> =>
  query.beside === undefined ? {} : { settings: settingsBeside(query) };

/** The order of previews and files: fixed by the seed, unrelated to how the table lies. */
export const seededOrder = 'sipHash64(lead_key, {seed:String}), lead_key';

/** Phone, e-mail and street number are masked in the engine. Page from 1; throws for a page that is never shown. */
export function previewLeads(query: CheckedQuery, version: number, page: { seed: string; page: number }): Compiled {
  if (!Number.isInteger(page.page) || page.page < 1 || page.page > previewPagesMax)
    throw new RangeError('a preview has pages 1 to 5');
  const dictionary = dictionaryFor(query);
  const where = compileWhere(query, version);
  const own = compileWhere(withoutBeside(query), version);
  return {
    sql: [
      'SELECT',
      `  ${previewCells(dictionary, query.flags?.[query.dictId])}`,
      `FROM ${dictionary.index}`,
      `WHERE ${own.text}`,
      '  AND lead_key IN (',
      `    SELECT lead_key FROM ${dictionary.index}`,
      `    WHERE ${where.text}`,
      `    ORDER BY ${seededOrder}`,
      '    LIMIT {page_size:UInt32} OFFSET {skipped:UInt32}',
      '  )',
      `ORDER BY ${seededOrder}`,
      'LIMIT {page_size:UInt32}',
    ].join('\n'),
    params: {
      ...where.params,
      seed: page.seed,
      page_size: previewPageSize,
      skipped: (page.page - 1) * previewPageSize,
    },
    ...besideOf(query),
  };
}

/** SQL of what a preview shows of a lead, with masks. */
export function previewCells(dictionary: Dictionary, slot?: FlagSlot): string {
  return exportColumns(dictionary)
    .map((column) => `${previewCell(column, storedIn(column, slot))} AS \`${previewName(column.fieldName)}\``)
    .join(',\n  ');
}

/** The result's name of a field: not the column's own, which the conditions need unmasked. */
export function previewName(fieldName: string): string {
  return `shown_${fieldName}`;
}

/** SQL of a column's value as text; of several values, with commas between. */
export function textOf({ clickhouseType }: Pick<Column, 'clickhouseType'>, name: string): string {
  return clickhouseType.startsWith('Array') ? `arrayStringConcat(${name}, ', ')` : `toString(${name})`;
}

function previewCell({ masked, clickhouseType }: Column, name: string): string {
  switch (masked) {
    case 'phone':
      return `multiIf(phone = '', '', length(phone) = 10, concat('(', substring(phone, 1, 3), ') ', substring(phone, 4, 3), '-••••'), '••••')`;
    case 'email':
      return `if(email = '', '', concat('••••@', substringIndex(email, '@', -1)))`;
    case 'street-number':
      return `if(street_number = '', '', '••••')`;
    default:
      return clickhouseType.startsWith('UInt')
        ? `if(${name} = 0, '', toString(${name}))`
        : textOf({ clickhouseType }, name);
  }
}
