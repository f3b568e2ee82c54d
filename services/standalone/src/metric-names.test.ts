// Compares the metrics' tables with the dashboard, the alerts and the page for operators.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { privacyMetrics } from '@leadwright/accounts/schedules/privacy-metrics';
import { ledgerMetrics } from '@leadwright/billing/schedules/check-ledger';
import { boundaryMetrics } from '@leadwright/billing/schedules/pass-boundaries';
import { webhookMetrics } from '@leadwright/billing/webhooks/webhook-metrics';
import { eventMetrics } from '@leadwright/eventsourcing/operate/event-metrics';
import { downloadMetrics } from '@leadwright/export/metrics';
import { messageMetrics } from '@leadwright/notification/metrics';
import { effectMetrics } from '@leadwright/eventsourcing/operate/effect-metrics';
import { httpMetrics } from '@leadwright/runtime/telemetry/http-telemetry';
import type { Metric } from '@leadwright/runtime/telemetry/metrics';
import { poolMetrics } from '@leadwright/postgres/pool-metrics';
import { processMetrics } from '@leadwright/runtime/telemetry/process-metrics';
import { parse } from 'yaml';

const root = path.join(__dirname, '../../..');
const tables = [
  httpMetrics,
  processMetrics,
  poolMetrics,
  eventMetrics,
  downloadMetrics,
  effectMetrics,
  ledgerMetrics,
  boundaryMetrics,
  webhookMetrics,
  privacyMetrics,
  messageMetrics,
];
const metrics: Metric[] = tables.flatMap((table): Metric[] => Object.values(table));
/** Prometheus' names: a histogram has three series. */
const series = new Set(
  metrics.flatMap(({ kind, name }) =>
    kind === 'histogram'
      ? ['bucket', 'count', 'sum'].map((part) => `leadwright_${name}_${part}`)
      : [`leadwright_${name}`],
  ),
);

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const named = (text: string): string[] => [...new Set(text.match(/leadwright_\w+/g) ?? [])];

type Rule = {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { summary?: string; action?: string };
};
const rules = (parse(read('docker/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const alerts = rules.filter(({ alert }) => alert !== undefined);
const dashboards = readdirSync(path.join(root, 'docker/grafana/dashboards')).filter((file) => file.endsWith('.json'));

describe('the metrics', () => {
  it('have distinct names that end in their unit or in what they count', () => {
    expect(new Set(metrics.map(({ name }) => name)).size).toBe(metrics.length);
    for (const { kind, name } of metrics) {
      expect(name).toMatch(
        kind === 'counter' ? /^[a-z_]+_total$/ : /^[a-z_]+(_seconds|_bytes|_records|_streams|_progress|_unknown)$/,
      );
    }
  });

  // A new label belongs here, if its number of values is bounded.
  it('have only labels with a bounded number of values: no account, no person, no id', () => {
    const bounded = [
      'channel',
      'consumer',
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

describe.each(dashboards)('the dashboard %s', (file) => {
  const text = read(`docker/grafana/dashboards/${file}`);

  it('names only series that a service exports', () => {
    expect(named(text).length).toBeGreaterThan(0);
    expect(named(text).filter((name) => !series.has(name))).toEqual([]);
  });

  it('queries only provisioned sources', () => {
    const sources = new Set([...text.matchAll(/"uid": "(\w+)"/g)].map(([, uid]) => uid));
    const provisioned = (
      parse(read('docker/grafana/provisioning/datasources/engines.yml')) as { datasources: { uid: string }[] }
    ).datasources.map(({ uid }) => uid);
    expect(
      [...sources].filter((uid) => uid !== path.basename(file, '.json') && !provisioned.includes(uid ?? '')),
    ).toEqual([]);
  });
});

it('every metric is on a dashboard', () => {
  const shown = named(dashboards.map((file) => read(`docker/grafana/dashboards/${file}`)).join('\n')).map((name) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );
  expect(metrics.map(({ name }) => `leadwright_${name}`).filter((name) => !shown.includes(name))).toEqual([]);
});

describe('the alerts', () => {
  it('name only series that a service exports', () => {
    for (const { expr } of rules) expect(named(expr).filter((name) => !series.has(name))).toEqual([]);
  });

  it('have a severity, a summary and what to do', () => {
    for (const { alert, labels, annotations } of alerts) {
      expect({ alert, severity: labels?.severity }).toEqual({
        alert,
        severity: expect.stringMatching(/^(page|ticket)$/),
      });
      expect(annotations).toEqual({ summary: expect.any(String), action: expect.any(String) });
    }
  });

  it('use only recording rules that exist', () => {
    const recorded = new Set(rules.flatMap(({ record }) => record ?? []));
    for (const { expr } of rules)
      expect((expr.match(/gateway:\w+:\w+/g) ?? []).filter((name) => !recorded.has(name))).toEqual([]);
  });

  it.each([
    ['LedgerBroken', 'page'],
    ['LedgerStreamParked', 'page'],
    ['EventsNotPublished', 'page'],
    ['HorizonHeldBack', 'page'],
    ['ConsumerStandsStill', 'page'],
    ['BudgetBurnsFast', 'page'],
    ['BudgetBurns', 'page'],
    ['BudgetBurnsSlowly', 'ticket'],
    ['ManyDuplicates', 'ticket'],
    ['EffectsUnknown', 'ticket'],
    ['WebhooksWait', 'page'],
    ['WebhooksParked', 'ticket'],
    ['WebhooksRefused', 'ticket'],
    ['ProviderDiffers', 'ticket'],
  ])('%s is a %s', (name, severity) => {
    expect(alerts.filter(({ alert }) => alert === name).map(({ labels }) => labels?.severity)).toEqual([severity]);
  });
});
