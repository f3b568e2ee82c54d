import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accountsNeeded, limitMaxima, scenarioNames, scenarios, spike } from '../budget.ts';
import { always, latencyThresholds, rightAnswers } from '../thresholds.ts';
import { chartOf } from './chart.ts';
import { linesOf } from './lines.ts';
import { outcomeOf, withFormer, type KeptResults, type Results, type Summary } from './results.ts';
import { places, type Place } from './places.ts';
import { marksOf, tablesOf, withResults } from './table.ts';

const docs = path.join(__dirname, '../../../docs/operators');
const page = readFileSync(path.join(docs, 'load.md'), 'utf8');

const took = (p95: number): { values: Record<string, number> } => ({
  values: { med: p95 / 2, 'p(95)': p95, 'p(99)': p95 * 2, max: p95 * 3 },
});
const summary = (p95: number): Summary => ({
  metrics: {
    http_reqs: { values: { count: 500 } },
    iterations: { values: { count: 250 } },
    http_req_failed: { values: { rate: 0.002 }, thresholds: { 'rate<0.001': { ok: false } } },
    ledger_mismatch: { values: { count: 0 }, thresholds: { 'count==0': { ok: true } } },
    'http_req_duration{endpoint:count}': took(p95),
    'http_req_duration{endpoint:count,phase:after}': took(p95),
    'http_req_duration{endpoint:preview}': { values: { med: 0, 'p(95)': 0, 'p(99)': 0, max: 0 } },
  },
});
const results = (p95: number): Results => {
  const ran = { seconds: 60, machineLoad: [0.5, 2] as [number, number] };
  return {
    at: '2026-01-02T03:04:05Z',
    machine: { cores: 2, processor: 'P', memoryGigabytes: 8, node: '20', k6: 'k6 v1' },
    leadRows: 10,
    outcomes: { count: outcomeOf('count', summary(p95), ran), preview: outcomeOf('preview', summary(p95), ran) },
  };
};

describe('the budget', () => {
  it('is what k6 holds a run against', () => {
    expect(latencyThresholds('count')).toEqual({ 'http_req_duration{endpoint:count}': ['p(95)<1500', 'p(99)<10000'] });
    expect(latencyThresholds('download', { phase: 'after' })).toEqual({
      'http_req_duration{endpoint:download,phase:after}': ['p(95)<300'],
      'download_ready{phase:after}': ['p(95)<15000'],
    });
    expect({ ...always, ...rightAnswers }).toMatchObject({
      ledger_mismatch: ['count==0'],
      dropped_iterations: ['count==0'],
      http_req_failed: [{ threshold: 'rate<0.001', abortOnFail: true, delayAbortEval: '20s' }],
    });
  });

  it('has the numbers of the operations design', () => {
    expect(scenarioNames.map((name) => [name, scenarios[name].rate.perSecond, scenarios[name].limits])).toEqual([
      ['browse', 50, { page: { p95: 150 }, typeahead: { p95: 150 } }],
      ['login', 5, { login: { p95: 400 }, refresh: { p95: 400 } }],
      ['count', 10, { count: { p95: 1_500, p99: 10_000 } }],
      ['preview', 10, { preview: { p95: 1_000, p99: 10_000 } }],
      ['download', 1, { download: { p95: 300 }, ready: { p95: 15_000 } }],
    ]);
    expect(spike.factor).toBe(10);
  });

  it('has users for all arrivals of the five seconds that a request may wait in a spike', () => {
    for (const { rate } of Object.values(scenarios)) expect(rate.users).toBeGreaterThan(rate.perSecond * 5);
  });

  it('has an account for each user, and room in every limit that a load meets', () => {
    expect(accountsNeeded('spike')).toBe(scenarioNames.reduce((sum, name) => sum + accountsNeeded(name), 0));
    expect(page).toContain(`--load ${accountsNeeded('spike')} `);
    expect(Object.keys(limitMaxima)).toEqual(['login-network', 'refresh-network', 'counts', 'searches', 'downloads']);
  });
});

