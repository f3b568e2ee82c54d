// What is kept of a load: of each scenario the summary of k6, reduced to what the budget speaks of.
import { isDeepStrictEqual } from 'node:util';
import { scenarioNames, scenarios, spike, type ScenarioName } from '../budget.ts';
import { metricOf, readyMetric } from '../thresholds.ts';
import type { Place } from './places.ts';

/** The part of k6's summary that is read. */
export type Summary = {
  metrics: Record<string, { values: Record<string, number>; thresholds?: Record<string, { ok: boolean }> }>;
};

export type Took = { p50: number; p95: number; p99: number; max: number };
export type Outcome = {
  seconds: number;
  requests: number;
  /** Iterations that came to their end. */
  iterations: number;
  failedShare: number;
  dropped: number;
  ledgerMismatch: number;
  turnedAway: number;
  wrongAnswers: number;
  /** By endpoint; those of a spike by phase and endpoint: `after download`. */
  took: Record<string, Took>;
  /** Thresholds that did not hold, in k6's words. */
  missed: string[];
  /** Running processes, averaged over a minute, before and after. */
  machineLoad: [number, number];
};

export type Results = {
  at: string;
  machine: { cores: number; processor: string; memoryGigabytes: number; node: string; k6: string };
  leadRows: number;
  outcomes: Partial<Record<ScenarioName | 'spike', Outcome>>;
};

/** What docs/operators/load.json keeps. */
export type KeptResults = Partial<Record<Place, Results>>;

/**
 * The new results, and those of the scenarios that were not run again, if all are of one day, one machine and as many
 * leads.
 */
export function withFormer(results: Results, former: Results | undefined): Results {
  const sameDay = former?.at.slice(0, 10) === results.at.slice(0, 10);
  const same = sameDay && isDeepStrictEqual([former.machine, former.leadRows], [results.machine, results.leadRows]);
  return same ? { ...results, outcomes: { ...former.outcomes, ...results.outcomes } } : results;
}

/** Throws if the summary is of a run that measured nothing. */
export function outcomeOf(
  name: ScenarioName | 'spike',
  { metrics }: Summary,
  { seconds, machineLoad }: Pick<Outcome, 'seconds' | 'machineLoad'>,
): Outcome {
  const value = (metric: string, key: string): number => metrics[metric]?.values[key] ?? 0;
  const requests = value('http_reqs', 'count');
  if (requests === 0) throw new Error(`${name} made no request`);
  return {
    seconds,
    requests,
    iterations: value('iterations', 'count'),
    failedShare: value('http_req_failed', 'rate'),
    dropped: value('dropped_iterations', 'count'),
    ledgerMismatch: value('ledger_mismatch', 'count'),
    turnedAway: value('turned_away', 'count'),
    wrongAnswers: value('wrong_answers', 'count'),
    took: Object.fromEntries(
      measuredBy(name).flatMap(([label, metric]) => {
        const took = tookOf(metrics[metric]?.values);
        return took ? [[label, took] as const] : [];
      }),
    ),
    missed: Object.entries(metrics).flatMap(([metric, { thresholds = {} }]) =>
      Object.entries(thresholds).flatMap(([threshold, { ok }]) => (ok ? [] : [`${metric} ${threshold}`])),
    ),
    machineLoad,
  };
}

function measuredBy(name: ScenarioName | 'spike'): [string, string][] {
  const metricsOf = (each: ScenarioName, phase?: string): [string, string][] =>
    Object.keys(scenarios[each].limits).map((endpoint) => {
      const tags: Record<string, string> = phase === undefined ? {} : { phase };
      return [
        phase === undefined ? endpoint : `${phase} ${endpoint}`,
        endpoint === 'ready' ? readyMetric(tags) : metricOf(endpoint, tags),
      ];
    });
  if (name !== 'spike') return metricsOf(name);
  const phases = Object.keys(spike.seconds).filter((phase) => phase !== 'settle');
  return phases.flatMap((phase) => scenarioNames.flatMap((each) => metricsOf(each, phase)));
}

// k6 keeps a metric without a value as zeros.
function tookOf(values: Record<string, number> | undefined): Took | undefined {
  if (!values || values['max'] === undefined || values['max'] === 0) return undefined;
  const rounded = (key: string): number => Math.round(values[key] ?? 0);
  return { p50: rounded('med'), p95: rounded('p(95)'), p99: rounded('p(99)'), max: rounded('max') };
}
