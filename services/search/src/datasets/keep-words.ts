// Every version that is large enough has words, and they are true: one from before there were any gets them, and an hour
// looks at one state after another. Words that are wrong are not asked any more, and made again an hour later.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { allStored, storedIn } from '@leadwright/leads/do-not-call/flag-slots';
import { scrubbedColumn } from '@leadwright/leads/do-not-call/scrubbed-column';
import type { Checked } from '@leadwright/leads/words/check-words';
import { hasWords, forgetWords, type BesideWordsOf, type WordsOf } from '@leadwright/leads/words/words-made';
import { wordsIndex } from '@leadwright/leads/words/words-table';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { besideOf, makeBesideWords, statesOfWrongBeside } from './make-beside-words.ts';
import { makeWords, statesOfWrongWords, WORDS_FROM_LEADS, type EngineLimits } from './make-words.ts';
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
  for (const of of await wordsThatShouldBe(parts)) {
    const there = await hasWords(parts.clickhouse, of, { signal, maxSeconds: ANSWER_SECONDS_MAX });
    await (there ? checkSome : make)(parts, of, signal);
  }
}

/** The leads of active versions that should have words, or have some laid beside them, and do not. */
export async function leadsWithoutWords(
  parts: Omit<KeepWordsParts, 'now' | 'logger'>,
  signal: AbortSignal,
): Promise<number> {
  const limits = { signal, maxSeconds: ANSWER_SECONDS_MAX };
  const without = new Map<string, number>();
  for (const { rows, ...of } of await wordsThatShouldBe(parts))
    if (!(await hasWords(parts.clickhouse, of, limits))) without.set(of.dictionary.dictId, rows);
  return [...without.values()].reduce((all, leads) => all + leads, 0);
}

/** Of every active version that is large, before what is laid beside it. */
async function wordsThatShouldBe({
  activeDataset,
  wordsFrom = WORDS_FROM_LEADS,
}: Pick<KeepWordsParts, 'activeDataset' | 'wordsFrom'>): Promise<(WordsOf & { rows: number })[]> {
  const known = await Promise.all(
    dictionaries.map(async (dictionary) => ({ dictionary, ...(await activeDataset(dictionary.dictId)) })),
  );
  const active = known.flatMap(({ dictionary, version, rows = 0 }) =>
    version === undefined ? [] : [{ dictionary, version, rows }],
  );
  return active
    .filter(({ rows }) => rows >= wordsFrom)
    .flatMap((large) => [large, ...besideOf(large, active).map((of) => ({ ...of, rows: large.rows }))]);
}

async function make({ clickhouse, logger }: KeepWordsParts, of: WordsOf, signal: AbortSignal): Promise<void> {
  const limits = { signal, settings: oneThread };
  const states = isBeside(of)
    ? await makeBesideWords(clickhouse, of, limits)
    : await makeWords(clickhouse, of.dictionary.dictId, of.version, limits);
  if (states.length === 0) logger.info(named(of), 'the words of a version were made');
  else logger.error({ ...named(of), states }, 'the words of a version came out wrong: it is counted without them');
}

async function checkSome(
  { clickhouse, logger, now, activeDataset }: KeepWordsParts,
  of: WordsOf,
  signal: AbortSignal,
): Promise<void> {
  const limits = { signal, settings: oneThread, isChecked: await columnsRead(activeDataset, of) };
  const hour = Math.floor(now().getTime() / HOUR_MS);
  const look = (): Promise<string[]> =>
    isBeside(of)
      ? statesOfWrongBeside(clickhouse, of, { nth: hour, ...limits })
      : wrongState(clickhouse, of, { nth: hour, ...limits });
  // Somebody may be taken out at this moment: out of the words first, then out of their leads.
  const wrong = (await look()).length === 0 ? [] : await look();
  if (wrong.length === 0) return;
  await clickhouse.command(forgetWords(of));
  logger.error(
    { ...named(of), states: wrong },
    'words say another thing than their leads: they are not asked any more',
  );
}

// A column of a flag that nobody reads may be written at this moment.
async function columnsRead(
  activeDataset: KeepWordsParts['activeDataset'],
  { dictionary: own, beside }: WordsOf,
): Promise<(column: string) => boolean> {
  const dictionary = beside?.dictionary ?? own;
  const flag = scrubbedColumn(dictionary);
  const stored: string[] = flag ? allStored(flag) : [];
  const read = flag && storedIn(flag, (await activeDataset(dictionary.dictId))?.slot);
  return (column) => column === read || !stored.includes(column);
}

async function wrongState(
  clickhouse: ClickHouse,
  { dictionary, version }: WordsOf,
  { nth, isChecked, ...limits }: EngineLimits & Pick<Checked, 'isChecked'> & { nth: number },
): Promise<string[]> {
  // Of both, since a state that one of them lost altogether is in the other alone.
  const statesOf = (index: string) => `SELECT state FROM ${index} WHERE dataset_version = {version:UInt32}`;
  const states = await clickhouse.rows<{ state: string }>({
    sql: `${statesOf(dictionary.index)} GROUP BY state UNION DISTINCT ${statesOf(wordsIndex(dictionary))} GROUP BY state`,
    params: { version },
    ...limits,
  });
  const looked = states
    .map(({ state }) => state)
    .toSorted()
    .filter((_, place) => place === nth % states.length);
  const checked = isChecked ? { isChecked } : {};
  return statesOfWrongWords(clickhouse, dictionary.dictId, version, { states: looked, ...checked, ...limits });
}

const isBeside = (of: WordsOf): of is BesideWordsOf => of.beside !== undefined;

const named = ({ dictionary, version, beside }: WordsOf) => ({
  ...{ dictId: dictionary.dictId, version },
  ...(beside ? { beside: beside.dictionary.dictId, besideVersion: beside.version } : {}),
});
