// "What you need" of the installation, against what the chart and the product say.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { defaultValues } from '../chart/chart-values.ts';
import { composeFile } from '../images/testing/compose-file.ts';

const root = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/operators/install.md');
const rows = new Map(
  [
    ...page.slice(page.indexOf('## What you need'), page.indexOf('## 1. Images')).matchAll(/^\| (.*?) \| (.*?) \|/gm),
  ].map(([, what = '', which = '']) => [what, which]),
);
const which = (start: string): string => [...rows].find(([what]) => what.includes(start))?.[1] ?? '';
const versionOf = (image: string): string => composeFile.services[image]?.image.split(':')[1]?.replace(/^v/, '') ?? '';

it('says the versions that the chart and the packages ask for', () => {
  const { kubeVersion } = parse(read('charts/leadwright/Chart.yaml')) as { kubeVersion: string };
  expect(which('Kubernetes')).toContain(`${/(\d+\.\d+)\.\d+/.exec(kubeVersion)?.[1]} or later`);
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(which('Node')).toContain(`Node ${engines.node.replace('>=', '')} or later`);
  // Embedded, and in the cluster of the check.
  expect(which('ClickHouse')).toContain(versionOf('clickhouse'));
  expect(versionOf('kafka').startsWith(`${/\d+/.exec(which('Kafka'))?.[0]}.`)).toBe(true);
});

it('has a row for each engine that services go out to, and for the Ingress', () => {
  const { engines } = (defaultValues as unknown as { networkPolicy: { engines: object } }).networkPolicy;
  const names: Record<string, string> = {
    postgres: 'PostgreSQL',
    kafka: 'Kafka',
    clickhouse: 'ClickHouse',
    s3: 'S3',
    // Without one no traces are made.
    collector: '',
  };
  expect(Object.keys(engines).sort()).toEqual(Object.keys(names).sort());
  for (const name of [...Object.values(names), 'Ingress controller', 'Helm', 'registry'])
    expect([name, [...rows.keys()].some((what) => what.includes(name))]).toEqual([name, true]);
});
