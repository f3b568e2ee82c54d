// A cluster's Secrets against what the chart asks for. Values never leave the cluster's side of kubectl's template.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { secretKeys } from './values.mjs';

const namesAndKeys =
  '{{range .items}}{{.metadata.name}}{{range $key, $value := .data}} {{$key}}{{end}}{{"\\n"}}{{end}}';

/** The keys of each Secret of the namespace, or of kubectl's own when there is none. */
export function secretsInCluster(namespace) {
  const where = namespace === undefined ? [] : ['--namespace', namespace];
  const asked = ['get', 'secrets', ...where, '-o', `go-template=${namesAndKeys}`];
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

/** One line for each Secret or key that is missing, and for each key that nobody reads. */
export function complaintsOf(present, release) {
  return Object.entries(secretKeys).flatMap(([part, { must, may }]) => {
    const name = `${release}-${part}`;
    const keys = present[name];
    if (keys === undefined) return must.length > 0 ? [`${name} is missing`] : [];
    return [
      ...must.filter((key) => !keys.includes(key)).map((key) => `${name} lacks ${key}`),
      ...keys.filter((key) => ![...must, ...may].includes(key)).map((key) => `${name} has ${key}, which nobody reads`),
    ];
  });
}

const chart = path.resolve(import.meta.dirname, '../../../charts/leadwright');

/** The same with these settings: what is missing says the chart itself, as an installation would. */
export function complaintsOfChart(present, { release, namespace, values }) {
  const rendered = rendering({ release, namespace, values });
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

function rendering({ release, namespace, values }) {
  // A helm that was built from its source takes itself for one of years ago.
  const [, version] = /^kubeVersion: .*?(\d+\.\d+\.\d+)/m.exec(readFileSync(path.join(chart, 'Chart.yaml'), 'utf8'));
  const where = namespace === undefined ? [] : ['--namespace', namespace];
  const files = values.flatMap((file) => ['--values', file]);
  const asked = ['template', release, chart, ...where, ...files, `--kube-version=${version}`];
  return (more) => {
    const ended = spawnSync('helm', [...asked, ...more], { encoding: 'utf8', maxBuffer: 1024 ** 3 });
    if (ended.error) throw new Error('helm is not on the PATH');
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
