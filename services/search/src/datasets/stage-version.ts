// A version that comes in parts, beside the live one. Nobody reads it before it is activated.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { LEAD_KEY } from '@leadwright/leads/dictionary';
import { repeatedKeys } from './check-dataset.ts';
import { clearUnfinished, dictionaryNamed, leadTable, rowsOf } from './dataset-table.ts';
import { makeWords, WORDS_FROM_LEADS } from './make-words.ts';

export type LeadStore = ClickHouse;

/** A number that no version had. What is there above the live version and does not wait to be activated goes. */
export async function freeVersion(
  clickhouse: ClickHouse,
  dictId: string,
  { live, known, waiting }: { live: number; known: readonly number[]; waiting: readonly number[] },
): Promise<number> {
  await clearUnfinished(clickhouse, dictId, { active: live, kept: waiting });
  return Math.max(live, ...known) + 1;
}

/** JSON lines with the dictionary's fields, `lead_key` and `dataset_version`. All of a part or nothing of it is written. */
export async function writePart(
  clickhouse: ClickHouse,
  dictId: string,
  part: { lines: Uint8Array; rows: number },
): Promise<void> {
  await clickhouse.insertLines(leadTable(dictId), part.lines, part.rows);
}

/** What is wrong with a version that was written whole; with its words, where it is large enough for them. */
export async function finishVersion(
  clickhouse: ClickHouse,
  dictId: string,
  { version, rows, wordsFrom = WORDS_FROM_LEADS }: { version: number; rows: number; wordsFrom?: number },
): Promise<string[]> {
  const there = await rowsOf(clickhouse, dictId, version);
  if (there !== rows) return [`${there} rows are there instead of ${rows}`];
  const repeated = await repeatedKeys(clickhouse, { dictId, version, rows });
  if (repeated !== undefined) return [repeated];
  if (rows >= wordsFrom) await makeWords(clickhouse, dictId, version);
  return [];
}

/** The rows of one version once more, under another number. */
export async function copyVersion(
  clickhouse: ClickHouse,
  dictId: string,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const { index, columns } = dictionaryNamed(dictId);
  const fields = [LEAD_KEY, ...columns.map(({ fieldName }) => fieldName)].join(', ');
  await clickhouse.command({
    sql: `INSERT INTO ${index} (dataset_version, ${fields}) SELECT {to:UInt32}, ${fields} FROM ${index} WHERE dataset_version = {from:UInt32}`,
    params: { from, to },
  });
  return rowsOf(clickhouse, dictId, to);
}
