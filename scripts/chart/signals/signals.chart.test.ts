// What a Prometheus operator and a Grafana of the cluster find of an installation, over the rendered manifests.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../chart-values.ts';
import { render, type Manifest, type Rendered } from '../testing/rendered.ts';

type Monitor = {
  endpoints: {
    path: string;
    honorLabels?: boolean;
    relabelings?: { targetLabel: string; replacement: string }[];
  }[];
  selector: { matchLabels: Record<string, string> };
};
type Groups = { name: string; rules: { expr: string }[] }[];

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const groupsOf = (file: string): Groups => (parse(read(`docker/prometheus/${file}`)) as { groups: Groups }).groups;
const ofKind = (rendered: Rendered, kind: string): Manifest[] => rendered.all.filter((each) => each.kind === kind);
const specOf = <Spec>(rendered: Rendered, kind: string): Spec =>
  (ofKind(rendered, kind)[0] as unknown as { spec: Spec }).spec;
const boardsOf = (rendered: Rendered): Manifest[] =>
  ofKind(rendered, 'ConfigMap').filter(({ metadata }) => metadata.name.startsWith('leadwright-dashboard-'));

describe('for a Prometheus operator', () => {
  const rendered = render('production', 'prometheusRule.labels.release=watcher');

  it('every rule of docker/prometheus is there, and found by the label that was set', () => {
    expect(specOf<{ groups: Groups }>(rendered, 'PrometheusRule').groups).toEqual([
      ...groupsOf('objectives.yml'),
      ...groupsOf('alerts.yml'),
    ]);
    expect(ofKind(rendered, 'PrometheusRule')[0]?.metadata.labels['release']).toBe('watcher');
  });

  it('the alerts of volumes, pods and engines watch the namespaces that were set, and no others', () => {
    const other = render('production', 'prometheusRule.namespaces=leads|engines');
    const asked = specOf<{ groups: Groups }>(other, 'PrometheusRule').groups.flatMap(({ rules }) =>
      rules.flatMap(({ expr }) => [...expr.matchAll(/namespace=~"([^"]*)"/g)].map(([, namespaces]) => namespaces)),
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(new Set(asked)).toEqual(new Set(['leads|engines']));
  });

  // The operator gives each target labels of its own: `service` is the Service's name then, and `job` too.
  it('series keep the label `service` that they have, and the job that the rules ask for', () => {
    const [endpoint] = specOf<Monitor>(rendered, 'ServiceMonitor').endpoints;
    const asked = groupsOf('alerts.yml').flatMap(({ rules }) =>
      rules.flatMap(({ expr }) => /job="(\w+)"/.exec(expr) ?? []),
    );
    expect([endpoint?.path, endpoint?.honorLabels]).toEqual(['/metrics', true]);
    expect(endpoint?.relabelings).toEqual([{ targetLabel: 'job', replacement: asked[1] }]);
  });

  it('the internal port of each service is asked, and no public one', () => {
    const { matchLabels } = specOf<Monitor>(rendered, 'ServiceMonitor').selector;
    const asked = rendered
      .of('Service')
      .filter(({ metadata }) => Object.entries(matchLabels).every(([name, value]) => metadata.labels[name] === value));
    expect(asked).toHaveLength(7);
    for (const { metadata } of asked) expect(metadata.name).toMatch(/-internal$/);
  });
});

describe('for a Grafana', () => {
  const files = readdirSync(path.join(root, 'docker/grafana/dashboards'));

  it('each dashboard is a ConfigMap of its own, which asks the source of metrics that was set', () => {
    const boards = boardsOf(render('production', 'dashboards.datasource=other'));
    expect(boards.flatMap(({ data }) => Object.keys(data ?? {})).sort()).toEqual(
      files.map((name) => `leadwright-${name}`).sort(),
    );
    for (const { data, metadata } of boards) {
      const [[name = '', text = '']] = Object.entries(data ?? {}) as [[string, string]];
      const board = JSON.parse(read(`docker/grafana/dashboards/${name.replace('leadwright-', '')}`)) as object;
      const asks = JSON.stringify(board).replaceAll('"uid":"metrics"', '"uid":"other"');
      expect(JSON.parse(text)).toEqual(JSON.parse(asks));
      expect(text).toContain('"uid":"other"');
      expect(metadata.labels['grafana_dashboard']).toBe('1');
    }
  });

  it('a folder is an annotation that is set', () => {
    const [board] = boardsOf(render('production', 'dashboards.annotations.grafana_folder=Leads'));
    expect(board?.metadata.annotations).toEqual({ grafana_folder: 'Leads' });
  });
});

it('without being asked for, there is nothing that only an operator knows', () => {
  const rendered = render('default');
  expect([...ofKind(rendered, 'PrometheusRule'), ...ofKind(rendered, 'ServiceMonitor'), ...boardsOf(rendered)]).toEqual(
    [],
  );
});