describe('the results of a load', () => {
  it('hold below the limit, and miss at it and where nothing was measured', () => {
    const verdicts = (p95: number) => linesOf(results(p95)).map(({ endpoint, holds }) => [endpoint, holds]);
    expect(verdicts(1_499)).toEqual([
      ['count', true],
      ['preview', false],
    ]);
    expect(verdicts(1_500)[0]).toEqual(['count', false]);
  });

  it('say what was missed, and on what machine', () => {
    const text = tablesOf(results(1_600));
    expect(text).toContain(
      '| exact count | count | p95 < 1,500 ms, p99 < 10.0 s | 800 ms | 1,600 ms | 3,200 ms | **missed** |',
    );
    expect(text).toContain('| preview | preview | p95 < 1,000 ms, p99 < 10.0 s | not measured |  |  | **missed** |');
    expect(text).toContain('| count | 60 s | 10 | 500 | 0.20 % | 0 | 0 | 0.5 → 2.0 |');
    expect(text).toContain('- count: `http_req_failed rate<0.001`');
    expect(text).toContain('2 cores (P), 8 GB, Node 20, k6 v1, with k6 on the same machine and 10 leads');
  });

  it('say when the machine was busy before the load began', () => {
    const busy = results(1);
    expect(tablesOf(busy)).not.toContain('wanted to run than');
    Object.assign(busy.outcomes.count ?? {}, { machineLoad: [2.1, 2] });
    expect(tablesOf(busy)).toContain(
      'More processes wanted to run than the machine has cores when these began: count.',
    );
  });

  it('are not made of a run that asked nothing', () => {
    const ran = { seconds: 1, machineLoad: [0, 0] as [number, number] };
    expect(() => outcomeOf('count', { metrics: {} }, ran)).toThrow('count made no request');
  });

  it('take the place of the former ones on the page, which is otherwise left as it is', () => {
    const { begin, end } = marksOf('start');
    const once = withResults(page, 'start', results(1));
    expect(withResults(once, 'start', results(1))).toBe(once);
    expect(once.slice(0, once.indexOf(begin))).toBe(page.slice(0, page.indexOf(begin)));
    expect(once.slice(once.indexOf(end))).toBe(page.slice(page.indexOf(end)));
    expect(() => withResults('# Load', 'start', results(1))).toThrow('no place for results of start');
  });

  it('keep those of scenarios that were not run again, of the same day, machine and leads alone', () => {
    const kept = results(1);
    const preview = outcomeOf('preview', summary(2), { seconds: 9, machineLoad: [0, 0] });
    const again = { ...results(2), outcomes: { preview } };
    expect(withFormer(again, kept)).toEqual({ ...again, outcomes: { ...kept.outcomes, preview } });
    expect(withFormer(again, undefined)).toBe(again);
    expect(withFormer(again, { ...kept, at: '2026-01-03T03:04:05Z' })).toBe(again);
    expect(withFormer(again, { ...kept, leadRows: 11 })).toBe(again);
    expect(withFormer(again, { ...kept, machine: { ...kept.machine, cores: 4 } })).toBe(again);
  });

  it('say how the product ran', () => {
    expect(tablesOf(results(1))).toContain('Measured 2026-01-02 on 2 cores (P), 8 GB, Node 20,');
    expect(tablesOf(results(1), 'start')).toContain(
      'Measured 2026-01-02 by `npm start` on 2 cores (P), 8 GB, Node 20,',
    );
    expect(tablesOf(results(1), 'compose')).toContain('by compose on 2 cores (P), 8 GB, Node 24, of the images,');
  });

  it.each(Object.keys(places) as Place[])('of %s on the page and in the picture are those of the file', (place) => {
    const kept = (JSON.parse(readFileSync(path.join(docs, 'load.json'), 'utf8')) as KeptResults)[place];
    if (!kept) throw new Error(`docs/operators/load.json has no results of ${place}`);
    expect(withResults(page, place, kept)).toBe(page);
    expect(page).toContain(`](load-${place}.svg)`);
    expect(chartOf(kept)).toBe(readFileSync(path.join(docs, `load-${place}.svg`), 'utf8'));
  });

  it('make a picture whose bars end before the limit where it holds', () => {
    const ends = (p95: number) => Number(/width="(\d+)" height="16"/.exec(chartOf(results(p95)))?.[1]);
    const limit = ends(1_500);
    expect(ends(150)).toBeLessThan(limit);
    expect(ends(15_000)).toBeGreaterThan(limit);
    expect(chartOf(results(15_000))).toContain('class="missed"');
  });
});
