// Which versions may be counted by words.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { codingOf } from '@leadwright/leads/words/coded-field';
import { wordsIndex } from '@leadwright/leads/words/words-table';

const made = 'leads.words_made';
const named = 'dict_id = {dict:String} AND dataset_version = {version:UInt32}';
const codingHash = 'lower(hex(sipHash128({coding:String})))';

const coded = (dictionary: Dictionary, version: number) => ({
  ...{ dict: dictionary.dictId, version, coding: codingOf(dictionary) },
});

/** They are whole and true. */
export async function rememberWords(clickhouse: ClickHouse, dictionary: Dictionary, version: number): Promise<void> {
  await clickhouse.command({
    sql: `INSERT INTO ${made} (dict_id, dataset_version, coding) SELECT {dict:String}, {version:UInt32}, ${codingHash}`,
    params: coded(dictionary, version),
  });
}

/** Whether the version may be counted by words, as this dictionary codes values. */
export async function hasWords(
  clickhouse: ClickHouse,
  dictionary: Dictionary,
  version: number,
  limits: { signal: AbortSignal; maxSeconds: number },
): Promise<boolean> {
  const rows = await clickhouse.rows({
    ...limits,
    sql: `SELECT 1 FROM ${made} WHERE ${named} AND coding = ${codingHash} LIMIT 1`,
    params: coded(dictionary, version),
  });
  return rows.length > 0;
}

/** Nobody counts by them any more, then they go. A version without words is no error. */
export async function dropWords(clickhouse: ClickHouse, dictionary: Dictionary, version: number): Promise<void> {
  await clickhouse.command({
    sql: `DELETE FROM ${made} WHERE ${named}`,
    params: { dict: dictionary.dictId, version },
  });
  await clickhouse.command({ sql: `ALTER TABLE ${wordsIndex(dictionary)} DROP PARTITION ${version}` });
}
