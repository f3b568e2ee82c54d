// How a file is written, found out by looking at its beginning.
import { open, stat } from 'node:fs/promises';
import { constants, gunzipSync } from 'node:zlib';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Encoding } from '@leadwright/leads/imports/import-map';
import { ImportRefusal } from '../import-refusal.ts';
import { engineText, refusedRead } from './read-settings.ts';

export type Compression = 'none' | 'gzip' | 'zstd';
export type FileFormat = 'csv' | 'jsonl' | 'parquet';
export type SourceFile = {
  path: string;
  bytes: number;
  compression: Compression;
  format: FileFormat;
  encoding: Encoding;
  /** A mark of the encoding stands at the start. */
  marked: boolean;
  delimiter: string;
};

const BYTES_LOOKED_AT = 256 * 1024;
const LINES_LOOKED_AT = 50;
const delimiters = [',', '\t', '|', ';'];

export async function lookAtFile(clickhouse: ClickHouse, path: string): Promise<SourceFile> {
  const { size } = await stat(path).catch((error: unknown) => {
    throw new ImportRefusal('file-missing', `There is no file ${path}, or it cannot be read.`, { cause: error });
  });
  if (size === 0) throw new ImportRefusal('file-empty', `${path} is empty.`);
  const head = await headOf(path);
  const compression = compressionOf(head);
  if (head.subarray(0, 4).toString('latin1') === 'PAR1')
    return {
      path,
      bytes: size,
      compression: 'none',
      format: 'parquet',
      encoding: 'utf-8',
      marked: false,
      delimiter: ',',
    };
  const start = await plainStart(clickhouse, path, { compression, head });
  const { encoding, marked } = encodingOf(start);
  const text = new TextDecoder(encoding).decode(start);
  if (text.trim() === '') throw new ImportRefusal('file-empty', `${path} has no line with anything in it.`);
  const format = /^\s*\{/.test(text) ? 'jsonl' : 'csv';
  return { path, bytes: size, compression, format, encoding, marked, delimiter: delimiterOf(text) };
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

function compressionOf(head: Buffer): Compression {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip';
  return head.subarray(0, 4).toString('hex') === '28b52ffd' ? 'zstd' : 'none';
}

async function plainStart(
  clickhouse: ClickHouse,
  path: string,
  { compression, head }: { compression: Compression; head: Buffer },
): Promise<Buffer> {
  if (compression === 'none') return head;
  try {
    // The head of a stream has no end: what is there so far is enough.
    if (compression === 'gzip') return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
    const rows = await clickhouse.rows<{ bytes: string }>({
      sql: `SELECT hex(line) AS bytes FROM file(${engineText(path)}, 'LineAsString', 'line String', 'zstd') LIMIT ${LINES_LOOKED_AT}`,
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

/** The sign that stands equally often, outside of quotes, in most lines. */
export function delimiterOf(text: string): string {
  const lines = text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/)
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
