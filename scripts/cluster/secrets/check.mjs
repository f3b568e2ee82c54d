// A cluster's Secrets against what the chart asks for. Values never leave the cluster's side of kubectl's template.
import { spawnSync } from 'node:child_process';
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
