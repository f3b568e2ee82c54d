// The names of a file's columns, in its order: of its header, or as the map or the format names them.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { ImportRefusal } from '../import-refusal.ts';
import { engineText, readSettings, refusedRead } from './read-settings.ts';
import type { SourceFile } from './source-file.ts';

export type FileColumns = { names: string[]; hasHeader: boolean };

const COLUMNS_MAX = 500;

export async function columnsOf(
  clickhouse: ClickHouse,
  source: SourceFile,
  named?: readonly string[],
): Promise<FileColumns> {
  try {
    if (source.format === 'parquet') return { names: await parquetColumns(clickhouse, source), hasHeader: false };
    if (source.format === 'jsonl') return { names: await jsonKeys(clickhouse, source), hasHeader: false };
    if (named) return { names: [...named], hasHeader: false };
    const first = await firstRow(clickhouse, source);
    return { names: namesOf(first), hasHeader: looksLikeHeader(first) };
  } catch (error) {
    throw refusedRead(source.path, error);
  }
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
    const name = isHeader && cell.trim() !== '' ? cell.trim() : `column ${at + 1}`;
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

async function firstRow(clickhouse: ClickHouse, { path, compression, delimiter }: SourceFile): Promise<string[]> {
  const cells = Array.from({ length: COLUMNS_MAX }, (_, at) => `c${at + 1}`);
  const [row] = await clickhouse.rows<{ cells: (string | null)[] }>({
    sql: `SELECT [${cells.join(', ')}] AS cells FROM file(${engineText(path)}, 'CSV', ${engineText(csvStructure(COLUMNS_MAX))}, ${engineText(compression)})
      WHERE arrayExists(cell -> ifNull(cell, '') != '', cells) LIMIT 1`,
    settings: { ...readSettings, format_csv_delimiter: delimiter, max_block_size: 100 },
  });
  const found = row?.cells ?? [];
  const last = found.findLastIndex((cell) => cell !== null && cell !== '');
  if (last < 0) throw new ImportRefusal('file-without-header', `${path} has no row that can be read.`);
  return found.slice(0, last + 1).map((cell) => cell ?? '');
}

async function jsonKeys(clickhouse: ClickHouse, { path, compression }: SourceFile): Promise<string[]> {
  const rows = await clickhouse.rows<{ key: string }>({
    sql: `SELECT key, min(_row_number) AS first, min(place) AS place_in FROM file(${engineText(path)}, 'LineAsString', 'line String', ${engineText(compression)})
      ARRAY JOIN JSONExtractKeys(line) AS key, arrayEnumerate(JSONExtractKeys(line)) AS place GROUP BY key ORDER BY first, place_in LIMIT ${COLUMNS_MAX}`,
    settings: readSettings,
  });
  if (rows.length === 0) throw new ImportRefusal('file-without-header', `${path} has no line that is a JSON object.`);
  return rows.map(({ key }) => key);
}

async function parquetColumns(clickhouse: ClickHouse, { path }: SourceFile): Promise<string[]> {
  const rows = await clickhouse.rows<{ name: string }>({ sql: `DESCRIBE file(${engineText(path)}, 'Parquet')` });
  return rows.map(({ name }) => name);
}
