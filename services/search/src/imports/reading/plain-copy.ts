// The engine reads neither UTF-16 nor a mark at the start, and no lines that end by a carriage return alone: such a file is
// read from a copy without them.
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ImportEngine } from '../import-engine.ts';
import { ImportRefusal } from '../import-refusal.ts';
import { engineText, readSettings, refusedRead } from './read-settings.ts';
import type { SourceFile } from './source-file.ts';

/** The file, or a copy of it that the engine can read. */
export async function readableFile(engine: ImportEngine, source: SourceFile, name: string): Promise<SourceFile> {
  const { marked, endsByReturn } = source;
  if (!isWide(source) && !marked && !endsByReturn) return source;
  const copy = path.join(engine.folder, `${name}.txt`);
  // The engine adds to a file that is there.
  await rm(copy, { force: true });
  try {
    await (isWide(source) || endsByReturn ? decodeTo(copy, source) : stripMark(engine, source, copy));
  } catch (error) {
    throw refusedRead(source.path, error);
  }
  return { ...source, readFrom: copy, compression: 'none', encoding: 'utf-8', marked: false, endsByReturn: false };
}

async function decodeTo(copy: string, source: SourceFile): Promise<void> {
  const { path: from, compression, encoding, endsByReturn } = source;
  if (compression === 'zstd')
    throw new ImportRefusal(
      'file-encoding',
      `${from} is UTF-16, or has lines that end by a carriage return alone, in zstd. Decompress it first: zstd -d does.`,
    );
  const plain = compression === 'gzip' ? [createGunzip()] : [];
  const decode = isWide(source) ? [decoded(encoding)] : [];
  const lines = endsByReturn ? [withLineFeeds()] : [];
  await pipeline([createReadStream(from), ...plain, ...decode, ...lines, createWriteStream(copy)]);
}

function decoded(encoding: string): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
}

// Byte by byte: each cell says later which letters it has.
function withLineFeeds(): Transform {
  const [mark, returned, lineFeed] = [Buffer.from('\uFEFF'), 13, 10];
  let isFirst = true;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const isMarked = isFirst && chunk.subarray(0, mark.length).equals(mark);
      isFirst = false;
      done(
        null,
        chunk.subarray(isMarked ? mark.length : 0).map((byte) => (byte === returned ? lineFeed : byte)),
      );
    },
  });
}

const isWide = ({ encoding }: SourceFile): boolean => encoding === 'utf-16le' || encoding === 'utf-16be';

async function stripMark(
  { clickhouse }: ImportEngine,
  { readFrom: from, compression }: SourceFile,
  copy: string,
): Promise<void> {
  await clickhouse.command({
    sql: `INSERT INTO FUNCTION file(${engineText(copy)}, 'TSVRaw', 'line String')
      SELECT if(_row_number = 0, substring(line, 4), line) FROM file(${engineText(from)}, 'LineAsString', 'line String', ${engineText(compression)})`,
    settings: readSettings,
  });
}
