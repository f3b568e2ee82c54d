// Helm and kubeconform over every file of values.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { merged, readValues, root } from './chart-values.ts';
import { program } from './testing/programs.ts';
import { helmTemplate, installations, render, valuesFiles } from './testing/rendered.ts';

// Schemas of one's own, one folder for each minor and `crd`, as those that are checked in.
const schemas = process.env['KUBECONFORM_SCHEMAS'] ?? path.join(root, 'scripts/chart/kubernetes-schemas');
const minors = readdirSync(schemas).filter((name) => name.startsWith('v'));
const template = (folder: string): string =>
  `--schema-location=${path.join(schemas, folder)}/{{.ResourceKind}}{{.KindSuffix}}.json`;
const bad = path.join(root, 'scripts/chart/testing/bad-values');

it('every file of values is checked here', () => {
  const files = readdirSync(path.join(root, 'charts/values')).map((name) => `charts/values/${name}`);
  expect(Object.values(valuesFiles).flat().sort()).toEqual(files.sort());
});

describe.each(installations)('the chart with the values of %s', (installation) => {
  it('is taken by helm lint', () => {
    const files = valuesFiles[installation].map((file) => `--values=${file}`);
    const { code, out } = program('helm', ['lint', '--strict', 'charts/leadwright', '--kube-version=1.34.0', ...files]);
    expect([code, out]).toEqual([0, expect.stringContaining('0 chart(s) failed')]);
  });

  it.each(['v1.34', 'v1.35', 'v1.36'])('is what the API of Kubernetes %s takes, strictly', (minor) => {
    expect(minors).toContain(minor);
    const { text, all } = render(installation);
    const { out } = program('kubeconform', ['-strict', '-summary', template(minor), template('crd'), '-'], text);
    expect(out.trim()).toBe(
      `Summary: ${all.length} resources found parsing stdin - Valid: ${all.length}, Invalid: 0, Errors: 0, Skipped: 0`,
    );
  });
});

describe('a mistake in the settings', () => {
  it.each(readdirSync(bad))('is refused by helm too, before anything is made: %s', (file) => {
    const { code, err } = helmTemplate([path.join(bad, file)]);
    const [, at = ''] = /^# says: (\S*)/.exec(readFileSync(path.join(bad, file), 'utf8')) ?? [];
    expect([code, err]).toEqual([1, expect.stringContaining("values don't meet the specifications of the schema")]);
    if (at.startsWith('/')) expect(err).toContain(`at '${at}'`);
  });

  it.each([
    ['services.gateway.env.GATEWAY_PROCESSOR=recurly', 'but services.billing.env.BILLING_PROCESSOR is sandbox'],
    ['shutdown.preStopSeconds=30', 'a service has 75 s to finish after preStopSeconds'],
    ['jobs.topics.replication=1', 'but there are only 1 replicas'],
  ])('is refused where settings contradict each other: %s', (set, says) => {
    const { code, err } = helmTemplate([], [set]);
    expect([code, err]).toEqual([1, expect.stringContaining(says)]);
  });

  it('is refused where an autoscaler has less room than it needs', () => {
    const { code, err } = helmTemplate(valuesFiles.production, ['services.billing.autoscaling.maxReplicas=2']);
    expect([code, err]).toEqual([1, expect.stringContaining('minReplicas is 3, but maxReplicas is 2')]);
  });
});

it('a file of values changes the defaults as Node takes it to', () => {
  const { code, out } = program('helm', [
    'template',
    'leadwright',
    'charts/leadwright',
    '--kube-version=1.34.0',
    '--values=charts/values/production.yaml',
    '--show-only=templates/ingress.yaml',
  ]);
  const values = merged(readValues('charts/leadwright/values.yaml'), readValues('charts/values/production.yaml'));
  const { ingress } = values as { ingress: { host: string } };
  expect(code).toBe(0);
  expect((parse(out) as { spec: { rules: { host: string }[] } }).spec.rules[0]?.host).toBe(ingress.host);
});
