// What the product must do under load, once: k6 takes its thresholds from here, the runner its scenarios, the report its
// table, the tests their numbers. A value is changed here or nowhere. Nothing is imported, so that k6 can read it.

/** Arrivals a second, whatever the product answers, and the virtual users that are there to make them. */
export type Rate = { perSecond: number; users: number };

/** Milliseconds that an endpoint may take; `p95` of all answers, `p99` where it has a limit of its own. */
export type Limit = { p95: number; p99?: number };

export type ScenarioName = 'browse' | 'login' | 'count' | 'preview' | 'download';

export type Scenario = { what: string; rate: Rate; limits: Record<string, Limit> };

const second = 1_000;

/**
 * Each alone, one after the other, for `minutes`. An endpoint is a tag of its requests; `ready` is a file's. In a spike
 * the product may let a request wait for five seconds, so there are users for the arrivals of that time and more.
 */
export const scenarios: Record<ScenarioName, Scenario> = {
  browse: {
    what: 'browse and typeahead',
    rate: { perSecond: 50, users: 300 },
    limits: { page: { p95: 150 }, typeahead: { p95: 150 } },
  },
  login: {
    what: 'log-in and refresh',
    rate: { perSecond: 5, users: 60 },
    limits: { login: { p95: 400 }, refresh: { p95: 400 } },
  },
  count: {
    what: 'exact count',
    rate: { perSecond: 10, users: 120 },
    limits: { count: { p95: 1.5 * second, p99: 10 * second } },
  },
  preview: {
    what: 'preview',
    rate: { perSecond: 10, users: 120 },
    limits: { preview: { p95: 1 * second, p99: 10 * second } },
  },
  download: {
    what: 'download of 5,000 rows',
    rate: { perSecond: 1, users: 100 },
    limits: { download: { p95: 300 }, ready: { p95: 15 * second } },
  },
};

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

export const minutes = 5;
export const downloadRows = 5_000;
/** Rows of the lead table that the limits of count and preview are meant for. */
export const leadRows = 10_000_000;
/** A file that is later has failed its iteration. */
export const readySecondsMax = 60;
/** No request waits longer than the product's own hard stop. */
export const requestSecondsMax = 65;
/** Share of requests that may fail. Above it a scenario ends early, but not within its first seconds. */
export const errors = { rateBelow: 0.001, notBeforeSeconds: 20 } as const;

/**
 * All scenarios at once, at a tenth of their rates, then `factor` times as much, then as before. During the spike and
 * while it settles, 429 and 503 with Retry-After are right answers; afterwards every limit holds again.
 */
export const spike = { share: 0.1, factor: 10, seconds: { before: 60, spike: 60, settle: 60, after: 60 } } as const;

/** T16: the same tenth for long, while engines and network fail at random. Nightly it is 120 minutes. */
export const soak = { minutes: 30, share: 0.1, warmUpShare: 0.3, memoryMegabytesPerMinute: 1 } as const;

/** Accounts that a load needs: one for each virtual user, so that two never share a balance. */
export function accountsNeeded(wanted: ScenarioName | 'spike'): number {
  const all = wanted === 'spike' ? Object.values(scenarios) : [scenarios[wanted]];
  return all.reduce((sum, { rate }) => sum + rate.users, 0);
}

/**
 * The limits of the gateway that stand in a load's way, because it comes from one address. They protect people; with
 * them a load would measure the limiter. Form of GATEWAY_LIMIT_MAXIMA.
 */
export const limitMaxima = {
  'login-network': 100_000,
  'refresh-network': 100_000,
  counts: 100_000,
  searches: 100_000,
  downloads: 100_000,
} as const;
