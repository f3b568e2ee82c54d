import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { CheckedQuery } from '@leadwright/leads/check-query';
import { createTurns } from '@leadwright/runtime/refusals/turns';
import { createAnswerCache } from './answer-cache.ts';
import { createCountGuard } from './count-guard.ts';
import { ask, runCount, runEstimate, type LeadCount, type QueryOutcome, type Asker } from './count-leads.ts';
import { createLeadTotals } from './lead-totals.ts';
import { createFacetCaches } from './facet-cache.ts';
import { runFacets, type FacetsAsked } from './facet-leads.ts';
import { runPreview } from './preview-leads.ts';
import { createSearchableFilters } from '@leadwright/leads/compile/searchable-filters';
import type { SampleCache } from './sample-leads.ts';
import { createStopper } from './stopper.ts';
import { createWordsKnown } from '@leadwright/leads/words/words-known';

const RUNNING_COUNTS_MAX = 2;
// A person who has waited so long for the engine to begin is better told to come again.
const WAIT_MS_MAX = 5_000;
const WAITING_MAX = 200;
// Long enough for a person who goes back and forth, short enough to bound the memory.
const COUNT_LIFE_MS = 60_000;
const COUNTS_BYTES_MAX = 8 * 2 ** 20;
const FACETS_BYTES_MAX = 16 * 2 ** 20;
const SAMPLES_BYTES_MAX = 16 * 2 ** 20;
const BYTES_OF_COUNT = 200;
const BYTES_OF_LEAD = 150;
// One pass over a version, once for each column; whoever types does not wait for it.
const TOTALS_SECONDS_MAX = 60;
// Visitors ask about few ZIP codes repeatedly; a cached count costs the engine nothing.
const TEASER_LIFE_MS = 3_600_000;

const everywhere = { geography: { kind: 'nationwide' } } as const;

type Count = typeof runCount;
type Preview = typeof runPreview;
type Facets = typeof runFacets;

/** `atOnce`: in the engine; more wait for a turn, and are refused with 503 if none comes soon. */
export function openQueries(clickhouse: ClickHouse, { atOnce }: { atOnce: number }) {
  const stopper = createStopper();
  const waiting = { waitingMax: WAITING_MAX, waitMsMax: WAIT_MS_MAX };
  const turns = createTurns({ ...waiting, atOnce });
  // Of the whole country: whoever asks about a place does not wait behind them.
  const wideTurns = createTurns({ ...waiting, atOnce: Math.max(1, Math.floor(atOnce / 2)) });
  const takeTurn = <Result>(
    { geography }: Pick<CheckedQuery, 'geography'>,
    work: () => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> =>
    geography.kind === 'nationwide' ? wideTurns.take(() => turns.take(work, signal), signal) : turns.take(work, signal);
  const inTurn = <Answer>(
    query: Pick<CheckedQuery, 'geography'>,
    asker: Asker,
    work: (asker: Asker) => Promise<QueryOutcome<Answer>>,
  ): Promise<QueryOutcome<Answer>> =>
    stopper.run(asker, async (stoppable) => {
      try {
        return await takeTurn(query, () => work(stoppable), stoppable.signal);
      } catch (error) {
        if (stoppable.signal.aborted) return { kind: 'gone' };
        throw error;
      }
    });
  const wordsKnown = createWordsKnown(clickhouse, () => Date.now());
  const bounds = (bytesMax: number, lifeMs = COUNT_LIFE_MS) => ({ lifeMs, bytesMax, now: () => Date.now() });
  const countCache = (lifeMs: number) =>
    createAnswerCache<LeadCount>({ ...bounds(COUNTS_BYTES_MAX, lifeMs), bytesOf: () => BYTES_OF_COUNT });
  const facetCaches = createFacetCaches(bounds(FACETS_BYTES_MAX));
  const samples: SampleCache = createAnswerCache({
    ...bounds(SAMPLES_BYTES_MAX),
    bytesOf: (leads) => BYTES_OF_LEAD * leads.length,
  });
  return {
    count: (query: Parameters<Count>[1], version: Parameters<Count>[2], asker: Parameters<Count>[3], limit?: number) =>
      inTurn(query, asker, async (stoppable) => {
        const byWords = limit === undefined && (await wordsKnown(query, version, stoppable.signal));
        return runCount(clickhouse, query, version, stoppable, { limit, byWords });
      }),
    /** Undefined where a count is quick, or nothing can be estimated by. It reads as little as a count of one place. */
    estimate: async (query: CheckedQuery, version: number, asker: Asker): ReturnType<typeof runEstimate> => {
      if (query.geography.kind !== 'nationwide') return undefined;
      if (!(await wordsKnown(query, version, asker.signal))) return undefined;
      return stopper.run(asker, (stoppable) =>
        turns.take(() => runEstimate(clickhouse, query, version, stoppable), stoppable.signal),
      );
    },
    facets: (query: Parameters<Facets>[1], version: Parameters<Facets>[2], asked: FacetsAsked, asker: Asker) =>
      inTurn(query, asker, async (stoppable) => {
        const byWords = await wordsKnown(query, version, stoppable.signal);
        const cache = facetCaches(query, { byWords, edition: asked.edition });
        return runFacets(clickhouse, query, version, asked, { asker: stoppable, byWords, cache });
      }),
    preview: (query: Parameters<Preview>[1], version: Parameters<Preview>[2], page: Parameters<Preview>[3]) =>
      inTurn(query, page.asker, async (asker) => {
        const byWords = await wordsKnown(query, version, asker.signal);
        return runPreview(clickhouse, query, version, { ...page, asker, samples: byWords ? samples : undefined });
      }),
    leadTotals: createLeadTotals(async (statement) => {
      const asker = { signal: new AbortController().signal, secondsMax: TOTALS_SECONDS_MAX };
      const asked = await inTurn(everywhere, asker, (stoppable) =>
        ask<{ value: string; leads: number | string }>(clickhouse, statement, stoppable, 'totals'),
      );
      if (asked.kind !== 'answer') throw new Error(`the leads of a column were not counted: ${asked.kind}`);
      return asked.answer;
    }),
    searchableFilters: createSearchableFilters(clickhouse),
    guard: createCountGuard(RUNNING_COUNTS_MAX),
    estimateGuard: createCountGuard(RUNNING_COUNTS_MAX),
    facetGuard: createCountGuard(RUNNING_COUNTS_MAX),
    cache: countCache(COUNT_LIFE_MS),
    teaserCache: countCache(TEASER_LIFE_MS),
    stop: async (): Promise<void> => stopper.stop(),
  };
}
