// The engines of a developer's cluster are those of docker-compose.yml, and the Secrets have what the chart asks for.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { composeFile } from '../images/testing/compose-file.ts';

const root = path.join(__dirname, '../..');
const text = (file: string): string => readFileSync(path.join(root, file), 'utf8');
type Container = { image: string; env?: { name: string; value?: string }[]; ports: { containerPort: number }[] };
type Resource = { kind: string; spec: { template: { spec: { containers: Container[] } } } };
const containerOf = (engine: string): Container => {
  const set = parseAllDocuments(text(`k8s/local/${engine}.yaml`))
    .map((document) => document.toJS() as Resource)
    .find(({ kind }) => kind === 'StatefulSet');
  const [container] = set?.spec.template.spec.containers ?? [];
  if (!container) throw new Error(`${engine} has no container`);
  return container;
};

describe('k8s/local', () => {
  it.each(['kafka', 'postgres', 'clickhouse', 's3'])('runs %s from the image of compose', (engine) => {
    expect(containerOf(engine).image).toBe(composeFile.services[engine]?.image);
  });

  it('gives Kafka the settings of compose, apart from where it is reached', () => {
    const ofPlace = /LISTENERS|PROTOCOL_MAP/;
    const settings = (entries: [string, unknown][]): Record<string, string> =>
      Object.fromEntries(
        entries
          .filter(([name]) => name.startsWith('KAFKA_') && !ofPlace.test(name))
          .map(([name, value]) => [name, String(value)]),
      );
    expect(settings((containerOf('kafka').env ?? []).map(({ name, value }) => [name, value]))).toEqual(
      settings(Object.entries(composeFile.services['kafka']?.environment ?? {})),
    );
  });
});

describe('scripts/cluster/secrets.mjs', () => {
  type Secret = { metadata: { name: string }; stringData: Record<string, string> };
  const items = parseAllDocuments(
    execFileSync(process.execPath, [path.join(root, 'scripts/cluster/secrets.mjs'), '--release', 'shop'], {
      encoding: 'utf8',
    }),
  ).map((document) => document.toJS() as Secret);
  const dataOf = (name: string) => items.find(({ metadata }) => metadata.name === name)?.stringData ?? {};

  it('has every password that an engine of k8s/local asks for, and what the jobs ask for', () => {
    const asked = ['postgres', 'clickhouse', 's3'].flatMap((engine) =>
      [...text(`k8s/local/${engine}.yaml`).matchAll(/name: engines, key: (\w+)/g)].map(([, key = '']) => key),
    );
    expect(asked.length).toBeGreaterThan(3);
    expect(Object.keys(dataOf('engines')).sort()).toEqual([...asked].sort());
    expect(Object.keys(dataOf('shop-jobs'))).toEqual(['POSTGRES_SUPERUSER_URL', 'SEED_SERVICE_PRIVATE_KEY']);
  });

  it('gives the key of the operators to no pod', () => {
    const holders = items.filter(({ stringData }) => 'OPERATOR_SERVICE_PRIVATE_KEY' in stringData);
    expect(holders.map(({ metadata }) => metadata.name)).toEqual(['operator']);
  });
});
