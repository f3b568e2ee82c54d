// What the chart asks of the cluster before anything starts.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './chart-values.ts';
import { secretKeys } from './secret-keys.ts';
import { helmTemplate, render, valuesFiles } from './testing/rendered.ts';

const withKinds = (...kinds: string[]) =>
  helmTemplate(
    valuesFiles.production,
    [],
    kinds.map((kind) => `--api-versions=${kind}`),
  );
const operators = [
  'keda.sh/v1alpha1/ScaledObject',
  'metrics.k8s.io/v1beta1',
  'monitoring.coreos.com/v1/ServiceMonitor',
  'monitoring.coreos.com/v1/PrometheusRule',
];

describe('operators that the settings need', () => {
  it('are named in one sentence where the cluster lacks them, each with the setting that asks for it', () => {
    const { code, err } = withKinds('v1/Secret');
    expect(code).toBe(1);
    expect(err).toContain(
      'the cluster lacks KEDA, which autoscaling.kind: lag of audit, billing, export, notification needs; ' +
        'a metrics server, which autoscaling.kind: cpu of gateway, search needs; ' +
        'the Prometheus operator, which prometheusRule.enabled needs; the Prometheus operator, which serviceMonitor.enabled needs: ' +
        'install it, or turn the setting off\n',
    );
  });

  it('stand in the page for operators, each with its setting', () => {
    const page = readFileSync(path.join(root, 'docs/operators/install.md'), 'utf8');
    const needed = page.slice(page.indexOf('## What you need'), page.indexOf('## 1. Images'));
    const asked = new Set(
      render('production')
        .all.filter(({ kind }) =>
          ['ScaledObject', 'HorizontalPodAutoscaler', 'ServiceMonitor', 'PrometheusRule'].includes(kind),
        )
        .map(({ kind }) => kind),
    );
    const rows = {
      ScaledObject: /KEDA.*`kind: lag`/,
      HorizontalPodAutoscaler: /metrics server.*`kind: cpu`/,
      ServiceMonitor: /Prometheus operator.*`serviceMonitor.enabled`/,
      PrometheusRule: /Prometheus operator.*`prometheusRule.enabled`/,
    };
    expect([...asked].sort()).toEqual(Object.keys(rows).sort());
    for (const row of Object.values(rows)) expect(needed).toMatch(row);
  });

  it('are not asked for where they are there, nor where no cluster is asked', () => {
    expect(withKinds('v1/Secret', ...operators).code).toBe(0);
    expect(withKinds().code).toBe(0);
  });
});

describe('Secrets', () => {
  let api: ChildProcess | undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-cluster-'));
  afterEach(() => api?.kill());
  afterAll(() => rmSync(folder, { recursive: true }));

  async function renderedIn(secrets: Record<string, string[]>) {
    api = spawn(process.execPath, [path.join(__dirname, 'testing/cluster.mjs'), JSON.stringify(secrets)]);
    const [port] = (await once(api.stdout ?? process.stdin, 'data')) as [Buffer];
    const config = path.join(folder, 'config');
    const server = `http://127.0.0.1:${port.toString().trim()}`;
    const named = {
      clusters: [{ name: 'c', cluster: { server } }],
      users: [{ name: 'u', user: {} }],
      contexts: [{ name: 'x', context: { cluster: 'c', user: 'u' } }],
    };
    writeFileSync(config, JSON.stringify({ apiVersion: 'v1', kind: 'Config', 'current-context': 'x', ...named }));
    return helmTemplate(valuesFiles.development, [], ['--dry-run=server', `--kubeconfig=${config}`]);
  }
  const whole = Object.fromEntries(
    Object.entries(secretKeys).map(([part, { must, may }]) => [`leadwright-${part}`, part === 'jobs' ? may : must]),
  );

  it('that have what the settings ask for are let through', async () => {
    expect(await renderedIn(whole)).toMatchObject({ code: 0 });
  });

  it('and keys that are missing are named before any job runs', async () => {
    const { 'leadwright-audit': audit, ...others } = whole;
    expect(audit).toHaveLength(4);
    const { code, err } = await renderedIn({
      ...others,
      'leadwright-billing': ['BILLING_POSTGRES_URL'],
      'leadwright-jobs': [],
    });
    expect(code).toBe(1);
    expect(err).toContain(
      'the namespace leadwright lacks the Secret leadwright-audit; BILLING_SERVICE_PUBLIC_KEYS in the Secret leadwright-billing; BILLING_TRIAL_KEYS in the Secret leadwright-billing; BILLING_SERVICE_PRIVATE_KEY in the Secret leadwright-billing; POSTGRES_SUPERUSER_URL in the Secret leadwright-jobs; SEED_SERVICE_PRIVATE_KEY in the Secret leadwright-jobs',
    );
  });

  it('of a namespace without any are all missing', async () => {
    expect((await renderedIn({})).err).toContain('lacks the Secret leadwright-accounts; the Secret leadwright-audit;');
  });
});
