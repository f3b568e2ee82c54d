// The words of a version, beside its leads (`libs/leads/src/words`).
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { wrongWords, type Checked } from '@leadwright/leads/words/check-words';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { insertWords, wordsIndex } from '@leadwright/leads/words/words-table';
import { dictionaryNamed, dropWords, leadTable } from './dataset-table.ts';
import { flagsSeen } from '@leadwright/leads/do-not-call/flags-read';
import { forgetWords, rememberWords } from '@leadwright/leads/words/words-made';

/** Below so many leads words win nothing: their rows are half empty, and each statement has a cost of its own. */
export const WORDS_FROM_LEADS = 10_000_000;

// Leads are numbered in memory: so many at once, or those of one state.
const leadsAtOnce = 10_000_000;

/**
 * Makes them anew and checks each lead of them. Where all are true the version is counted by them from then on; else the
 * states are returned in which one says another thing than the lead table, and it is counted as before.
 */
export async function makeWords(
  clickhouse: ClickHouse,
  dictId: string,
  version: number,
  given: EngineLimits = {},
): Promise<string[]> {
  const dictionary = dictionaryNamed(dictId);
  const seen = await flagsSeen(clickhouse, { dictId, version });
  await dropWords(clickhouse, dictionary, version);
  const states = await clickhouse.rows<StateLeads>({
    sql: `SELECT state, count() AS leads FROM ${leadTable(dictId)} WHERE dataset_version = {version:UInt32} GROUP BY state ORDER BY state`,
    params: { version },
  });
  for (const several of inParts(states)) {
    const first = await wordsOf(clickhouse, dictionary, version);
    await clickhouse.command({ ...insertWords(dictionary, version, { states: several, first }), ...given });
  }
  const wrong = await statesOfWrongWords(clickhouse, dictId, version, given);
  if (wrong.length > 0) return wrong;
  await clickhouse.command(rememberWords({ dictionary, version }));
  // A scrub that began meanwhile may have missed words that were not there yet.
  if ((await flagsSeen(clickhouse, { dictId, version })) === seen) return [];
  await clickhouse.command(forgetWords({ dictionary, version }));
  return states.map(({ state }) => state);
}

async function wordsOf(clickhouse: ClickHouse, dictionary: Dictionary, version: number): Promise<number> {
  const sql = `SELECT count() AS words FROM ${wordsIndex(dictionary)} WHERE dataset_version = {version:UInt32}`;
  const [row] = await clickhouse.rows<{ words: number | string }>({ sql, params: { version } });
  return Number(row?.words ?? 0);
}

/** What a long work may take of an engine that people use meanwhile. */
export type EngineLimits = { signal?: AbortSignal; settings?: Record<string, number> };

type StateLeads = { state: string; leads: number | string };

function inParts(states: readonly StateLeads[]): string[][] {
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

/** The states whose words differ from their leads in anything; of `states`, or of all. */
export async function statesOfWrongWords(
  clickhouse: ClickHouse,
  dictId: string,
  version: number,
  { states, isChecked, ...given }: EngineLimits & Checked = {},
): Promise<string[]> {
  const statement = wrongWords(dictionaryNamed(dictId), version, {
    ...(states ? { states } : {}),
    ...(isChecked ? { isChecked } : {}),
  });
  const rows = await clickhouse.rows<{ state: string }>({ ...statement, ...given });
  return rows.map(({ state }) => state);
}
