// Compares the rules of Prometheus with the metrics that services export, with the runbook and with their own tests.
import { parse } from 'yaml';
import { metricOf, metrics, named, read, series } from './testing/exported-series.ts';

type Rule = {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity?: string; slo?: string };
  annotations?: { summary?: string; action?: string; runbook?: string };
};
type Rules = { groups: { rules: Rule[] }[] };
const rulesOf = (file: string): Rule[] =>
  (parse(read(`docker/prometheus/${file}`)) as Rules).groups.flatMap(({ rules }) => rules);
const files = (parse(read('docker/prometheus/prometheus.yml')) as { rule_files: string[] }).rule_files;
const rules = files.flatMap(rulesOf);
const alerts = rules.filter((rule): rule is Rule & { alert: string } => rule.alert !== undefined);
const recorded = new Set(rules.flatMap(({ record }) => record ?? []));

const runbook = read('docs/runbook.md');
/** As pages of a repository make anchors of headings. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');
const headings = [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => slugOf(text));

/** The labels that an expression asks for, each with the series that it asks. */
const selectors = (expr: string): { name: string; labels: string[]; le: string | undefined }[] =>
  [...expr.matchAll(/(leadwright_\w+)\{([^}]*)\}/g)].map(([, name = '', inside = '']) => ({
    name,
    labels: [...inside.matchAll(/(\w+)(?:=~|!=|!~|=)/g)].map(([, label = '']) => label),
    le: /\ble="([^"]+)"/.exec(inside)?.[1],
  }));

describe('the rules', () => {
  it('name only series that a service exports', () => {
    for (const { expr } of rules) expect(named(expr).filter((name) => !series.has(name))).toEqual([]);
  });

  it('ask only for labels that the metric has, and for bounds that are buckets', () => {
    for (const { name, labels, le } of rules.flatMap(({ expr }) => selectors(expr))) {
      const metric = metrics.find((each) => `leadwright_${each.name}` === metricOf(name));
      expect([name, labels.filter((label) => !['service', 'le', ...(metric?.labels ?? [])].includes(label))]).toEqual([
        name,
        [],
      ]);
      if (le !== undefined) expect([name, metric?.buckets]).toEqual([name, expect.arrayContaining([Number(le)])]);
    }
  });

  it('use only recording rules that exist', () => {
    for (const { expr } of rules)
      expect((expr.match(/slo:\w+:\w+/g) ?? []).filter((name) => !recorded.has(name))).toEqual([]);
  });

  it('have both sides and a budget for each promise, and the page for operators lists them all', () => {
    const promises = (record: string): string[] =>
      rules.flatMap((rule) => (rule.record === record ? (rule.labels?.slo ?? []) : [])).sort();
    expect(promises('slo:bad:rate5m')).toEqual(promises('slo:budget:share'));
    expect(promises('slo:events:rate5m')).toEqual(promises('slo:budget:share'));
    const listed = [...read('docs/telemetry.md').matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(([, slo = '']) => slo);
    expect(listed.sort()).toEqual(promises('slo:budget:share'));
  });
});

describe('the alerts', () => {
  it('have a severity, a summary, what to do, and an entry of the runbook by their name', () => {
    for (const { alert, labels, annotations } of alerts) {
      expect({ alert, severity: labels?.severity }).toEqual({
        alert,
        severity: expect.stringMatching(/^(page|ticket)$/),
      });
      expect(annotations).toEqual({
        summary: expect.any(String),
        action: expect.any(String),
        runbook: `docs/runbook.md#${alert.toLowerCase()}`,
      });
      expect(headings).toContain(alert.toLowerCase());
    }
  });

  it('are all that the runbook has entries for, each with the severity of the rule', () => {
    const [, section = ''] = /\n## Alerts\n([^]*?)\n## /.exec(runbook) ?? [];
    const entries = [...section.matchAll(/^### (\w+)\n\n(Page|Ticket)[.,]/gm)].map(([, name, severity = '']) => [
      name,
      severity.toLowerCase(),
    ]);
    expect(entries).toEqual(alerts.map(({ alert, labels }) => [alert, labels?.severity]));
  });

  it('are all seen firing by the tests of the rules', () => {
    const tests = read('docker/prometheus/tests/rules.yml');
    expect(alerts.filter(({ alert }) => !tests.includes(`alertname="${alert}", severity=`))).toEqual([]);
  });

  it('page for what must not wait: the ledger, the flow of events, and budgets that are gone in days', () => {
    const pages = alerts.filter(({ labels }) => labels?.severity === 'page').map(({ alert }) => alert);
    expect(pages).toEqual(
      expect.arrayContaining([
        'LedgerBroken',
        'LedgerStreamParked',
        'EventsNotPublished',
        'HorizonHeldBack',
        'ConsumerStandsStill',
        'BudgetBurnsFast',
        'BudgetBurns',
      ]),
    );
  });

  it.each([
    ['BudgetBurnsFast', ['slo:burn:rate1h > 14.4', 'slo:burn:rate5m > 14.4']],
    ['BudgetBurns', ['slo:burn:rate6h > 6', 'slo:burn:rate30m > 6']],
    ['BudgetBurnsSlowly', ['slo:burn:rate3d > 1']],
    ['EventsNotPublished', ['leadwright_outbox_oldest_age_seconds) > 60']],
    ['HorizonHeldBack', ['leadwright_horizon_age_seconds) > 30']],
  ])('%s fires at %s', (name, parts) => {
    const rule = alerts.find(({ alert }) => alert === name);
    for (const part of parts) expect(rule?.expr).toContain(part);
  });
});

it('links of the runbook lead to its own headings', () => {
  const linked = [...runbook.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(linked.filter((anchor) => !headings.includes(anchor))).toEqual([]);
});
