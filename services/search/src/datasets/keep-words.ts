// Every version that is large enough has words, and they are true: one from before there were any gets them, and an hour
// looks at one state after another. Words that are wrong are not asked any more, and made again an hour later.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { hasWords, forgetWords } from '@leadwright/leads/words/words-made';
import { wordsIndex } from '@leadwright/leads/words/words-table';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { makeWords, statesOfWrongWords, WORDS_FROM_LEADS } from './make-words.ts';
import type { ActiveDataset } from '../projections/active-dataset.ts';

export type KeepWordsParts = {
  clickhouse: ClickHouse;
  logger: Logger;
  activeDataset(dictId: string): Promise<ActiveDataset | undefined>;
  now(): Date;
  /** From so many leads on a version has words. */
  wordsFrom?: number;
};

const HOUR_MS = 3_600_000;
const ANSWER_SECONDS_MAX = 10;
// People search meanwhile.
const oneThread = { max_threads: 1 };

export function keepWordsWork(parts: KeepWordsParts): PeriodicWork {
  return {
    name: 'words of leads',
    everyMs: HOUR_MS,
    begins: 'at-once',
    runsIn: 'one',
    failure: 'the words of leads are looked at again later',
    round: (stopping) => keepWords(parts, stopping),
  };
}

/** One round. */
export async function keepWords(parts: KeepWordsParts, signal: AbortSignal): Promise<void> {
  for (const { dictionary, version } of await largeVersions(parts)) {
    const there = await hasWords(parts.clickhouse, dictionary, version, { signal, maxSeconds: ANSWER_SECONDS_MAX });
    await (there ? checkState : make)(parts, { dictionary, version, signal });
  }
}

/** The leads of active versions that should have words and have none. */
export async function leadsWithoutWords(
  parts: Omit<KeepWordsParts, 'now' | 'logger'>,
  signal: AbortSignal,
): Promise<number> {
  const large = await largeVersions(parts);
  const limits = { signal, maxSeconds: ANSWER_SECONDS_MAX };
  const known = await Promise.all(
    large.map(async ({ dictionary, version, rows }) =>
      (await hasWords(parts.clickhouse, dictionary, version, limits)) ? 0 : rows,
    ),
  );
  return known.reduce((all, leads) => all + leads, 0);
}

async function largeVersions({
  activeDataset,
  wordsFrom = WORDS_FROM_LEADS,
}: Pick<KeepWordsParts, 'activeDataset' | 'wordsFrom'>): Promise<
  { dictionary: Dictionary; version: number; rows: number }[]
> {
  const active = await Promise.all(
    dictionaries.map(async (dictionary) => ({ dictionary, ...(await activeDataset(dictionary.dictId)) })),
  );
  return active.flatMap(({ dictionary, version, rows = 0 }) =>
    version !== undefined && rows >= wordsFrom ? [{ dictionary, version, rows }] : [],
  );
}

type Of = { dictionary: Dictionary; version: number; signal: AbortSignal };

async function make({ clickhouse, logger }: KeepWordsParts, { dictionary, version, signal }: Of): Promise<void> {
  const { dictId } = dictionary;
  const states = await makeWords(clickhouse, dictId, version, { signal, settings: oneThread });
  if (states.length === 0) logger.info({ dictId, version }, 'the words of a version were made');
  else logger.error({ dictId, version, states }, 'the words of a version came out wrong: it is counted without them');
}

async function checkState(
  { clickhouse, logger, now }: KeepWordsParts,
  { dictionary, version, signal }: Of,
): Promise<void> {
  const { dictId } = dictionary;
  const states = await clickhouse.rows<{ state: string }>({
    sql: `SELECT DISTINCT state FROM ${wordsIndex(dictionary)} WHERE dataset_version = {version:UInt32} ORDER BY state`,
    params: { version },
    signal,
  });
  const hour = Math.floor(now().getTime() / HOUR_MS);
  const looked = states.map(({ state }) => state).filter((_, place) => place === hour % states.length);
  const wrong = await statesOfWrongWords(clickhouse, dictId, version, { states: looked, signal, settings: oneThread });
  if (wrong.length === 0) return;
  await clickhouse.command(forgetWords(dictionary, version));
  logger.error(
    { dictId, version, states: wrong },
    'words say another thing than their leads: they are not asked any more',
  );
}
