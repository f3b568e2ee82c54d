// A cluster's Secrets against what the chart asks for. Values never leave the cluster's side of kubectl's template.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { secretKeys } from './values.mjs';

const namesAndKeys =
  '{{range .items}}{{.metadata.name}}{{range $key, $value := .data}} {{$key}}{{end}}{{"\\n"}}{{end}}';

/** The keys of each Secret of the namespace, or of kubectl's own when there is none. */
export function secretsInCluster(namespace) {
  const asked = ['get', 'secrets', ...whereOf(namespace), '-o', `go-template=${namesAndKeys}`];
  const { status, stdout, stderr, error } = spawnSync('kubectl', asked, { encoding: 'utf8' });
  if (error) throw new Error('kubectl is not on the PATH');
  if (status !== 0) throw new Error(stderr.trim().split('\n').at(-1));
  return Object.fromEntries(
    stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [name, ...keys] = line.split(' ');
        return [name, keys];
      }),
  );
}

const chart = path.resolve(import.meta.dirname, '../../../charts/leadwright');

/**
 * The settings that the release was installed with, as YAML; throws a sentence where there is none of that name. What a
 * pod reads is decided by them, so there is nothing to compare with before they are known.
 */
export function installedSettings({ release, namespace }) {
  const asked = ['get', 'values', release, ...whereOf(namespace), '--output', 'yaml'];
  const { status, stdout, stderr } = helm(asked);
  if (status === 0) return stdout;
  if (!/release: not found/.test(stderr)) throw new Error(saidByHelm(stderr));
  throw new Error(
    `no release ${release} is installed in ${namespace === undefined ? "kubectl's namespace" : `the namespace ${namespace}`}, so nobody can tell what its settings ask for. ` +
      'Say them by --values FILE, or name the release by --release and its namespace by --namespace.',
  );
}

/**
 * One line for each Secret or key that is missing with these settings, as the chart itself would say at an installation,
 * and for each key that nobody reads. `values`: files; `settings`: YAML.
 */
export function complaintsOf(present, { release, namespace, values, settings }) {
  const rendered = rendering({ release, namespace, values, settings });
  const known = keysRead(rendered(['--dry-run=client']).stdout);
  const { status, stderr } = rendered(['--dry-run=server']);
  const said = /checks-of-the-cluster\.yaml:[\d:]+\): (.*)/.exec(stderr)?.[1];
  if (status !== 0 && said === undefined) throw new Error(saidByHelm(stderr));
  // With other settings a job reads what none reads now.
  const ever = Object.values(secretKeys).flatMap(({ must, may }) => [...must, ...may]);
  const ofName = (name) => secretKeys[name.slice(release.length + 1)];
  const unread = Object.entries(known).flatMap(([name, read]) => {
    const { must, may } = ofName(name) ?? { must: ever, may: [] };
    const left = (present[name] ?? []).filter((key) => !read.has(key) && !must.includes(key) && !may.includes(key));
    return left.map((key) => `${name} has ${key}, which nobody reads`);
  });
  return [...(said === undefined ? [] : linesOf(said)), ...unread];
}

/** What follows `Error:`, which may be several lines, without helm's advice how to see more. */
const saidByHelm = (text) =>
  text
    .slice(Math.max(0, text.search(/^Error: /m)))
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('Use --debug flag'))
    .join('\n');

const whereOf = (namespace) => (namespace === undefined ? [] : ['--namespace', namespace]);

function helm(asked, input) {
  const ended = spawnSync('helm', asked, { encoding: 'utf8', maxBuffer: 1024 ** 3, input });
  if (ended.error) throw new Error('helm is not on the PATH');
  return ended;
}

function rendering({ release, namespace, values, settings }) {
  // A helm that was built from its source takes itself for one of years ago.
  const [, version] = /^kubeVersion: .*?(\d+\.\d+\.\d+)/m.exec(readFileSync(path.join(chart, 'Chart.yaml'), 'utf8'));
  const files = [...values, ...(settings === undefined ? [] : ['-'])].flatMap((file) => ['--values', file]);
  const asked = ['template', release, chart, ...whereOf(namespace), ...files, `--kube-version=${version}`];
  return (more) => {
    const ended = helm([...asked, ...more], settings);
    if (more.includes('--dry-run=client') && ended.status !== 0) throw new Error(saidByHelm(ended.stderr));
    return ended;
  };
}

/** The keys of each Secret that pods and jobs of these manifests read. */
function keysRead(manifests) {
  const read = {};
  for (const [, name, key] of manifests.matchAll(/secretKeyRef: \{ name: ([^,]+), key: (\w+)/g))
    (read[name] ??= new Set()).add(key);
  return read;
}

/** The chart's sentences, a line for each that is missing. */
function linesOf(said) {
  return said.split(/(?<=\.|makes them)\.? (?=the settings lack)/).flatMap((sentence) => {
    const [, ofSecrets] =
      /^the namespace \S+ lacks (.*): scripts\/cluster\/secrets\.mjs makes them$/.exec(sentence) ?? [];
    if (ofSecrets === undefined)
      return sentence
        .replace(/^the settings lack /, '')
        .split('; ')
        .map((each) => `the settings lack ${each}`);
    return ofSecrets
      .split('; ')
      .map((each) =>
        each.replace(/^the Secret (\S+)$/, '$1 is missing').replace(/^(\w+) in the Secret (\S+)$/, '$2 lacks $1'),
      );
  });
}
