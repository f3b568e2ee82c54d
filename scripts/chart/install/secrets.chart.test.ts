// Every Secret and key that a manifest refers to, against those that scripts/cluster/secrets.mjs makes.
import { installations, podsOf, render } from '../testing/rendered.ts';
import { linesToAdd, madeSecrets } from './made-secrets.ts';

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
