// The engine cancels a count when the client disconnects, and at the time limit.
import { randomUUID } from 'node:crypto';
import { QueryAbortedError, QueryTimeoutError, type ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { CheckedQuery } from '@leadwright/leads/check-query';
import { countLeads } from '@leadwright/leads/compile/compile';
import { countByWords } from '@leadwright/leads/words/count-by-words';
import { estimateByWords, readEstimate } from '@leadwright/leads/words/estimate-by-words';
import { timeLimit } from '@leadwright/runtime/process/time-limit';

/** `asOf`: ISO, UTC. `tookMs`: the engine's time in whole milliseconds. */
export type LeadCount = { count: number; tookMs: number; asOf: string };

export type Asker = { signal: AbortSignal; secondsMax: number };

/** `timeout`: the limit was reached. `gone`: the client disconnected. */
export type QueryOutcome<Answer> = { kind: 'answer'; answer: Answer } | { kind: 'timeout' } | { kind: 'gone' };

/**
 * From a share of the words, which the version has to have. Undefined where they say nothing of how far it may be off.
 */
export async function runEstimate(
  clickhouse: ClickHouse,
  query: CheckedQuery,
  version: number,
  asker: Asker,
): Promise<QueryOutcome<LeadCount & { bound: number }> | undefined> {
  const started = performance.now();
  const asked = await ask<Record<string, number | string>>(
    clickhouse,
    estimateByWords(query, version),
    asker,
    'estimate',
  );
  if (asked.kind !== 'answer') return asked;
  const estimate = readEstimate(asked.answer[0] ?? {}, query);
  return estimate && { kind: 'answer', answer: { ...estimate, ...countedAt(started) } };
}

const countedAt = (started: number): Pick<LeadCount, 'tookMs' | 'asOf'> => ({
  tookMs: Math.round(performance.now() - started),
  asOf: new Date().toISOString(),
});

/** `byWords`: the version has words that are true. */
export async function runCount(
  clickhouse: ClickHouse,
  query: CheckedQuery,
  version: number,
  asker: Asker,
  { limit, byWords = false }: { limit?: number | undefined; byWords?: boolean } = {},
): Promise<QueryOutcome<LeadCount>> {
  const started = performance.now();
  // Up to a limit the engine stops early in the lead table.
  const statement = byWords && limit === undefined ? countByWords(query, version) : countLeads(query, version, limit);
  const asked = await ask<{ count: number | string }>(clickhouse, statement, asker, 'count');
  if (asked.kind !== 'answer') return asked;
  const row = asked.answer[0];
  if (!row) throw new Error('a count answered without a row');
  return { kind: 'answer', answer: { count: Number(row.count), ...countedAt(started) } };
}

/** The limit includes the wait for a slot in the engine. */
export async function ask<Row>(
  clickhouse: ClickHouse,
  {
    sql,
    params,
    settings,
  }: {
    sql: string;
    params: Record<string, string | number | readonly (string | number)[]>;
    settings?: Record<string, string | number>;
  },
  { signal, secondsMax }: Asker,
  purpose: string,
): Promise<QueryOutcome<Row[]>> {
  const limit = timeLimit(secondsMax * 1000, signal);
  try {
    const answer = await clickhouse.rows<Row>({
      sql,
      params,
      id: `search-${purpose}-${randomUUID()}`,
      signal: limit.signal,
      maxSeconds: secondsMax,
      ...(settings ? { settings } : {}),
    });
    return { kind: 'answer', answer };
  } catch (error) {
    if (error instanceof QueryTimeoutError) return { kind: 'timeout' };
    if (error instanceof QueryAbortedError) return { kind: signal.aborted ? 'gone' : 'timeout' };
    throw error;
  } finally {
    limit.release();
  }
}
