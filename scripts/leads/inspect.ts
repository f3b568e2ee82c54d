import { tmpdir } from 'node:os';
import { openImportEngine } from '@leadwright/search/imports/import-engine';
import { inspectFile, type InspectedFile } from '@leadwright/search/imports/inspect-file';
import { done, type CommandResult } from '../operator/exit-codes.ts';
import { mapText, writeNewMap } from './files/map-file.ts';
import { openSources, type Input } from './files/sources.ts';
import { checkWorkRoom } from './files/work-room.ts';

type Inspect = { file: string; kind: string | undefined; writeMap: string | undefined };

type Around = Input & { work: string | undefined; tell: (line: string) => void };

export async function inspect(
  { file, kind, writeMap }: Inspect,
  { work = tmpdir(), tell, ...input }: Around,
): Promise<CommandResult> {
  const sources = await openSources([file], input);
  try {
    await checkWorkRoom(sources.sizes, work);
    const engine = await openImportEngine(work);
    try {
      const [there = file] = await sources.fetch(engine.folder, tell);
      const inspected = await inspectFile(engine, there, kind);
      if (writeMap !== undefined) writeNewMap(writeMap, inspected.map);
      return done(inspected, linesOf({ ...inspected, file: { ...inspected.file, path: file } }, writeMap));
    } finally {
      await engine.close();
    }
  } finally {
    sources.close();
  }
}

const signs: Record<string, string> = { ',': 'comma', ';': 'semicolon', '|': '|', '\t': 'tab' };
const shown = (value: string): string => (value.length > 30 ? `${value.slice(0, 29)}…` : value);

function linesOf({ file, hasHeader, rows, columns, map }: InspectedFile, writeMap: string | undefined): string[] {
  const width = Math.max(...columns.map(({ name }) => name.length), 6);
  const how = [
    file.format === 'csv' ? `delimiter ${signs[file.delimiter] ?? file.delimiter}` : '',
    `${file.encoding}${file.marked ? ' with a mark' : ''}`,
    file.compression === 'none' ? '' : file.compression,
    file.format !== 'csv' ? '' : hasHeader ? 'with a header' : 'without a header: its columns are numbered',
  ].filter((part) => part !== '');
  return [
    `${file.path}: ${file.format}, ${how.join(', ')}; ${rows} rows, ${columns.length} columns`,
    '',
    `${'COLUMN'.padEnd(width)}  FILLED   VALUES  SOME OF THEM`,
    ...columns.map(
      ({ name, filled, distinct, samples }) =>
        `${name.padEnd(width)}  ${(rows === 0 ? '-' : `${Math.round((filled * 100) / rows)} %`).padStart(6)}  ${String(distinct).padStart(7)}  ${samples.map(shown).join(' · ')}`,
    ),
    '',
    writeMap === undefined
      ? 'A map to begin with (--write-map FILE writes it):'
      : `${writeMap} has this map. Look at it, then import by it:`,
    '',
    mapText(map).trimEnd(),
  ];
}
