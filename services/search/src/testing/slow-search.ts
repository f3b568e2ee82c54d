// Search's real routes over a real engine, where every count takes the engine minutes.
import { randomUUID } from 'node:crypto';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { buildHttpApp } from '@leadwright/runtime/http/http-app';
import type { ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { addLeadRoutes } from '../app.ts';
import { createAnswerCache } from '../queries/answer-cache.ts';
import { createCountGuard } from '../queries/count-guard.ts';
import { ask, type LeadCount } from '../queries/count-leads.ts';
import { everyFilter } from './every-filter.ts';

export type SlowSearch = {
  url: string;
  /** How long the engine may work on a count, seconds; 60 unless changed. */
  limit: { secondsMax: number };
  /** Waits until so many of its counts run in the engine; throws after 30 s, before one would end by itself. */
  untilRunning(expected: number): Promise<void>;
  stop(): Promise<void>;
};

const DEADLINE_MS = 30_000;

export async function startSlowSearch(clickhouse: ClickHouse, tokens: ServiceTokens): Promise<SlowSearch> {
  const limit = { secondsMax: 60 };
  const purpose = `count-${randomUUID()}`;
  const cache = () => createAnswerCache<LeadCount>({ lifeMs: 1, bytesMax: 0, bytesOf: () => 1, now: () => 0 });
  const app = await buildHttpApp({
    service: 'search',
    logger: createLogger('test', 'silent'),
    tokens,
    ready: async () => undefined,
  });
  addLeadRoutes(app, {
    activeDataset: async (dictId) => ({ dictId, version: 1, rows: 1, source: 'test' }),
    estimate: async () => undefined,
    leadTotals: async () => new Map(),
    searchableFilters: everyFilter,
    now: () => new Date(),
    count: async (_query, _version, asker) => {
      const sql = 'SELECT count() AS count FROM numbers(1000000000000) WHERE sipHash64(number) = 0';
      const asked = await ask<{ count: number }>(clickhouse, { sql, params: {} }, { ...asker, ...limit }, purpose);
      return asked.kind === 'answer' ? { kind: 'answer', answer: { count: 0, tookMs: 0, asOf: '' } } : asked;
    },
    preview: async () => ({ kind: 'answer', answer: [] }),
    facets: async () => ({ kind: 'answer', answer: { facets: [] } }),
    guard: createCountGuard(2),
    estimateGuard: createCountGuard(2),
    facetGuard: createCountGuard(2),
    cache: cache(),
    teaserCache: cache(),
    secondsMax: 60,
  });
  const running = async (): Promise<number> =>
    (await clickhouse.running()).filter(({ id }) => id.startsWith(`search-${purpose}`)).length;
  return {
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    limit,
    untilRunning: async (expected) => {
      const started = performance.now();
      while ((await running()) !== expected) {
        if (performance.now() - started > DEADLINE_MS)
          throw new Error(`the engine runs ${await running()} counts, not ${expected}`);
      }
    },
    stop: () => app.close(),
  };
}
