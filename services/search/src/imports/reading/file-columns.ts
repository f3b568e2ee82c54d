// The names of a file's columns, in its order: of its header, or as the map or the format names them.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { cleanText } from '@leadwright/leads/imports/sql-text';
import { ImportRefusal } from '../import-refusal.ts';
import { engineText, readSettings, refusedRead } from './read-settings.ts';
import type { SourceFile } from './source-file.ts';

/** `header`: the cells that stand for the names, as `headerCell` reads them; absent where the file has none. */
export type FileColumns = { names: string[]; header?: readonly string[] };

const COLUMNS_MAX = 500;
const NAME_LENGTH_MAX = 200;

export async function columnsOf(
  clickhouse: ClickHouse,
  source: SourceFile,
  named?: readonly string[],
): Promise<FileColumns> {
  try {
    const columns = await foundColumns(clickhouse, source, named);
    checkNames(source.path, columns.names);
    return columns;
  } catch (error) {
    throw refusedRead(source.path, error);
  }
}

async function foundColumns(
  clickhouse: ClickHouse,
  source: SourceFile,
  named?: readonly string[],
): Promise<FileColumns> {
  if (source.format === 'parquet') return { names: await parquetColumns(clickhouse, source) };
  if (source.format === 'jsonl') return { names: await jsonKeys(clickhouse, source) };
  if (named) return { names: [...named] };
  const first = await firstRow(clickhouse, source);
  return { names: namesOf(first), ...(looksLikeHeader(first) ? { header: first } : {}) };
}

// A map, a table and a report have to hold them.
function checkNames(path: string, names: readonly string[]): void {
  if (names.length > COLUMNS_MAX)
    throw new ImportRefusal(
      'columns-too-many',
      `${path} has more than ${COLUMNS_MAX} columns: leave those out that no field is filled from.`,
    );
  const long = names.findIndex((name) => name.length > NAME_LENGTH_MAX);
  if (long >= 0)
    throw new ImportRefusal(
      'file-without-header',
      `${path} has a name of more than ${NAME_LENGTH_MAX} letters for column ${long + 1} (${names[long]?.slice(0, 40)}…): is a quote of its first line left open?`,
    );
}

/** SQL of a cell as a name is read: in UTF-8, without blanks and signs that nobody sees. */
export const headerCell = (cell: string): string => cleanText(asUtf8(`ifNull(${cell}, '')`));

/** SQL of a text in UTF-8. Windows-1252 shows itself in the first letter that is none. */
export function asUtf8(text: string): string {
  return `if(isValidUTF8(${text}), ${text}, convertCharset(${text}, 'windows-1252', 'UTF-8'))`;
}

/** A header says what is in a column, not a value of it: it has no number and no e-mail address. */
export function looksLikeHeader(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.every((cell) => !/^[\d.,$/-]+$|@/.test(cell.trim()));
}

/** Each name once, and none empty. Without a header the columns are numbered. */
export function namesOf(cells: readonly string[]): string[] {
  const isHeader = looksLikeHeader(cells);
  const used = new Set<string>();
  return cells.map((cell, at) => {
    const name = isHeader && cell !== '' ? cell : `column ${at + 1}`;
    let unique = name;
    for (let number = 2; used.has(unique); number += 1) unique = `${name} ${number}`;
    used.add(unique);
    return unique;
  });
}

/** As text, whatever the file says that a column is. */
export function csvStructure(columns: number): string {
  return Array.from({ length: columns }, (_, at) => `c${at + 1} Nullable(String)`).join(', ');
}

async function firstRow(
  clickhouse: ClickHouse,
  { path, readFrom, compression, delimiter }: SourceFile,
): Promise<string[]> {
  const cells = Array.from({ length: COLUMNS_MAX + 1 }, (_, at) => `c${at + 1}`);
  const [row] = await clickhouse.rows<{ found: string[] }>({
    sql: `SELECT arrayMap(cell -> ${headerCell('cell')}, [${cells.join(', ')}]) AS found
      FROM file(${engineText(readFrom)}, 'CSV', ${engineText(csvStructure(cells.length))}, ${engineText(compression)})
      WHERE arrayExists(cell -> cell != '', found) LIMIT 1`,
    settings: { ...readSettings, format_csv_delimiter: delimiter, max_block_size: 100 },
  });
  const found = row?.found ?? [];
  const last = found.findLastIndex((cell) => cell !== '');
  if (last < 0) throw new ImportRefusal('file-without-header', `${path} has no row that can be read.`);
  return found.slice(0, last + 1);
}

async function jsonKeys(clickhouse: ClickHouse, { path, readFrom, compression }: SourceFile): Promise<string[]> {
  const rows = await clickhouse.rows<{ key: string }>({
    sql: `SELECT key, min(_row_number) AS first, min(place) AS place_in FROM file(${engineText(readFrom)}, 'LineAsString', 'line String', ${engineText(compression)})
      ARRAY JOIN JSONExtractKeys(line) AS key, arrayEnumerate(JSONExtractKeys(line)) AS place GROUP BY key ORDER BY first, place_in LIMIT ${COLUMNS_MAX + 1}`,
    settings: readSettings,
  });
  if (rows.length === 0) throw new ImportRefusal('file-without-header', `${path} has no line that is a JSON object.`);
  return rows.map(({ key }) => key);
}

async function parquetColumns(clickhouse: ClickHouse, { readFrom }: SourceFile): Promise<string[]> {
  const rows = await clickhouse.rows<{ name: string }>({
    sql: `DESCRIBE file(${engineText(readFrom)}, 'Parquet', 'auto', 'none')`,
  });
  return rows.map(({ name }) => name);
}
