// Both statements repeat the search's condition, so that the engine reads only that part of the table.
import type { CheckedQuery } from '../check-query.ts';
import type { Compiled } from './compile.ts';
import { seededOrder } from './compile.ts';
import { csvCell, type FileCells } from './csv-cell.ts';
import type { Condition } from './condition.ts';
import { exportColumns, type Dictionary } from '../dictionary.ts';
import { storedIn, type FlagSlot } from '../do-not-call/flag-slots.ts';
import { scrubbedColumn } from '../do-not-call/scrubbed-column.ts';
import { callableUntil } from '../rules/callable.ts';
import { settingsBeside } from './where-beside.ts';
import { compileWhere, dictionaryFor, withoutBeside, type Params } from './where.ts';

export type Picked = { downloadId: string; accountId: string; seed: string; rows: number };

/** At most `rows` rows, ordinal from 1, in the seed's order. Not atomic under a crash: clear the download first. */
export function selectForDownload(query: CheckedQuery, version: number, picked: Picked): Compiled {
  const where = compileWhere(query, version);
  return {
    sql: [
      'INSERT INTO export.download_rows (account_id, download_id, ordinal, lead_key, dataset_version)',
      'SELECT {account_id:String}, {download_id:String}, rowNumberInAllBlocks() + 1, lead_key, {version:UInt32}',
      'FROM (',
      `  SELECT lead_key FROM ${dictionaryFor(query).index}`,
      `  WHERE ${where.text}`,
      `  ORDER BY ${seededOrder}`,
      '  LIMIT {rows:UInt64}',
      ')',
    ].join('\n'),
    params: {
      ...where.params,
      account_id: picked.accountId,
      download_id: picked.downloadId,
      seed: picked.seed,
      rows: picked.rows,
    },
    // Numbers follow the sorted stream only while one thread writes it.
    settings: { max_insert_threads: 1, ...settingsBeside(query) },
  };
}

/** The format that `downloadCsv` is streamed in: header, then rows. */
export const csvFormat = 'CSVWithNames';

const MEBIBYTE = 1024 * 1024;

/** RFC 4180 with CRLF, UTF-8 without BOM (the file's writer adds it), in the order of `ordinal`, text cells guarded. */
export function downloadCsv(
  query: CheckedQuery,
  version: number,
  download: { accountId: string; downloadId: string; cells: FileCells; checkedOn?: string | undefined },
): Compiled {
  const dictionary = dictionaryFor(query);
  const where = compileWhere(withoutBeside(query), version);
  const slot = query.flags?.[query.dictId];
  const cells = [
    ...exportColumns(dictionary).map((column) => ({
      ...csvCell(column, storedIn(column, slot), download.cells),
      label: column.label,
    })),
    ...checkedCells(dictionary, slot, download.checkedOn),
  ];
  const picked =
    'FROM export.download_rows WHERE account_id = {account_id:String} AND download_id = {download_id:String}';
  return {
    sql: [
      'SELECT',
      `  ${cells.map(({ text, label }) => `${text} AS \`${label}\``).join(',\n  ')}`,
      `FROM ${dictionary.index} AS lead`,
      `INNER JOIN (SELECT lead_key AS picked_key, ordinal ${picked}) AS picked ON picked.picked_key = lead.lead_key`,
      `WHERE ${where.text}`,
      'ORDER BY picked.ordinal',
    ].join('\n'),
    params: Object.assign({}, where.params, ...cells.map(({ params }) => params), {
      account_id: download.accountId,
      download_id: download.downloadId,
    }) as Params,
    settings: {
      output_format_csv_crlf_end_of_line: 1,
      format_csv_null_representation: '',
      // A large file is sorted on disk in small blocks: a million rows take about 250 MB less memory than by default.
      max_bytes_before_external_sort: 64 * MEBIBYTE,
      max_block_size: 8192,
    },
  };
}

/** When each lead was checked against the registry, and until when it may be called; none where it was not. */
function checkedCells(
  dictionary: Dictionary,
  slot: FlagSlot | undefined,
  checkedOn: string | undefined,
): (Condition & { label: string })[] {
  const flag = scrubbedColumn(dictionary);
  if (!flag || checkedOn === undefined) return [];
  const stored = storedIn(flag, slot);
  return [
    {
      text: `if(${stored} = '', '', {checked_on:String})`,
      params: { checked_on: checkedOn },
      label: 'Do-not-call checked on',
    },
    {
      text: `if(${stored} = 'clear', {callable_until:String}, '')`,
      params: { callable_until: callableUntil(checkedOn) },
      label: 'Callable until',
    },
  ];
}
