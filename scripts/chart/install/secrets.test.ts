// What the page for operators has one type, against the keys that the chart asks for.
import { createPrivateKey } from 'node:crypto';
import { serviceNames } from '@leadwright/contracts/topology';
import { chartVariables } from '../variables.ts';
import { linesToAdd, secretsOfThePage } from './page.ts';

const optional = serviceNames.flatMap((name) => chartVariables(name).optionalSecret);
const topics = ['TOPICS_KAFKA_SASL_USERNAME', 'TOPICS_KAFKA_SASL_PASSWORD'];
const jobs = ['POSTGRES_SUPERUSER_URL', 'SEED_SERVICE_PRIVATE_KEY'];

it('a Secret for each service with all that it must have, and one for the jobs', () => {
  const made = secretsOfThePage();
  const wanted = serviceNames.map((name) => {
    const { secret, optionalSecret } = chartVariables(name);
    return [`leadwright-${name}`, [...secret, ...optionalSecret.filter((key) => /_S3_/.test(key))].sort()];
  });
  expect(Object.fromEntries(Object.entries(made).map(([name, data]) => [name, Object.keys(data).sort()]))).toEqual({
    ...Object.fromEntries(wanted),
    'leadwright-jobs': jobs,
  });
  expect(Object.values(made).flatMap((data) => Object.values(data))).not.toContain('');
});

it('what is added to the file of keys comes into the Secret that asks for it', () => {
  const made = secretsOfThePage(linesToAdd([...optional, ...topics]));
  for (const name of serviceNames) {
    const { secret, optionalSecret } = chartVariables(name);
    expect(Object.keys(made[`leadwright-${name}`] ?? {}).sort()).toEqual([...secret, ...optionalSecret].sort());
  }
  expect(made['leadwright-billing']?.['STRIPE_SECRET_KEY']).toBe('value of STRIPE_SECRET_KEY');
  expect(Object.keys(made['leadwright-jobs'] ?? {}).sort()).toEqual([...jobs, ...topics].sort());
});

it('values are what services can read: whole keys, addresses with the password in them', () => {
  const made = secretsOfThePage();
  for (const name of serviceNames) {
    const data = made[`leadwright-${name}`] ?? {};
    const { username, password, pathname } = new URL(data[`${name.toUpperCase()}_POSTGRES_URL`] ?? '');
    expect([username, password.length, pathname]).toEqual([name, 48, `/${name}`]);
    expect(createPrivateKey(data[`${name.toUpperCase()}_SERVICE_PRIVATE_KEY`] ?? '').asymmetricKeyType).toBe('ed25519');
  }
  expect(JSON.parse(made['leadwright-billing']?.['BILLING_SERVICE_PUBLIC_KEYS'] ?? '')).toHaveProperty('operator');
});

it('a line that the file lacks ends it, instead of making a Secret with an empty key', () => {
  expect(() => secretsOfThePage({}, 'BILLING_TRIAL_KEY')).toThrow(/BILLING_TRIAL_KEY: unbound variable/);
});
