// What is in a file, and the map that its columns suggest. Nothing of the product is asked or changed.
import { suggestMap } from '@leadwright/leads/imports/suggest-map';
import type { ImportMap } from '@leadwright/leads/imports/import-map';
import { columnsOf } from './reading/file-columns.ts';
import { makeImportTables, type ImportEngine } from './import-engine.ts';
import { readableFile } from './reading/plain-copy.ts';
import { makeRawTable } from './reading/raw-table.ts';
import { readFile } from './reading/read-file.ts';
import { lookAtFile, type SourceFile } from './reading/source-file.ts';

export type InspectedColumn = { name: string; filled: number; distinct: number; samples: string[] };
export type InspectedFile = {
  file: SourceFile;
  hasHeader: boolean;
  rows: number;
  columns: InspectedColumn[];
  map: ImportMap;
};

const SAMPLES = 200;

export async function inspectFile(engine: ImportEngine, path: string, kind?: string): Promise<InspectedFile> {
  const { clickhouse } = engine;
  await makeImportTables(engine);
  const file = await lookAtFile(engine, path, 'inspected-file');
  const source = await readableFile(engine, file, 'inspected');
  const columns = await columnsOf(clickhouse, source);
  await makeRawTable(engine, columns.names.length);
  await readFile(engine, { source, columns, number: 0 });
  const cells = columns.names.map((_, at) => `c${at + 1}`);
  const [row = {}] = await clickhouse.rows<Record<string, number | string[]>>({
    sql: `SELECT count() AS n, ${cells.map((cell) => `countIf(${cell} != '') AS f_${cell}, uniqIf(${cell}, ${cell} != '') AS u_${cell}, groupArraySampleIf(${SAMPLES}, 1)(substringUTF8(${cell}, 1, 80), ${cell} != '') AS s_${cell}`).join(', ')}
      FROM imports.raw WHERE skip = ''`,
  });
  const inspected = columns.names.map((name, at) => ({
    name,
    filled: Number(row[`f_c${at + 1}`]),
    distinct: Number(row[`u_c${at + 1}`]),
    samples: row[`s_c${at + 1}`] as string[],
  }));
  const map = suggestMap(
    inspected.map(({ name, samples }) => ({ name, values: samples })),
    kind,
  );
  const unnamed = file.format === 'csv' && columns.header === undefined;
  return {
    file,
    hasHeader: columns.header !== undefined,
    rows: Number(row['n']),
    columns: inspected.map((column) => ({ ...column, samples: [...new Set(column.samples)].slice(0, 3) })),
    map: unnamed
      ? {
          kind: map.kind,
          file: { columns: columns.names },
          fields: map.fields,
          ...(map.unused ? { unused: map.unused } : {}),
        }
      : map,
  };
}
