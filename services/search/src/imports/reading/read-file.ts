// A file becomes rows of `imports.raw`: its cells as text, and which record they were.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { quotedName } from '@leadwright/leads/imports/sql-text';
import { engineText, readSettings, refusedRead } from './read-settings.ts';
import { asUtf8, csvStructure, headerCell, type FileColumns } from './file-columns.ts';
import type { ImportEngine } from '../import-engine.ts';
import { recordsPerPass } from './raw-table.ts';
import { findSwallowed, recordBad, writeSwallowed } from './swallowed-lines.ts';
import type { SourceFile } from './source-file.ts';

/** `number`: of the file among those of the import, from 0. `used`: the columns whose cells are kept; absent: all. */
export type FileToRead = {
  source: SourceFile;
  columns: FileColumns;
  number: number;
  used?: ReadonlySet<string>;
};

// Cells beyond the header's: a row that has them has one delimiter too many.
const CELLS_BEYOND = 8;
const PASSES_MAX = 64;
const OPEN_QUOTE_BYTES = 65_536;

export async function readFile(engine: ImportEngine, file: FileToRead): Promise<void> {
  try {
    if (file.source.format === 'csv') await readPasses(engine, file);
    else await (file.source.format === 'jsonl' ? readLines(engine, file) : readParquet(engine, file));
  } catch (error) {
    throw refusedRead(file.source.path, error);
  }
}

async function readPasses(engine: ImportEngine, file: FileToRead): Promise<void> {
  let from = { path: file.source.readFrom, compression: file.source.compression as string };
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const errors = path.join(engine.folder, `errors-${file.number}-${pass}.csv`);
    await readPass(engine, file, { ...from, pass, errors });
    if (existsSync(errors)) await recordBad(engine, { file: file.number, pass, errors });
    await rm(errors, { force: true });
    const swallowed = await findSwallowed(engine, { file: file.number, pass });
    const rest = path.join(engine.folder, `rest-${file.number}-${pass + 1}.csv`);
    if (swallowed > 0) await writeSwallowed(engine, { ...from, file: file.number, pass, rest });
    if (pass > 0) await rm(from.path, { force: true });
    if (swallowed === 0) return;
    from = { path: rest, compression: 'none' };
  }
}

type Pass = { path: string; compression: string; pass: number; errors: string };

// The engine's own number of a row (_row_number) counts what it could not read in the blocks before; ours must not.
async function readPass({ clickhouse }: ImportEngine, file: FileToRead, pass: Pass): Promise<void> {
  const { columns, source, number } = file;
  const count = columns.names.length;
  const all = Array.from({ length: count + CELLS_BEYOND }, (_, at) => `c${at + 1}`);
  const texts = all.map((name) => `t_${name}`);
  const own = texts.slice(0, count);
  // What nearly no row has is looked for in all its cells at once.
  await clickhouse.command({
    sql: `INSERT INTO imports.raw SELECT ${number}, ${pass.pass * recordsPerPass} + row AS record, breaks, skip,
        ${columns.names.map((name, at) => (isUsed(file, name) ? `if(skip = '' AND is_utf8, t_c${at + 1}, if(skip = '', ${asUtf8(`t_c${at + 1}`)}, ''))` : "''")).join(', ')}
      FROM (SELECT rowNumberInAllBlocks() AS row, ${all.map((name) => `assumeNotNull(${name}) AS t_${name}`).join(', ')}, ${joined(own)} AS own, ${joined(texts.slice(count))} AS beyond, isValidUTF8(own) AS is_utf8,
          countSubstrings(own, '\\n') + countSubstrings(beyond, '\\n') AS breaks,
          multiIf(${columns.header ? isHeader(columns.header, own) : '0'}, 'header', own = '' AND beyond = '', 'blank',
            breaks > 0 AND arrayExists(cell -> ${holdsLines(source.delimiter, count)}, [${own.join(', ')}]), 'open-quote',
            beyond != '', 'too-many-cells', '') AS skip
        FROM file(${engineText(pass.path)}, 'CSV', ${engineText(csvStructure(all.length))}, ${engineText(pass.compression)}))`,
    settings: {
      ...readSettings,
      format_csv_delimiter: source.delimiter,
      input_format_record_errors_file_path: pass.errors,
    },
  });
}

const isUsed = ({ used }: FileToRead, name: string): boolean => used === undefined || used.has(name);

const joined = (cells: readonly string[]): string =>
  cells.length === 1 ? `${cells[0]}` : `concat(${cells.join(', ')})`;

// The longest name alone tells most rows from the header, and is read first: cleaning all cells of all rows takes long.
function isHeader(header: readonly string[], own: readonly string[]): string {
  const longest = header.reduce((best, name, at) => (name.length > (header[best] ?? '').length ? at : best), 0);
  const cells = own.slice(0, header.length);
  return `${headerCell(cells[longest] ?? '')} = ${engineText(header[longest] ?? '')}
     AND arrayAll((cell, name) -> ${headerCell('cell')} = name, [${cells.join(', ')}], [${header.map(engineText).join(', ')}])`;
}

// A cell that was never closed holds whole lines of the file.
function holdsLines(delimiter: string, columns: number): string {
  const isLine =
    columns > 1
      ? `arrayExists(line -> countSubstrings(line, ${engineText(delimiter)}) >= ${columns - 1}, arraySlice(splitByChar('\\n', cell), 2))`
      : '0';
  return `position(cell, '\\n') > 0 AND (length(cell) > ${OPEN_QUOTE_BYTES} OR ${isLine})`;
}

// All cells of a line at once: a question for each column would parse the line as often as it has columns. A key without a
// name can be no element of a tuple, and is asked for by itself.
async function readLines({ clickhouse }: ImportEngine, { source, columns, number }: FileToRead): Promise<void> {
  const from = `file(${engineText(source.readFrom)}, 'LineAsString', 'line String', ${engineText(source.compression)})`;
  const named = columns.names.filter((name) => name !== '');
  const form = `Tuple(${named.map((name) => `${quotedName(name)} Nullable(String)`).join(', ')})`;
  const places = new Map(named.map((name, at) => [name, at + 1]));
  const cells = columns.names.map((name) => {
    const at = places.get(name);
    return at === undefined ? "JSONExtract(whole, '', 'String')" : `ifNull(tupleElement(cells, ${at}), '')`;
  });
  await clickhouse.command({
    sql: `INSERT INTO imports.raw SELECT ${number}, row, 0, skip, ${cells.join(', ')}
      FROM (SELECT _row_number AS row, multiIf(trimBoth(line) = '', 'blank', JSONType(line) != 'Object', 'not-readable', '') AS skip,
        if(skip = '', line, '{}') AS whole, JSONExtract(whole, ${engineText(form)}) AS cells FROM ${from})`,
    settings: readSettings,
  });
}

async function readParquet({ clickhouse }: ImportEngine, { source, columns, number }: FileToRead): Promise<void> {
  const cells = columns.names.map((name) => `ifNull(toString(${quotedName(name)}), '')`);
  await clickhouse.command({
    sql: `INSERT INTO imports.raw SELECT ${number}, _row_number, 0, '', ${cells.join(', ')} FROM file(${engineText(source.readFrom)}, 'Parquet', 'auto', 'none')`,
    settings: readSettings,
  });
}
