// Changes nothing, so it may run again.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import type { Dictionary } from '@leadwright/leads/dictionary';
import type { Geography } from '@leadwright/leads/query';
import type { ObjectStore } from '@leadwright/objects/object-store';
import type { FileFinding } from '../domain/file-report.ts';
import type { DownloadRow } from '../projections/download.ts';
import { createRowCheck, firstRowsMax, type RowCheck } from './check-rows.ts';

/** Rows whose repeats are looked for in one reading: 32 MiB of hashes. A larger file is read several times. */
const SLICE_ROWS = 2_000_000;
/** Above any row of ours, so that a broken quote does not read the whole file into one cell. */
const RECORD_BYTES_MAX = 1024 * 1024;
/** Rows between two chances for everything else in the process. */
const ROWS_AT_ONCE = 1_000;

export type CheckFileParts = { objects: Pick<ObjectStore, 'read'>; signal: AbortSignal; sliceRows?: number };

type CheckedFile = Pick<DownloadRow, 'downloadId' | 'dictId' | 'query' | 'objectKey' | 'rows' | 'sha256'>;

/** Throws where the file is away, is no CSV of ours, or is another one than was made although its rows are good. */
export async function checkFile(parts: CheckFileParts, file: CheckedFile): Promise<FileFinding> {
  const dictionary = dictionaryOf(file.dictId);
  if (!dictionary || file.objectKey === null) throw new Error(`download ${file.downloadId} has no file to check`);
  const rowsMax = file.rows ?? 0;
  const slices = Math.max(1, Math.ceil(rowsMax / (parts.sliceRows ?? SLICE_ROWS)));
  let whole: FileFinding | undefined;
  for (let number = 0; number < slices; number += 1) {
    const finding = await readOnce(parts, { file, dictionary, rowsMax, slice: { of: slices, number } });
    whole = whole === undefined ? finding : withRepeats(whole, finding);
  }
  if (whole === undefined) throw new Error('a file is read at least once');
  if (whole.found === 'good' && whole.sha256 !== file.sha256)
    throw new Error(`the stored file of ${file.downloadId} is not the one that was made`);
  return whole;
}

type Reading = {
  file: CheckedFile;
  dictionary: Dictionary;
  rowsMax: number;
  slice: { of: number; number: number };
};

async function readOnce(
  { objects, signal }: CheckFileParts,
  { file, dictionary, rowsMax, slice }: Reading,
): Promise<FileFinding> {
  const { geography } = JSON.parse(file.query) as { geography: Geography };
  const check = createRowCheck({ dictionary, geography, rowsMax, slice });
  const hash = createHash('sha256');
  const bytes = await objects.read(file.objectKey ?? '');
  const source = async function* (): AsyncIterable<Uint8Array> {
    for await (const piece of bytes) {
      hash.update(piece);
      yield piece;
    }
  };
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: RECORD_BYTES_MAX,
  });
  const records = (stream: AsyncIterable<string[]>) => addAll(stream, check);
  await pipeline(Readable.from(source()), parser, records, { signal });
  return { ...check.end(), sha256: hash.digest('hex') };
}

async function addAll(records: AsyncIterable<string[]>, check: RowCheck): Promise<void> {
  let added = 0;
  for await (const cells of records) {
    check.add(cells);
    added += 1;
    if (added % ROWS_AT_ONCE === 0) await setImmediate();
  }
}

// Every reading counts blank rows and rows outside in full; repeats are of its own slice.
function withRepeats(whole: FileFinding, next: FileFinding): FileFinding {
  const duplicateRows = whole.duplicateRows + next.duplicateRows;
  const merged = { ...whole, duplicateRows };
  if (next.found !== 'duplicates') return merged;
  const firstRows = [...whole.firstRows, ...next.firstRows].sort((a, b) => a - b).slice(0, firstRowsMax);
  return { ...merged, found: 'duplicates', firstRows };
}
