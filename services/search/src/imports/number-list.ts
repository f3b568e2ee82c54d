// A do-not-call list is read by an engine of the command's own, as files of leads are: what is sent are numbers alone.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { numberLines, type BadLine } from '@leadwright/leads/do-not-call/number-lines';
import type { ImportEngine } from './import-engine.ts';
import { ImportRefusal } from './import-refusal.ts';
import { lineParts, type LeadPart } from './lead-parts.ts';
import { linked, plainFile } from './reading/plain-file.ts';
import { engineText, readSettings, refusedRead } from './reading/read-settings.ts';

export type NumberList = {
  sha256: string;
  bytes: number;
  /** Without empty ones. */
  lines: number;
  numbers: number;
  bad: Partial<Record<BadLine, number>>;
  /** The first line of each reason. */
  first: Partial<Record<BadLine, number>>;
};

const table = 'lists.numbers';

export async function readNumberList(
  { clickhouse, folder }: ImportEngine,
  path: string,
  { changes }: { changes: boolean },
): Promise<NumberList> {
  await plainFile(path);
  const { sha256, bytes } = await digestOf(path);
  const compression = await compressionOf(path);
  await clickhouse.command({ sql: 'CREATE DATABASE IF NOT EXISTS lists' });
  await clickhouse.command({ sql: `DROP TABLE IF EXISTS ${table}` });
  await clickhouse.command({
    sql: `CREATE TABLE ${table} (at UInt64, number String, listed UInt8, reason LowCardinality(String)) ENGINE = MergeTree ORDER BY tuple()`,
  });
  const from = await linked(folder, path, 'number-list');
  const lines = `(SELECT rowNumberInAllBlocks() + 1 AS at, line FROM file(${engineText(from)}, 'LineAsString', 'line String', '${compression}'))`;
  try {
    await clickhouse.command({
      sql: `INSERT INTO ${table} (at, number, listed, reason) ${numberLines(lines, { changes })}`,
      settings: readSettings,
    });
  } catch (error) {
    throw refusedRead(path, error);
  }
  const rows = await clickhouse.rows<{ reason: BadLine | ''; lines: number | string; first: number | string }>({
    sql: `SELECT reason, count() AS lines, min(at) AS first FROM ${table} WHERE number != '' OR reason != '' GROUP BY reason ORDER BY reason`,
  });
  const list: NumberList = { sha256, bytes, lines: 0, numbers: 0, bad: {}, first: {} };
  for (const { reason, lines: counted, first } of rows) {
    list.lines += Number(counted);
    if (reason === '') list.numbers = Number(counted);
    else {
      list.bad[reason] = Number(counted);
      list.first[reason] = Number(first);
    }
  }
  if (list.bad['change-in-whole-list'])
    throw new ImportRefusal(
      'list-is-changes',
      `${path} is a list of changes (line ${list.first['change-in-whole-list'] ?? 0} has A or D): --delta applies it to the whole list before.`,
    );
  return list;
}

/** The numbers as lines that the lead store takes. */
export function numberParts({ clickhouse }: ImportEngine, list: number): AsyncGenerator<LeadPart> {
  const sql = `SELECT toUInt32(${list}) AS list, at AS line, number, listed FROM ${table} WHERE number != ''`;
  return lineParts(clickhouse.stream({ sql, format: 'JSONEachRow' }));
}

async function digestOf(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    throw new ImportRefusal('file-denied', `${path} cannot be read.`, { cause: error });
  }
  return { sha256: hash.digest('hex'), bytes };
}

async function compressionOf(path: string): Promise<'gzip' | 'none'> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(64), 0, 64, 0);
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) return 'gzip';
    const text = buffer.toString('latin1');
    if (text.startsWith('PK')) throw new ImportRefusal('list-not-text', `${path} is a ZIP archive: unpack it first.`);
    if (/^[^\w(+]*</.test(text))
      throw new ImportRefusal('list-not-text', `${path} is XML: the registry gives the same list as flat text, too.`);
    return 'none';
  } finally {
    await file.close();
  }
}
