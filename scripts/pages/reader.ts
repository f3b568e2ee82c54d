// What the text of install.md asks of its reader between the blocks, done for a cluster of one node.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parse, stringify } from 'yaml';
import type { Block } from './blocks.ts';

const ENGINES = 'databases';
const WITH_NAME = 'clickhouse';
/** All that a page leaves in the cluster. */
export const namespaces = ['leadwright', ENGINES, WITH_NAME];

const root = path.resolve(import.meta.dirname, '../..');
const kubectl = (args: string[], input?: string): string =>
  execFileSync('kubectl', args, { encoding: 'utf8', ...(input === undefined ? {} : { input }) });

/** Before the first Secrets the engines of "What you need" are there; before the settings are used they are set. */
export function readerOf(): (block: Block, place: { tree: string; home: string }) => void {
  let engines = false;
  let settings = false;
  return ({ text }, { tree, home }) => {
    if (!engines && text.includes('--from ~/.leadwright/keys.env')) {
      engines = true;
      startEngines(parseEnv(readFileSync(path.join(home, '.leadwright/keys.env'), 'utf8')));
    }
    if (!settings && text.includes('--values yours.yaml')) {
      settings = true;
      setAll(path.join(tree, 'yours.yaml'), path.join(tree, 'charts/values'));
    }
  };
}

function startEngines(keys: Record<string, string | undefined>): void {
  for (const name of [ENGINES, WITH_NAME]) kubectl(['create', 'namespace', name]);
  const names = ['POSTGRES_PASSWORD', 'CLICKHOUSE_PASSWORD', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const secret = {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: 'engines' },
    stringData: Object.fromEntries(names.map((name) => [name, keys[name]])),
  };
  const alias = {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'clickhouse', namespace: WITH_NAME },
    spec: { type: 'ExternalName', externalName: `clickhouse.${ENGINES}.svc.cluster.local` },
  };
  kubectl(['apply', '-n', ENGINES, '-f', '-'], JSON.stringify(secret));
  kubectl(['apply', '-f', '-'], JSON.stringify(alias));
  kubectl(['apply', '-n', ENGINES, '-k', path.join(root, 'k8s/local')]);
  for (const name of ['postgres', 'kafka', 'clickhouse', 's3'])
    kubectl(['rollout', 'status', '-n', ENGINES, `statefulset/${name}`, '--timeout=300s']);
}

/** A cluster that is loaded may reach no registry. */
export function loadEngines(load: string): void {
  const wanted = kubectl(['kustomize', path.join(root, 'k8s/local')]).matchAll(/^ *(?:- )?image: (\S+)$/gm);
  const there = [...new Set([...wanted].map(([, image = '']) => image))].filter((image) => {
    try {
      return Boolean(execFileSync('docker', ['image', 'inspect', image], { stdio: 'ignore' })) || true;
    } catch {
      return false;
    }
  });
  execFileSync('bash', ['-c', `${load} "$@"`, load, ...there], { stdio: 'ignore' });
}

type Values = { [name: string]: unknown };

function setAll(file: string, charts: string): void {
  const read = (name: string): Values => parse(readFileSync(name, 'utf8')) as Values;
  const { image: _image, ...development } = read(path.join(charts, 'development.yaml'));
  const yours = [development, read(path.join(import.meta.dirname, 'yours.yaml'))].reduce(over, read(file));
  writeFileSync(file, stringify(yours));
}

/** As helm lays one file over another; null removes. */
function over(below: Values, above: Values): Values {
  const merged = { ...below };
  for (const [name, value] of Object.entries(above))
    if (value === null) delete merged[name];
    else merged[name] = isValues(value) ? over(isValues(merged[name]) ? merged[name] : {}, value) : value;
  return merged;
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
