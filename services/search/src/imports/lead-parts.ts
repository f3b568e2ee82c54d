// The checked leads as parts that the lead store takes: JSON lines of a bounded size, each with its number of rows.
import { LEAD_KEY } from '@leadwright/leads/dictionary';
import { dictionaryNamed, removalsBuild } from '../datasets/dataset-table.ts';
import { keptRows, removingRows } from './check-file.ts';
import type { ImportEngine } from './import-engine.ts';

export type LeadPart = { lines: Buffer; rows: number };

const PART_BYTES = 16 * 1024 * 1024;
const LINE_FEED = 10;

/** One after another: at no time is more than one of them in memory. */
export function leadParts(engine: ImportEngine, kind: string, version: number): AsyncGenerator<LeadPart> {
  const fields = dictionaryNamed(kind).columns.map(({ fieldName }) => fieldName);
  return partsOf(
    engine,
    `SELECT toUInt32(${version}) AS dataset_version, ${LEAD_KEY}, ${fields.join(', ')} FROM imports.checked WHERE ${keptRows}`,
  );
}

/** The keys of leads that a file of changes takes away. */
export function removalParts(engine: ImportEngine, kind: string, version: number): AsyncGenerator<LeadPart> {
  return partsOf(
    engine,
    `SELECT '${removalsBuild(kind, version)}' AS build, ${LEAD_KEY} FROM imports.checked WHERE ${removingRows}`,
  );
}

function partsOf({ clickhouse }: ImportEngine, sql: string): AsyncGenerator<LeadPart> {
  const settings = { output_format_json_quote_64bit_integers: 1 };
  return lineParts(clickhouse.stream({ sql, format: 'JSONEachRow', settings }));
}

/** Whole lines of a stream, in parts. */
export async function* lineParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<LeadPart> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    if (rest.length < PART_BYTES) continue;
    const end = rest.lastIndexOf(LINE_FEED) + 1;
    yield partOf(rest.subarray(0, end));
    rest = Buffer.from(rest.subarray(end));
  }
  if (rest.length > 0) yield partOf(rest);
}

function partOf(lines: Buffer): LeadPart {
  let rows = 0;
  for (let at = lines.indexOf(LINE_FEED); at >= 0; at = lines.indexOf(LINE_FEED, at + 1)) rows += 1;
  return { lines, rows };
}
