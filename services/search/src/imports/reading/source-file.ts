// How a file is written, found out by looking at its beginning.
import { open } from 'node:fs/promises';
import { constants, gunzipSync } from 'node:zlib';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Encoding } from '@leadwright/leads/imports/import-map';
import type { ImportEngine } from '../import-engine.ts';
import { ImportRefusal } from '../import-refusal.ts';
import { checkForm } from './other-forms.ts';
import { linked, plainFile } from './plain-file.ts';
import { engineText, refusedRead } from './read-settings.ts';
import { checkWholeZstd } from './whole-zstd.ts';

export type Compression = 'none' | 'gzip' | 'zstd';
export type FileFormat = 'csv' | 'jsonl' | 'parquet';
export type SourceFile = {
  /** As whoever runs the import named it. */
  path: string;
  /** What the engine reads: the file under a name without signs that the engine takes for a pattern, or a copy. */
  readFrom: string;
  bytes: number;
  /** In milliseconds since 1970. */
  changedAt: number;
  compression: Compression;
  format: FileFormat;
  encoding: Encoding;
  /** A mark of the encoding stands at the start. */
  marked: boolean;
  /** Its lines end with a carriage return alone. */
  endsByReturn: boolean;
  delimiter: string;
};

const BYTES_LOOKED_AT = 256 * 1024;
const LINES_LOOKED_AT = 50;
const delimiters = [',', '\t', '|', ';'];

export async function lookAtFile(engine: ImportEngine, path: string, name: string): Promise<SourceFile> {
  const { size, mtimeMs } = await plainFile(path);
  if (size === 0) throw new ImportRefusal('file-empty', `${path} is empty.`);
  const head = await headOf(path);
  const compression = compressionOf(head);
  if (compression === 'zstd') await checkWholeZstd(path);
  const of = { path, readFrom: await linked(engine.folder, path, name), bytes: size, changedAt: mtimeMs };
  if (isParquet(head))
    return {
      ...of,
      ...{ compression: 'none', format: 'parquet', encoding: 'utf-8' },
      ...{ marked: false, endsByReturn: false, delimiter: ',' },
    };
  const start = await plainStart(engine.clickhouse, of, { compression, head });
  checkForm(path, start);
  const { encoding, marked } = encodingOf(start);
  const text = new TextDecoder(encoding).decode(start);
  if (text.trim() === '') throw new ImportRefusal('file-empty', `${path} has no line with anything in it.`);
  const format = /^\s*\{/.test(text) ? 'jsonl' : 'csv';
  const unquoted = withoutQuoted(text);
  const endsByReturn = unquoted.includes('\r') && !unquoted.includes('\n');
  return { ...of, compression, format, encoding, marked, endsByReturn, delimiter: delimiterOf(text) };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BYTES_LOOKED_AT), 0, BYTES_LOOKED_AT, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const isParquet = (head: Buffer): boolean => head.subarray(0, 4).toString('latin1') === 'PAR1';

function compressionOf(head: Buffer): Compression {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip';
  return head.subarray(0, 4).toString('hex') === '28b52ffd' ? 'zstd' : 'none';
}

async function plainStart(
  clickhouse: ClickHouse,
  { path, readFrom }: Pick<SourceFile, 'path' | 'readFrom'>,
  { compression, head }: { compression: Compression; head: Buffer },
): Promise<Buffer> {
  if (compression === 'none') return head;
  try {
    // The head of a stream has no end: what is there so far is enough.
    if (compression === 'gzip') return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
    const rows = await clickhouse.rows<{ bytes: string }>({
      sql: `SELECT hex(line) AS bytes FROM file(${engineText(readFrom)}, 'LineAsString', 'line String', 'zstd') LIMIT ${LINES_LOOKED_AT}`,
    });
    return Buffer.concat(rows.flatMap(({ bytes }) => [Buffer.from(bytes, 'hex'), Buffer.from('\n')]));
  } catch (error) {
    throw refusedRead(path, error);
  }
}

/** A file that is no UTF-8 is taken for Windows-1252, in which every byte is a letter. */
export function encodingOf(start: Buffer): { encoding: Encoding; marked: boolean } {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return { encoding: 'utf-8', marked: true };
  if (start[0] === 0xff && start[1] === 0xfe) return { encoding: 'utf-16le', marked: true };
  if (start[0] === 0xfe && start[1] === 0xff) return { encoding: 'utf-16be', marked: true };
  const nuls = (from: number) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (nuls(1) > start.length / 4) return { encoding: 'utf-16le', marked: false };
  if (nuls(0) > start.length / 4) return { encoding: 'utf-16be', marked: false };
  return { encoding: isUtf8(start) ? 'utf-8' : 'windows-1252', marked: false };
}

// The last letter may be cut where the look ends, so the decoder is told that more comes.
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const withoutQuoted = (text: string): string => text.replaceAll(/"(?:[^"]|"")*"/g, '');

/** The sign that stands equally often, outside of quotes, in most lines. */
export function delimiterOf(text: string): string {
  const lines = withoutQuoted(text)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_LOOKED_AT);
  const first = lines[0] ?? '';
  const scored = delimiters.map((sign) => {
    const count = first.split(sign).length - 1;
    const alike = lines.filter((line) => line.split(sign).length - 1 === count).length;
    return { sign, score: count === 0 ? 0 : alike * 1000 + count };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).sign;
}
