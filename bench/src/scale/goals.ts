// What people wait for at this size, through the product's own queries, beside a plain table of one byte a filter and
// beside DuckDB on the same codes.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { selectByWords } from '@leadwright/export/files/select-by-words';
import type { CheckedQuery } from '@leadwright/leads/check-query';
import { facetsByWords } from '@leadwright/leads/facets/facets-by-words';
import { countByWords } from '@leadwright/leads/words/count-by-words';
import { openQueries } from '@leadwright/search/queries/open-queries';
import { median, percentile } from '../result.ts';
import { ourQuery, places } from '../kinds/statements.ts';
import { countInDuckDb, type DuckDbFigures } from './duckdb.ts';
import { timed } from './measure.ts';
import { plainCondition, plainTable } from './plain-table.ts';
import { askedOf, country, downloadRows, eightFilters, openGroup, state, underOthers, zips } from './queries.ts';

const RUNS = 15;
const PEOPLE = 10;
const ROUNDS = 3;
const byWords = { cells: 'labels', chosenBy: 'words' } as const;
const nobody = '00000000-0000-0000-0000-000000000000';

type Goal = {
  statement: string;
  goal: string;
  /** Milliseconds. */
  median: number;
  p95: number;
  met: boolean;
};

export type Goals = {
  goals: Goal[];
  plain: { median: number; ratio: number };
  duckDb?: DuckDbFigures & { ratio: number };
};

type Of = { version: number; folder: string };

/** `kinds`: vehicles and e-mails of that version are laid beside it. Throws where two ways of counting differ. */
export async function measureGoals(
  clickhouse: ClickHouse,
  { version, folder }: Of,
  { kinds }: { kinds: boolean },
): Promise<Goals> {
  const queries = openQueries(clickhouse, { atOnce: 2 });
  const asker = { signal: new AbortController().signal, secondsMax: 300 };
  const count = async (query: CheckedQuery): Promise<number> => {
    const asked = await queries.count(query, version, asker);
    if (asked.kind !== 'answer') throw new Error(`a count ended with ${asked.kind}`);
    return asked.answer.count;
  };
  const preview = async (query: CheckedQuery, run: number): Promise<void> => {
    const asked = await queries.preview(query, version, { page: 1, seed: `goal-${run}`, asker });
    if (asked.kind !== 'answer' || asked.answer.length === 0) throw new Error('a preview showed nobody');
  };
  const goals: Goal[] = [];
  const measure = async (statement: string, goal: LimitOf, work: (run: number) => Promise<unknown>): Promise<Goal> => {
    const took = await timesOf(work);
    const measured = goalOf(statement, goal, took);
    goals.push(measured);
    return measured;
  };
  const nationwide = await measure('count, nationwide, 8 filters', { medianMax: 500 }, (run) =>
    count(askedOf(country, eightFilters(run))),
  );
  await measure('count, one state, 3 filters', { p95Max: 60 }, (run) => count(askedOf(state, underOthers(run))));
  await measure('count, five ZIP codes, 3 filters', { p95Max: 30 }, (run) => count(askedOf(zips, underOthers(run))));
  await measure('first page of a preview, nationwide', { medianMax: 150 }, (run) =>
    preview(askedOf(country, eightFilters(run)), run),
  );
  await measure('first page of a preview, one state', { medianMax: 60 }, (run) =>
    preview(askedOf(state, eightFilters(run)), run),
  );
  await measure('choosing 50,000 rows, nationwide, 8 filters', { medianMax: 500 }, (run) =>
    choose(clickhouse, askedOf(country, eightFilters(run)), { version, run }),
  );
  for (const [where, geography, most] of [
    ['one state', state, 120],
    ['nationwide', country, 500],
  ] as const)
    await measure(`facets of four fields, ${where}`, { medianMax: most }, (run) =>
      clickhouse.rows(facetsByWords(askedOf(geography, underOthers(run)), version, openGroup)),
    );
  if (kinds)
    for (const place of places)
      await measure(
        `count of three kinds, ${place.name}`,
        place.geography.kind === 'nationwide' ? { medianMax: 1000 } : { medianMax: 150 },
        () => clickhouse.rows(countByWords(ourQuery(place), version)),
      );
  goals.push(...(await manyAtOnce(count)));
  return { goals, ...(await peers(clickhouse, { version, folder }, { ours: nationwide.median, count })) };
}

