// What the chart asks of the cluster before anything starts.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './chart-values.ts';
import { secretsCommand } from './install/made-secrets.ts';
import { neededKeys } from './needed-keys.ts';
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
  const apis: ChildProcess[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-cluster-'));
  afterEach(() => apis.splice(0).forEach((api) => api.kill()));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function clusterWith(secrets: Record<string, string[]>): Promise<string> {
    const api = spawn(process.execPath, [path.join(__dirname, 'testing/cluster.mjs'), JSON.stringify(secrets)]);
    apis.push(api);
    const [port] = (await once(api.stdout, 'data')) as [Buffer];
    const config = path.join(folder, 'config');
    const server = `http://127.0.0.1:${port.toString().trim()}`;
    const named = {
      clusters: [{ name: 'c', cluster: { server } }],
      users: [{ name: 'u', user: {} }],
      contexts: [{ name: 'x', context: { cluster: 'c', user: 'u' } }],
    };
    writeFileSync(config, JSON.stringify({ apiVersion: 'v1', kind: 'Config', 'current-context': 'x', ...named }));
    return config;
  }
  const renderedIn = async (secrets: Record<string, string[]>, ...set: string[]) =>
    helmTemplate(valuesFiles.development, set, ['--dry-run=server', `--kubeconfig=${await clusterWith(secrets)}`]);
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

  const sendgrid = ['NOTIFICATION_SENDGRID_API_KEY', 'NOTIFICATION_SENDGRID_WEBHOOK_KEYS'];
  const billing = 'services.billing.env';
  it.each<[string, string[], string]>([
    [
      'stripe without prices',
      [`${billing}.BILLING_PROCESSOR=stripe`],
      'the namespace leadwright lacks STRIPE_SECRET_KEY in the Secret leadwright-billing; STRIPE_PUBLISHABLE_KEY in the Secret leadwright-billing; STRIPE_WEBHOOK_SECRETS in the Secret leadwright-billing: ' +
        'scripts/cluster/secrets.mjs makes them. the settings lack services.billing.env.STRIPE_PRICES, which BILLING_PROCESSOR: stripe needs',
    ],
    [
      'prices of a processor that is not chosen',
      [`${billing}.STRIPE_PRICES=team-unlimited=price_1`],
      'the settings lack services.billing.env.BILLING_PROCESSOR: stripe, which STRIPE_PRICES needs\n',
    ],
    ['recurly', [`${billing}.BILLING_PROCESSOR=recurly`], 'lacks RECURLY_API_KEY in the Secret leadwright-billing;'],
    [
      'a sender of mails without a key',
      ['services.notification.env.NOTIFICATION_SENDGRID_FROM=a@leads.example'],
      `lacks ${sendgrid.map((key) => `${key} in the Secret leadwright-notification`).join('; ')}:`,
    ],
    [
      'a number for text messages without an account',
      ['services.notification.env.NOTIFICATION_TWILIO_FROM=a number'],
      'lacks NOTIFICATION_TWILIO_ACCOUNT_SID in the Secret leadwright-notification;',
    ],
    [
      'bot checks without their keys',
      ['services.gateway.env.GATEWAY_BOT_CHECK=recaptcha'],
      'lacks RECAPTCHA_SECRET_KEY in the Secret leadwright-gateway: scripts/cluster/secrets.mjs makes them. the settings lack services.gateway.env.RECAPTCHA_SITE_KEY, which GATEWAY_BOT_CHECK: recaptcha needs',
    ],
  ])('half of a provider is named before any job runs: %s', async (_what, set, sentence) => {
    const { code, err } = await renderedIn(whole, ...set);
    expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it('half of a provider in a Secret is named with the setting that is missing', async () => {
    const { 'leadwright-notification': notification = [], ...others } = whole;
    const secrets = { ...others, 'leadwright-notification': [...notification, ...sendgrid] };
    expect((await renderedIn(secrets)).err).toContain(
      'the settings lack services.notification.env.NOTIFICATION_SENDGRID_FROM, which NOTIFICATION_SENDGRID_API_KEY needs\n',
    );
    const from = 'services.notification.env.NOTIFICATION_SENDGRID_FROM=a@leads.example';
    expect(await renderedIn(secrets, from)).toMatchObject({ code: 0 });
  });

  it('and the command that compares them says what the chart says of the same values, and what nobody reads', async () => {
    const { 'leadwright-billing': billingKeys = [], ...others } = whole;
    const present = {
      ...others,
      sold: [...billingKeys, 'STRIPE_SECRT_KEY'],
      'leadwright-audit': [...(others['leadwright-audit'] ?? []), 'AUDIT_KEY'],
    };
    const values = path.join(folder, 'yours.yaml');
    const services = {
      billing: { existingSecret: 'sold', env: { BILLING_PROCESSOR: 'recurly' } },
      gateway: { env: { GATEWAY_BOT_CHECK: 'test' } },
    };
    writeFileSync(
      values,
      JSON.stringify({ publicUrl: 'http://127.0.0.1:3000', kafka: { saslMechanism: 'plain' }, services }),
    );
    const kubectl = `#!/bin/sh\ncat <<'END'\n${Object.entries(present)
      .map(([name, keys]) => [name, ...keys].join(' '))
      .join('\n')}\nEND\n`;
    const { status, stdout } = secretsCommand(['--check', '--namespace', 'leadwright', '--values', values], {
      kubectl,
      env: { KUBECONFIG: await clusterWith(present) },
    });
    const said = stdout.trim().split('\n');
    expect(status).toBe(1);
    expect(said).toEqual(
      expect.arrayContaining([
        'sold lacks RECURLY_API_KEY',
        'sold lacks BILLING_KAFKA_SASL_USERNAME',
        'leadwright-search lacks SEARCH_KAFKA_SASL_PASSWORD',
        'sold has STRIPE_SECRT_KEY, which nobody reads',
        'leadwright-audit has AUDIT_KEY, which nobody reads',
      ]),
    );
    expect(said.filter((line) => /RECAPTCHA|leadwright-(billing|jobs)/.test(line))).toEqual([]);
  });

  it('of a namespace without any are all missing', async () => {
    expect((await renderedIn({})).err).toContain('lacks the Secret leadwright-accounts; the Secret leadwright-audit;');
  });
});

it('the list of what settings make needed is made of the services: npx tsx scripts/chart/main.ts', () => {
  expect(JSON.parse(readFileSync(path.join(root, 'charts/leadwright/needed-keys.json'), 'utf8'))).toEqual(neededKeys);
});
