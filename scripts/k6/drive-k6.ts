// Carries out the steps of a scenario under k6.
import { check, sleep } from 'k6';
import exec from 'k6/execution';
import http from 'k6/http';
import { Counter, Trend } from 'k6/metrics';
import { downloadRows, requestSecondsMax } from './budget.ts';
import type { LoadRequest } from './requests.ts';
import type { LoadAnswer, Metric, Person, Steps, Turn } from './steps.ts';

export const url = __ENV['LEADWRIGHT_URL'] || 'http://127.0.0.1:3000';
export const origin = __ENV['LEADWRIGHT_ORIGIN'] || url;

const metrics: Record<Metric, Counter | Trend> = {
  ledger_mismatch: new Counter('ledger_mismatch'),
  download_ready: new Trend('download_ready', true),
  wrong_answers: new Counter('wrong_answers'),
  turned_away: new Counter('turned_away'),
};

function send({ method, url: to, body, headers }: LoadRequest, endpoint: string): LoadAnswer {
  const answer = http.request(method, to, body ?? null, {
    headers,
    tags: { endpoint, name: endpoint },
    timeout: `${requestSecondsMax}s`,
    // The scenario says which cookie is sent; k6 would add its own.
    jar: new http.CookieJar(),
  });
  const named = Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const isJson = answer.headers['Content-Type']?.includes('json') ?? false;
  return { status: answer.status, headers: Object.fromEntries(named), body: isJson ? answer.json() : null };
}

/** Runs one iteration to its end. */
export function drive(steps: Steps): void {
  let answer: LoadAnswer | undefined;
  for (;;) {
    const { done, value } = steps.next(answer);
    if (done) return;
    answer = undefined;
    switch (value.kind) {
      case 'ask':
        answer = send(value.request, value.endpoint);
        break;
      case 'wait':
        sleep(value.seconds);
        break;
      case 'note':
        metrics[value.metric].add(value.value);
        break;
      case 'check':
        check(null, { [value.name]: () => value.right });
        break;
    }
  }
}

/** The turn of this iteration. */
export function turnOf(person: Person, password: string, mayBeTurnedAway = false): Turn {
  return {
    url,
    origin,
    password,
    person,
    n: exec.scenario.iterationInTest,
    rows: Number(__ENV['ROWS'] || downloadRows),
    now: () => Date.now(),
    mayBeTurnedAway,
  };
}

/** For `handleSummary`: the whole of it as JSON where SUMMARY says, and a line for each threshold. */
export function summaryFiles(data: {
  metrics: Record<string, { values: Record<string, number>; thresholds?: Record<string, { ok: boolean }> }>;
}): Record<string, string> {
  const lines = Object.entries(data.metrics).flatMap(([name, { thresholds = {}, values }]) =>
    Object.entries(thresholds).map(([threshold, { ok }]) => {
      const key = /^(p\(\d+\)|count|rate)/.exec(threshold)?.[1] ?? '';
      const value = values[key];
      return `${ok ? 'holds ' : 'MISSED'}  ${name} ${threshold}: ${value === undefined ? 'nothing measured' : Number(value.toFixed(4))}`;
    }),
  );
  const file = __ENV['SUMMARY'];
  return { stdout: `${lines.join('\n')}\n`, ...(file ? { [file]: JSON.stringify(data, null, 1) } : {}) };
}
