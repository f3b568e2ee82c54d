// The engine reads neither UTF-16 nor a mark at the start: such a file is read from a copy without them.
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
  const isWide = source.encoding === 'utf-16le' || source.encoding === 'utf-16be';
  if (!isWide && !source.marked) return source;
  const copy = path.join(engine.folder, `${name}.txt`);
  // The engine adds to a file that is there.
  await rm(copy, { force: true });
  try {
    await (isWide ? decodeTo(copy, source) : stripMark(engine, source, copy));
  } catch (error) {
    throw refusedRead(source.path, error);
  }
  return { ...source, path: copy, compression: 'none', encoding: 'utf-8', marked: false };
}

async function decodeTo(copy: string, { path: from, compression, encoding }: SourceFile): Promise<void> {
  if (compression === 'zstd')
    throw new ImportRefusal('file-encoding', `${from} is UTF-16 in zstd. Decompress it first: zstd -d does.`);
  const decoder = new TextDecoder(encoding);
  const decode = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
  const plain = compression === 'gzip' ? [createGunzip()] : [];
  await pipeline([createReadStream(from), ...plain, decode, createWriteStream(copy)]);
}

async function stripMark(
  { clickhouse }: ImportEngine,
  { path: from, compression }: SourceFile,
  copy: string,
): Promise<void> {
  await clickhouse.command({
    sql: `INSERT INTO FUNCTION file(${engineText(copy)}, 'TSVRaw', 'line String')
      SELECT if(_row_number = 0, substring(line, 4), line) FROM file(${engineText(from)}, 'LineAsString', 'line String', ${engineText(compression)})`,
    settings: readSettings,
  });
}