type LimitOf = { medianMax: number } | { p95Max: number };

function goalOf(statement: string, limit: LimitOf, took: number[]): Goal {
  const figures = { median: Math.round(median(took)), p95: Math.round(percentile(took, 95)) };
  const isMedian = 'medianMax' in limit;
  const most = isMedian ? limit.medianMax : limit.p95Max;
  const met = (isMedian ? figures.median : figures.p95) < most;
  return { statement, goal: `${isMedian ? 'median' : 'p95'} < ${most} ms`, ...figures, met };
}

async function timesOf(work: (run: number) => Promise<unknown>): Promise<number[]> {
  // The first reads the pages from disk.
  await work(0);
  const took: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) took.push((await timed(async () => void (await work(run)))).ms);
  return took;
}

async function choose(
  clickhouse: ClickHouse,
  query: CheckedQuery,
  { version, run }: { version: number; run: number },
): Promise<void> {
  const picked: Parameters<typeof selectByWords>[1] = {
    ...{ query, datasetVersion: version, seed: `goal-${run}`, rows: downloadRows },
    ...{ accountId: nobody, downloadId: `goal-${run}`, ...byWords },
  };
  const chosen = await selectByWords(clickhouse, picked, { signal: new AbortController().signal, maxSeconds: 300 });
  if (chosen !== downloadRows) throw new Error(`${chosen} rows were chosen`);
}

/** Ten people count the whole country again and again, and one counts five ZIP codes meanwhile. */
async function manyAtOnce(count: (query: CheckedQuery) => Promise<number>): Promise<Goal[]> {
  const wide: number[] = [];
  const small: number[] = [];
  let counting = true;
  const one = async (took: number[], query: CheckedQuery): Promise<void> => {
    const began = performance.now();
    await count(query);
    took.push(performance.now() - began);
  };
  const beside = (async () => {
    for (let run = 0; counting; run += 1) {
      await one(small, askedOf(zips, underOthers(run % 30)));
      await sleep(100);
    }
  })();
  await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      for (let round = 0; round < ROUNDS; round += 1)
        await one(wide, askedOf(country, eightFilters(person * ROUNDS + round)));
    }),
  );
  counting = false;
  await beside;
  return [
    goalOf('ten people at once, nationwide, 8 filters', { p95Max: 3000 }, wide),
    goalOf('five ZIP codes beside them', { p95Max: 200 }, small),
  ];
}

async function peers(
  clickhouse: ClickHouse,
  { folder }: Of,
  { ours, count }: { ours: number; count: (query: CheckedQuery) => Promise<number> },
): Promise<Pick<Goals, 'plain' | 'duckDb'>> {
  const query = askedOf(country, eightFilters(1));
  const condition = plainCondition(query.filters);
  const expected = await count(query);
  const same = (counted: number): void => {
    if (counted !== expected) throw new Error(`${counted} leads by a peer, ${expected} by words`);
  };
  const plain = await timesOf(async () => {
    const [row] = await clickhouse.rows<{ n: number }>({
      sql: `SELECT count() AS n FROM ${plainTable} WHERE ${condition}`,
      params: {},
    });
    same(Number(row?.n));
  });
  const duckDb = await countInDuckDb(clickhouse, { folder, condition, runs: RUNS });
  if (duckDb) same(duckDb.count);
  return {
    plain: { median: Math.round(median(plain)), ratio: round(median(plain) / ours) },
    ...(duckDb ? { duckDb: { ...duckDb, ratio: round(median(duckDb.ms) / ours) } } : {}),
  };
}

const round = (value: number): number => Number(value.toPrecision(3));
