// A minute of a small installation's day, under k6: people browse, count, preview and download at a fixed rate. The
// thresholds decide pass or fail. Variables:
//
//   LEADWRIGHT_URL     address of the product (default http://127.0.0.1:3000)
//   LEADWRIGHT_ORIGIN  the address that browsers use, if it differs
//   DURATION           of every scenario (default 60s)
import { check, sleep } from 'k6';
import http from 'k6/http';
import { Counter, Trend } from 'k6/metrics';
import { count, downloadOf, logIn, mismatch, preview, requestDownload, suggest, usage } from './requests.ts';

const url = __ENV.LEADWRIGHT_URL || 'http://127.0.0.1:3000';
const duration = __ENV.DURATION || '60s';
const ROWS = 500;
const READY_SECONDS_MAX = 60;

const ledgerMismatch = new Counter('ledger_mismatch');
const ready = new Trend('download_ready', true);

const arrivals = (exec, rate, timeUnit, vus) => ({
  executor: 'constant-arrival-rate',
  exec,
  rate,
  timeUnit,
  duration,
  preAllocatedVUs: vus,
  maxVUs: vus,
});

export const options = {
  scenarios: {
    browse: arrivals('browse', 5, '1s', 10),
    counts: arrivals('counts', 1, '1s', 10),
    previews: arrivals('previews', 1, '2s', 10),
    // One after the other, so that the balance changes only by this download.
    downloads: arrivals('downloads', 1, '15s', 1),
  },
  thresholds: {
    'http_req_duration{endpoint:browse}': ['p(95)<150'],
    'http_req_duration{endpoint:count}': ['p(95)<1500', 'p(99)<10000'],
    'http_req_duration{endpoint:preview}': ['p(95)<1000'],
    'http_req_duration{endpoint:download}': ['p(95)<300'],
    download_ready: ['p(95)<15000'],
    http_req_failed: [{ threshold: 'rate<0.001', abortOnFail: true, delayAbortEval: '20s' }],
    checks: ['rate==1'],
    ledger_mismatch: ['count==0'],
    dropped_iterations: ['count==0'],
  },
  summaryTrendStats: ['min', 'med', 'p(95)', 'p(99)', 'max'],
};

const send = ({ method, url: to, body, headers }, endpoint) =>
  http.request(method, to, body ?? null, { headers, tags: { endpoint, name: endpoint } });
const ask = (request, endpoint, status = 200) => {
  const answer = send(request, endpoint);
  check(answer, { [`${endpoint} answers ${status}`]: (each) => each.status === status });
  return answer.status === status ? answer.json() : undefined;
};

export function setup() {
  const answer = send(logIn(url, 'owner@demo.test', 'quiet-meadow-17', __ENV.LEADWRIGHT_ORIGIN || url), 'login');
  if (answer.status !== 200) throw new Error(`log-in: ${answer.status} ${answer.body}`);
  return { token: answer.json('token') };
}

const towns = ['phoe', 'los', 'san', 'hous', 'chic', 'new'];
export const browse = ({ token }) => void ask(suggest(url, token, towns[__ITER % towns.length]), 'browse');
export const counts = ({ token }) => void ask(count(url, token), 'count');
export const previews = ({ token }) => void ask(preview(url, token), 'preview');

export function downloads({ token }) {
  const before = ask(usage(url, token), 'usage');
  const counted = ask(count(url, token), 'count');
  if (!before || !counted) return;
  const began = Date.now();
  const key = `load-${began}-${__VU}-${__ITER}`;
  const accepted = ask(
    requestDownload(url, token, { rows: Math.min(ROWS, counted.count), datasetVersion: counted.datasetVersion, key }),
    'download',
    202,
  );
  const ended = accepted && endOf(token, accepted.id, began);
  if (!ended) return;
  ready.add(Date.now() - began);
  const after = ask(usage(url, token), 'usage');
  if (after) ledgerMismatch.add(mismatch(before, after, ended));
}

// The page uses the event stream, which k6 does not support, so this polls.
function endOf(token, id, began) {
  while (Date.now() - began < READY_SECONDS_MAX * 1000) {
    const download = ask(downloadOf(url, token, id), 'progress');
    if (download?.status === 'ready') return download;
    if (download?.status === 'failed') break;
    sleep(0.25);
  }
  check(null, { 'the download is ready in time': () => false });
  return undefined;
}
