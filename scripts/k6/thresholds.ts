// The budget in the words of k6.
import { errors, scenarios, type Limit, type ScenarioName } from './budget.ts';

type Threshold = string | { threshold: string; abortOnFail: boolean; delayAbortEval: string };
export type Thresholds = Record<string, Threshold[]>;

/** The metric that k6 keeps of an endpoint's answers, in the selection that `tags` names besides. */
export function metricOf(endpoint: string, tags: Record<string, string> = {}): string {
  const all = Object.entries({ endpoint, ...tags }).map(([name, value]) => `${name}:${value}`);
  return `http_req_duration{${all.join(',')}}`;
}

/** A file is not an answer: it is ready some polls later. */
export function readyMetric(tags: Record<string, string> = {}): string {
  const all = Object.entries(tags).map(([name, value]) => `${name}:${value}`);
  return all.length === 0 ? 'download_ready' : `download_ready{${all.join(',')}}`;
}

/** Every limit of the scenario, for requests with these tags. */
export function latencyThresholds(name: ScenarioName, tags: Record<string, string> = {}): Thresholds {
  return Object.fromEntries(
    Object.entries(scenarios[name].limits).map(([endpoint, limit]) => [
      endpoint === 'ready' ? readyMetric(tags) : metricOf(endpoint, tags),
      percentiles(limit),
    ]),
  );
}

function percentiles({ p95, p99 }: Limit): string[] {
  return [`p(95)<${p95}`, ...(p99 === undefined ? [] : [`p(99)<${p99}`])];
}

/** What holds in every scenario: no iteration left out for want of users, and no lead that moved without a reason. */
export const always: Thresholds = {
  ledger_mismatch: ['count==0'],
  dropped_iterations: ['count==0'],
};

/** Where every answer must be the right one. The only threshold that ends a run early. */
export const rightAnswers: Thresholds = {
  checks: ['rate==1'],
  http_req_failed: [
    { threshold: `rate<${errors.rateBelow}`, abortOnFail: true, delayAbortEval: `${errors.notBeforeSeconds}s` },
  ],
};
