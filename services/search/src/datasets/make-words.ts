// The words of a version, beside its leads (`libs/leads/src/words`). Whoever reads them waits until they are true.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { wrongWords } from '@leadwright/leads/words/check-words';
import { insertWords, wordsIndex, wordsTableSql } from '@leadwright/leads/words/words-table';
import { dictionaryNamed, leadTable } from './dataset-table.ts';

// Leads are numbered in memory: so many at once, or those of one state.
const leadsAtOnce = 10_000_000;

/** Makes them anew and checks each lead of them. Throws if one says another thing than the lead table. */
export async function makeWords(clickhouse: ClickHouse, dictId: string, version: number): Promise<void> {
  const dictionary = dictionaryNamed(dictId);
  await clickhouse.command({ sql: wordsTableSql(dictionary) });
  await clickhouse.command({ sql: `ALTER TABLE ${wordsIndex(dictionary)} DROP PARTITION ${version}` });
  const states = await clickhouse.rows<{ state: string; leads: number | string }>({
    sql: `SELECT state, count() AS leads FROM ${leadTable(dictId)} WHERE dataset_version = {version:UInt32} GROUP BY state ORDER BY state`,
    params: { version },
  });
  for (const several of inParts(states)) await clickhouse.command(insertWords(dictionary, version, several));
  const wrong = await statesOfWrongWords(clickhouse, dictId, version);
  if (wrong.length > 0) throw new Error(`words of version ${version} of ${dictId} are wrong in ${wrong.join(', ')}`);
}

function inParts(states: readonly { state: string; leads: number | string }[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const { state, leads } of states) {
    if (Number(leads) > room) {
      parts.push([]);
      room = leadsAtOnce;
    }
    parts.at(-1)?.push(state);
    room -= Number(leads);
  }
  return parts;
}

/** The states whose words differ from their leads in anything; none where the version may be counted by words. */
export async function statesOfWrongWords(clickhouse: ClickHouse, dictId: string, version: number): Promise<string[]> {
  const rows = await clickhouse.rows<{ state: string }>(wrongWords(dictionaryNamed(dictId), version));
  return rows.map(({ state }) => state);
}
