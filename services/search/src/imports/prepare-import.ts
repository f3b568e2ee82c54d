// Everything of an import that the lead store need not know: the files are read, mapped, checked and counted.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { checkMap, usedColumns, type ImportMap } from '@leadwright/leads/imports/import-map';
import { checkRows, findRepeats } from './check-file.ts';
import { columnsOf, type FileColumns } from './reading/file-columns.ts';
import { reportOf, type FileReport } from './file-report.ts';
import { makeImportTables, type ImportEngine } from './import-engine.ts';
import { ImportRefusal } from './import-refusal.ts';
import { readableFile } from './reading/plain-copy.ts';
import { plainFile } from './reading/plain-file.ts';
import { makeRawTable } from './reading/raw-table.ts';
import { readFile } from './reading/read-file.ts';
import { lookAtFile, type SourceFile } from './reading/source-file.ts';

export type PreparedImport = {
  kind: string;
  files: { name: string; bytes: number; sha256: string }[];
  columns: string[];
  /** Of the files, which the map leaves out on purpose, and which it does not mention. */
  leftOut: string[];
  unmentioned: string[];
  report: FileReport;
};

export type PrepareOrder = {
  files: readonly string[];
  map: ImportMap;
  /** For ages. */
  year: number;
  /** They say changes, by the map's `delta`. */
  isDelta?: boolean;
  onStep?: (said: string) => void;
};

/** Resolves when `imports.checked` has the leads. Throws `ImportRefusal`. */
export async function prepareImport(
  engine: ImportEngine,
  { files, map, year, isDelta = false, onStep }: PrepareOrder,
): Promise<PreparedImport> {
  onStep?.('preparing the tables');
  await makeImportTables(engine);
  onStep?.('looking at the files');
  const sources = await Promise.all(files.map(async (file, number) => lookAtFile(engine, file, `file-${number}`)));
  const read = await readable(engine, sources, map);
  const names = read[0]?.columns.names ?? [];
  for (const { source, columns } of read)
    if (columns.names.join('\n') !== names.join('\n'))
      throw new ImportRefusal(
        'headers-differ',
        `${source.path} has other columns than ${files[0] ?? ''}: import it by a map of its own.`,
      );
  const faults = checkMap(map, names, isDelta);
  if (faults.length > 0)
    throw new ImportRefusal('map-not-usable', faults.map(({ code, message }) => `${message} (${code})`).join('\n'));
  await makeRawTable(engine, names.length);
  const used = new Set(usedColumns(map));
  for (const [number, file] of read.entries()) {
    onStep?.(`reading ${path.basename(files[number] ?? '')}`);
    await readFile(engine, { ...file, number, used });
  }
  onStep?.('checking the rows');
  await checkRows(engine, { map, columns: names, year, isDelta });
  onStep?.('looking for duplicates');
  await findRepeats(engine, isDelta);
  const leftOut = new Set(map.unused);
  onStep?.('counting what was found');
  const report = await reportOf(engine, map.kind);
  onStep?.('hashing the files');
  return {
    kind: map.kind,
    files: await Promise.all(sources.map(whatWasRead)),
    columns: names,
    leftOut: [...leftOut].filter((name) => !used.has(name)),
    unmentioned: names.filter((name) => !used.has(name) && !leftOut.has(name)),
    report,
  };
}

type ReadableSource = { source: SourceFile; columns: FileColumns };

async function readable(
  engine: ImportEngine,
  sources: readonly SourceFile[],
  { file = {} }: ImportMap,
): Promise<ReadableSource[]> {
  const found: ReadableSource[] = [];
  for (const [number, looked] of sources.entries()) {
    const { format = looked.format, delimiter = looked.delimiter, encoding = looked.encoding } = file;
    const said = { ...looked, format: format as SourceFile['format'], delimiter, encoding };
    const source = await readableFile(engine, said, `copy-${number}`);
    found.push({ source, columns: await columnsOf(engine.clickhouse, source, file.columns) });
  }
  return found;
}

// The digest is of what was read, or there is no report.
async function whatWasRead({
  path: file,
  bytes,
  changedAt,
}: SourceFile): Promise<{ name: string; bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  const { size, mtimeMs } = await plainFile(file);
  if (size !== bytes || mtimeMs !== changedAt)
    throw new ImportRefusal('file-changed', `${file} became another file while it was read. Run it again.`);
  return { name: path.basename(file), bytes, sha256: hash.digest('hex') };
}
