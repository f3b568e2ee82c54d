// Compares the dashboards with the metrics that services export and with the sources that Grafana is given.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { metricOf, metrics, named, read, root, series } from './testing/exported-series.ts';

type Source = { uid: string };
type Panel = {
  id: number;
  type: string;
  title: string;
  datasource?: Source;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { refId: string; expr: string; datasource: Source }[];
};
type Dashboard = {
  uid: string;
  title: string;
  panels: Panel[];
  templating: { list: { name: string; query?: string }[] };
};

const folder = 'docker/grafana/dashboards';
const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.json'));
const dashboards = files.map((file) => JSON.parse(read(`${folder}/${file}`)) as Dashboard);
const expressionsOf = ({ panels }: Dashboard): string[] =>
  panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const recorded = new Set(
  [...read('docker/prometheus/objectives.yml').matchAll(/record: '?(slo:\w+:\w+)/g)].map(([, name]) => name),
);
const sources = (
  parse(read('docker/grafana/provisioning/datasources/engines.yml')) as { datasources: Source[] }
).datasources.map(({ uid }) => uid);

/** Whether its brackets and quotes close; `npm run test:chart` has Prometheus' own parser read it. */
function closes(expr: string): boolean {
  const open: string[] = [];
  const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
  for (const sign of expr.replaceAll(/"[^"]*"/g, '')) {
    if ('([{'.includes(sign)) open.push(sign);
    else if (sign === '"' || (sign in pairs && open.pop() !== pairs[sign])) return false;
  }
  return open.length === 0;
}

it('there is one of each: overview, promises, services, ledger and events, downloads, database', () => {
  expect(dashboards.map(({ uid }) => uid).sort()).toEqual([
    'leadwright-database',
    'leadwright-downloads',
    'leadwright-events',
    'leadwright-overview',
    'leadwright-promises',
    'leadwright-services',
  ]);
  expect(new Set(dashboards.map(({ title }) => title)).size).toBe(dashboards.length);
});

it('every metric is on a dashboard', () => {
  const shown = dashboards.flatMap((each) => expressionsOf(each).flatMap(named)).map(metricOf);
  expect(metrics.map(({ name }) => `leadwright_${name}`).filter((name) => !shown.includes(name))).toEqual([]);
});

describe.each(dashboards.map((dashboard) => [dashboard.title, dashboard] as const))('the dashboard %s', (_, board) => {
  it('asks only for series that a service exports or a rule records, in expressions that close', () => {
    const expressions = expressionsOf(board);
    expect(expressions.length).toBeGreaterThan(0);
    expect(expressions.flatMap(named).filter((name) => !series.has(name))).toEqual([]);
    expect(
      expressions.flatMap((expr) => expr.match(/slo:\w+:\w+/g) ?? []).filter((name) => !recorded.has(name)),
    ).toEqual([]);
    expect(expressions.filter((expr) => !closes(expr))).toEqual([]);
  });

  it('asks only for labels that the metric has', () => {
    for (const [, name = '', inside = ''] of expressionsOf(board).flatMap((expr) => [
      ...expr.matchAll(/(leadwright_\w+)\{([^}]*)\}/g),
    ])) {
      const metric = metrics.find((each) => `leadwright_${each.name}` === metricOf(name));
      const asked = [...inside.matchAll(/(\w+)(?:=~|!=|!~|=)/g)].map(([, label = '']) => label);
      expect([name, asked.filter((label) => !['service', 'le', ...(metric?.labels ?? [])].includes(label))]).toEqual([
        name,
        [],
      ]);
    }
  });

  it('uses only variables that it declares', () => {
    const declared = board.templating.list.map(({ name }) => name);
    const used = expressionsOf(board).flatMap((expr) => [...expr.matchAll(/\$(\w+)/g)].map(([, name = '']) => name));
    expect(used.filter((name) => !declared.includes(name))).toEqual([]);
  });

  it('queries only sources that Grafana is given', () => {
    const asked = board.panels.flatMap(({ datasource, targets = [] }) => [
      ...(datasource ? [datasource.uid] : []),
      ...targets.map((target) => target.datasource.uid),
    ]);
    expect(asked.filter((uid) => !sources.includes(uid))).toEqual([]);
  });

  it('has panels of distinct ids and titles that do not lie over each other', () => {
    expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
    expect(new Set(board.panels.map(({ title }) => title)).size).toBe(board.panels.length);
    const cells = board.panels.flatMap(({ gridPos: { x, y, w, h } }) => {
      expect(x + w).toBeLessThanOrEqual(24);
      return Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`);
    });
    expect(new Set(cells).size).toBe(cells.length);
  });
});
