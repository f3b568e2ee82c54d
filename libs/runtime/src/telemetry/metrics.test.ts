import { createMetrics, type Metric } from './metrics.ts';

const requests = {
  kind: 'counter',
  name: 'questions_total',
  help: 'Questions.',
  labels: ['kind'],
} as const satisfies Metric;
const took = {
  kind: 'histogram',
  name: 'answer_seconds',
  help: 'Answers.',
  labels: [],
  buckets: [0.1, 1],
} as const satisfies Metric;
const waiting = { kind: 'gauge', name: 'waiting_records', help: 'Waiting.', labels: [] } as const satisfies Metric;
const repeats = { kind: 'counter', name: 'repeats_total', help: 'Repeats.', labels: [] } as const satisfies Metric;

describe('the metrics of a service', () => {
  it('carry its name, the prefix of the product and their own labels', async () => {
    const metrics = createMetrics('billing');
    metrics.counter(requests)(2, { kind: 'usage' });
    metrics.histogram(took)(0.5, {});
    const text = await metrics.scrape();
    expect(text).toContain('leadwright_questions_total{kind="usage",service="billing"} 2');
    expect(text).toContain('leadwright_answer_seconds_bucket{service="billing",le="0.1"} 0');
    expect(text).toContain('leadwright_answer_seconds_bucket{service="billing",le="1"} 1');
    expect(text).toContain('leadwright_answer_seconds_sum{service="billing"} 0.5');
  });

  it('are not mixed with those of another service in the same process', async () => {
    const [billing, exporting] = [createMetrics('billing'), createMetrics('export')];
    billing.counter(requests)(1, { kind: 'usage' });
    exporting.counter(requests)(5, { kind: 'file' });
    expect(await billing.scrape()).not.toContain('service="export"');
    expect(await exporting.scrape()).toContain('leadwright_questions_total{kind="file",service="export"} 5');
  });

  it('are read when they are scraped', async () => {
    const metrics = createMetrics('billing');
    metrics.observe([waiting, repeats], (tell) => {
      tell(waiting, 7, {});
      tell(repeats, 3, {});
    });
    const text = await metrics.scrape();
    expect(text).toContain('# TYPE leadwright_waiting_records gauge\nleadwright_waiting_records{service="billing"} 7');
    expect(text).toContain('# TYPE leadwright_repeats_total counter\nleadwright_repeats_total{service="billing"} 3');
  });

  it('leave out what cannot be read and tell the rest', async () => {
    const metrics = createMetrics('billing');
    metrics.observe([waiting], async () => {
      throw new Error('the database is away');
    });
    metrics.observe([repeats], (tell) => tell(repeats, 3, {}));
    const text = await metrics.scrape();
    expect(text).not.toContain('leadwright_waiting_records{');
    expect(text).toContain('leadwright_repeats_total{service="billing"} 3');
  });

  it('are read once a second, however many scrape', async () => {
    const metrics = createMetrics('billing');
    let reads = 0;
    metrics.observe([waiting], (tell) => tell(waiting, ++reads, {}));
    await Promise.all(Array.from({ length: 50 }, () => metrics.scrape()));
    expect(reads).toBe(1);
  });
});
