// A version that comes in parts, beside the live one. Nobody reads it before it is activated.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { LEAD_KEY } from '@leadwright/leads/dictionary';
import { repeatedKeys } from './check-dataset.ts';
import { dictionaryNamed, dropRemovals, leadTable, removalsBuild, rowsOf } from './dataset-table.ts';
import { insertPart, type Part, type UnreadablePart } from './insert-part.ts';
import { makeWords, WORDS_FROM_LEADS } from './make-words.ts';

export type LeadStore = ClickHouse;

/** JSON lines with the dictionary's fields, `lead_key` and `dataset_version`. All of a part or nothing of it is written. */
export async function writePart(
  clickhouse: ClickHouse,
  dictId: string,
  part: Part,
): Promise<UnreadablePart | undefined> {
  return insertPart(clickhouse, leadTable(dictId), part);
}

/** What is wrong with a version that was written whole; with its words, where it is large enough for them. */
export async function finishVersion(
  clickhouse: ClickHouse,
  dictId: string,
  { version, rows, wordsFrom = WORDS_FROM_LEADS }: { version: number; rows: number; wordsFrom?: number },
): Promise<string[]> {
  const there = await rowsOf(clickhouse, dictId, version);
  if (there !== rows) return [`${there} rows are there instead of ${rows}`];
  const repeated = await repeatedKeys(clickhouse, { dictId, version });
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
  await copyRows(clickhouse, dictId, { from, to });
  return rowsOf(clickhouse, dictId, to);
}

/** JSON lines with `lead_key` and `build`: leads of the live version that a version of changes does not have. */
export async function writeRemovals(clickhouse: ClickHouse, part: Part): Promise<UnreadablePart | undefined> {
  return insertPart(clickhouse, 'leads.delta_removals', part);
}

type Changes = { from: number; to: number; changed: number; removals: number };

/**
 * The leads of `from` that changes neither take away nor say anew come to those that stand in `to` already. Answers the
 * leads of the whole version, and how many are taken away that were not there. Where rows or keys are missing it throws
 * nothing and answers the fault. A repeat copies nothing again.
 */
export async function applyChanges(
  clickhouse: ClickHouse,
  dictId: string,
  { from, to, changed, removals }: Changes,
): Promise<{ rows: number; unknown: number } | { fault: string }> {
  const { index } = dictionaryNamed(dictId);
  const params = { from, to, build: removalsBuild(dictId, to) };
  const numberOf = async (sql: string): Promise<number> => {
    const [row] = await clickhouse.rows<{ n: number | string }>({ sql: `SELECT count() AS n FROM ${sql}`, params });
    return Number(row?.n ?? 0);
  };
  const there = await rowsOf(clickhouse, dictId, to);
  if (there !== changed) return { fault: `${there} rows are there instead of ${changed}` };
  const keys = await numberOf('leads.delta_removals WHERE build = {build:String}');
  if (keys !== removals) return { fault: `${keys} keys of leads to take away are there instead of ${removals}` };
  const inFrom = `${index} WHERE dataset_version = {from:UInt32} AND lead_key IN`;
  const known = await numberOf(`${inFrom} (${removedKeys})`);
  const replaced = await numberOf(`${inFrom} (${keysIn(index)})`);
  const rows = changed + (await rowsOf(clickhouse, dictId, from)) - known - replaced;
  await copyRows(
    clickhouse,
    dictId,
    { from, to },
    `AND lead_key NOT IN (${keysIn(index)}) AND lead_key NOT IN (${removedKeys})`,
  );
  await dropRemovals(clickhouse, dictId, to);
  return { rows, unknown: removals - known };
}

const removedKeys = 'SELECT lead_key FROM leads.delta_removals WHERE build = {build:String}';
const keysIn = (index: string): string => `SELECT lead_key FROM ${index} WHERE dataset_version = {to:UInt32}`;

async function copyRows(
  clickhouse: ClickHouse,
  dictId: string,
  { from, to }: { from: number; to: number },
  but = '',
): Promise<void> {
  const { index, columns } = dictionaryNamed(dictId);
  const fields = [LEAD_KEY, ...columns.map(({ fieldName }) => fieldName)].join(', ');
  await clickhouse.command({
    sql: `INSERT INTO ${index} (dataset_version, ${fields}) SELECT {to:UInt32}, ${fields} FROM ${index} WHERE dataset_version = {from:UInt32} ${but}`,
    params: { from, to, build: removalsBuild(dictId, to) },
  });
}
