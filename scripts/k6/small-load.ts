// A minute of a small installation's day, under k6: the demo's owner browses, counts, previews and downloads at a fixed
// rate. The thresholds of the budget decide pass or fail. Variables:
//
//   LEADWRIGHT_URL     address of the product (default http://127.0.0.1:3000)
//   LEADWRIGHT_ORIGIN  the address that browsers use, if it differs
//   DURATION           of every scenario (default 60s)
import http from 'k6/http';
import type { Options, Scenario } from 'k6/options';
import { drive, origin, summaryFiles, turnOf, url } from './drive-k6.ts';
import { logIn } from './requests.ts';
import { doings } from './scenarios.ts';
import type { Person } from './steps.ts';
import { always, latencyThresholds, rightAnswers } from './thresholds.ts';

const duration = __ENV['DURATION'] || '60s';
const ROWS = 500;

const arrivals = (exec: string, rate: number, timeUnit: string, vus: number): Scenario => ({
  executor: 'constant-arrival-rate',
  exec,
  rate,
  timeUnit,
  duration,
  preAllocatedVUs: vus,
  maxVUs: vus,
});

export const options: Options = {
  scenarios: {
    browse: arrivals('browse', 5, '1s', 10),
    count: arrivals('count', 1, '1s', 10),
    preview: arrivals('preview', 1, '2s', 10),
    // One after the other, so that the balance changes only by this download.
    download: arrivals('download', 1, '15s', 1),
  },
  thresholds: {
    ...latencyThresholds('browse'),
    ...latencyThresholds('count'),
    ...latencyThresholds('preview'),
    ...latencyThresholds('download'),
    ...always,
    ...rightAnswers,
  },
  summaryTrendStats: ['min', 'med', 'p(95)', 'p(99)', 'max'],
};

type Owner = { token: string };

/** Logs in once, since the limits of log-in are those of people. */
export function setup(): Owner {
  const { body, headers } = logIn(url, 'owner@demo.test', 'quiet-meadow-17', origin);
  const answer = http.post(`${url}/api/login`, body ?? '', { headers });
  if (answer.status !== 200) throw new Error(`log-in: ${answer.status} ${String(answer.body)}`);
  return { token: answer.json('token') as string };
}

function run(name: 'browse' | 'count' | 'preview' | 'download', { token }: Owner): void {
  const owner: Person = { email: 'owner@demo.test', token, cookie: '', expiresAt: Infinity };
  drive(doings[name]({ ...turnOf(owner, ''), rows: ROWS }));
}

export const browse = (owner: Owner): void => run('browse', owner);
export const count = (owner: Owner): void => run('count', owner);
export const preview = (owner: Owner): void => run('preview', owner);
export const download = (owner: Owner): void => run('download', owner);
export const handleSummary = summaryFiles;
