// Every Secret and key that a manifest refers to, against those that scripts/cluster/secrets.mjs makes.
import path from 'node:path';
import { root } from '../chart-values.ts';
import { program } from '../testing/programs.ts';
import { installations, podsOf, render } from '../testing/rendered.ts';
import { fromKeys, linesToAdd, madeSecrets, secretsCommand } from './made-secrets.ts';

const everyJob = ['databases', 'topics', 'bucket', 'seed'].map((job) => `jobs.${job}.enabled=true`);
const alwaysMade = new Set(Object.values(madeSecrets()).flatMap((data) => Object.keys(data)));

it.each(installations)('all that the installation of %s refers to is made by the command', (installation) => {
  const references = podsOf(render(installation, ...everyJob))
    .flatMap(({ spec }) => spec.containers[0].env ?? [])
    .flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
  const made = madeSecrets(linesToAdd(references.map(({ key }) => key).filter((key) => !alwaysMade.has(key))));
  expect(references.length).toBeGreaterThan(60);
  for (const { name, key } of references)
    expect([name, key, Object.keys(made[name] ?? {})]).toEqual([name, key, expect.arrayContaining([key])]);
});

it('what is printed for External Secrets is taken strictly by the definition of its operator', () => {
  const { stdout } = secretsCommand([...fromKeys, '--as', 'external-secrets', '--store', 'production']);
  const schema = path.join(root, 'scripts/chart/kubernetes-schemas/crd/{{.ResourceKind}}{{.KindSuffix}}.json');
  const { out } = program('kubeconform', ['-strict', '-summary', `--schema-location=${schema}`], stdout);
  expect(out.trim()).toBe('Summary: 8 resources found parsing stdin - Valid: 8, Invalid: 0, Errors: 0, Skipped: 0');
});
