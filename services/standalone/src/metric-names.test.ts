// Holds the metrics' tables to their names, labels and the page for operators.
import { metrics, named, read } from './testing/exported-series.ts';

describe('the metrics', () => {
  it('have distinct names that end in their unit or in what they count', () => {
    expect(new Set(metrics.map(({ name }) => name)).size).toBe(metrics.length);
    for (const { kind, name } of metrics) {
      expect(name).toMatch(
        kind === 'counter'
          ? /^[a-z_]+_total$/
          : /^[a-z_]+(_seconds|_bytes|_connections|_standbys|_records|_streams|_progress|_unknown)$/,
      );
    }
  });

  // A new label belongs here, if its number of values is bounded.
  it('have only labels with a bounded number of values: no account, no person, no id', () => {
    const bounded = [
      'channel',
      'consumer',
      'kind',
      'method',
      'outcome',
      'processor',
      'quantile',
      'reason',
      'route',
      'rows_max',
      'rule',
      'status',
    ];
    expect([...new Set(metrics.flatMap(({ labels }) => [...labels]))].sort()).toEqual(bounded);
  });

  it('have ordered buckets exactly if they are histograms', () => {
    for (const { kind, buckets } of metrics) {
      expect(buckets !== undefined).toBe(kind === 'histogram');
      if (buckets) expect([...buckets].sort((a, b) => a - b)).toEqual(buckets);
    }
  });

  it('are all listed on the page for operators, and no other is', () => {
    expect(named(read('docs/telemetry.md')).sort()).toEqual(metrics.map(({ name }) => `leadwright_${name}`).sort());
  });
});
