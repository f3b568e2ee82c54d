// What scripts/cluster/secrets.mjs makes of a file of keys, against the keys that the chart asks for.
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceNames } from '@leadwright/contracts/topology';
import { chartFolder } from '../chart-values.ts';
import { chartVariables } from '../variables.ts';
import { secretKeys } from '../secret-keys.ts';
import { fromKeys, linesToAdd, madeSecrets, secretsCommand } from './made-secrets.ts';

const optional = serviceNames.flatMap((name) => chartVariables(name).optionalSecret);
const topics = ['TOPICS_KAFKA_SASL_USERNAME', 'TOPICS_KAFKA_SASL_PASSWORD'];
const jobs = ['POSTGRES_SUPERUSER_URL', 'SEED_SERVICE_PRIVATE_KEY'];

it('a Secret for each service with all that it must have, and one for the jobs', () => {
  const made = madeSecrets();
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
  const made = madeSecrets(linesToAdd([...optional, ...topics]));
  for (const name of serviceNames) {
    const { secret, optionalSecret } = chartVariables(name);
    expect(Object.keys(made[`leadwright-${name}`] ?? {}).sort()).toEqual([...secret, ...optionalSecret].sort());
  }
  expect(made['leadwright-billing']?.['STRIPE_SECRET_KEY']).toBe('value of STRIPE_SECRET_KEY');
  expect(Object.keys(made['leadwright-jobs'] ?? {}).sort()).toEqual([...jobs, ...topics].sort());
});

it('values are what services can read: whole keys, addresses with the password in them', () => {
  const made = madeSecrets();
  for (const name of serviceNames) {
    const data = made[`leadwright-${name}`] ?? {};
    const { username, password, pathname } = new URL(data[`${name.toUpperCase()}_POSTGRES_URL`] ?? '');
    expect([username, password.length, pathname]).toEqual([name, 48, `/${name}`]);
    expect(createPrivateKey(data[`${name.toUpperCase()}_SERVICE_PRIVATE_KEY`] ?? '').asymmetricKeyType).toBe('ed25519');
  }
  expect(JSON.parse(made['leadwright-billing']?.['BILLING_SERVICE_PUBLIC_KEYS'] ?? '')).toHaveProperty('operator');
});

it('lines that the file lacks end it, by name and all at once, and what the chart does not know is said', () => {
  const { status, stdout, stderr } = secretsCommand(fromKeys, { without: 'BILLING_TRIAL_KEY' });
  expect([status, stdout, stderr]).toEqual([1, '', 'keys.env lacks BILLING_TRIAL_KEY\n']);
  const typed = secretsCommand(fromKeys, { added: { STRIPE_SECRT_KEY: 'sk_x' } });
  expect([typed.status, typed.stderr]).toEqual([
    0,
    'in no Secret, since the chart asks for no such key: STRIPE_SECRT_KEY\n',
  ]);
});

it.each([
  ['a value to its end', "STRIPE_SECRET_KEY='sk_x\n", 'STRIPE_SECRET_KEY'],
  ['a value to the next', `STRIPE_SECRET_KEY="sk_x\nRECURLY_API_KEY="x"\n`, 'STRIPE_SECRET_KEY'],
  ['a value many lines on', `STRIPE_SECRET_KEY='sk_x\nRECURLY_API_KEY="x"\nBRAND='Mine'\n`, 'STRIPE_SECRET_KEY'],
])('a quote that is not closed is refused, with its line: %s', (_, text, name) => {
  const { status, stdout, stderr } = secretsCommand(fromKeys, { text });
  expect([status, stdout, stderr]).toEqual([1, '', `keys.env: the quote of ${name} is not closed\n`]);
});

it.each([
  ['--from', '.', '. is a folder, not a file of keys'],
  ['--postgres', 'nonsense', '--postgres takes HOST:PORT, not nonsense'],
  ['--clickhouse', 'http://clickhouse:8123', '--clickhouse takes HOST:PORT, not http://clickhouse:8123'],
])('%s %s is refused in a sentence', (option, value, sentence) => {
  const { status, stdout, stderr } = secretsCommand([...fromKeys, option, value]);
  expect([status, stdout, stderr]).toEqual([1, '', `${sentence}\n`]);
});

it('an address of its own wins over one that is made, and a password may have any character', () => {
  const made = madeSecrets({ AUDIT_POSTGRES_URL: 'postgres://a:b@elsewhere/audit', CLICKHOUSE_PASSWORD: '"p@ss/w' });
  expect(made['leadwright-audit']).toMatchObject({
    AUDIT_POSTGRES_URL: 'postgres://a:b@elsewhere/audit',
    AUDIT_CLICKHOUSE_URL: 'http://leadwright:%22p%40ss%2Fw@clickhouse.test:8123',
  });
});

it('one Secret alone is one document with its namespace, as kubeseal wants it', () => {
  const { stdout } = secretsCommand([...fromKeys, '--only', 'leadwright-search', '--namespace', 'sales']);
  expect(JSON.parse(stdout)).toMatchObject({
    kind: 'Secret',
    metadata: { name: 'leadwright-search', namespace: 'sales' },
  });
});

it('for External Secrets: every key by its name and no value, and the values for the store', () => {
  const values = secretsCommand([...fromKeys, '--as', 'values']);
  const stored = JSON.parse(values.stdout) as Record<string, Record<string, string>>;
  const { stdout } = secretsCommand([...fromKeys, '--as', 'external-secrets', '--store', 'vault']);
  const named = [...stdout.matchAll(/"secretKey":"(\w+)","remoteRef":\{"key":"([^"]+)","property":"\1"/g)];
  expect(named.map(([, key = '', at]) => [at, key]).sort()).toEqual(
    Object.entries(stored)
      .flatMap(([at, data]) => Object.keys(data).map((key) => [at, key]))
      .sort(),
  );
  for (const value of Object.values(stored).flatMap((data) => Object.values(data))) expect(stdout).not.toContain(value);
});

it('says how it is used, and refuses an option that it does not know in one line', () => {
  expect(secretsCommand(['--help']).stdout).toMatch(/^The Secrets of an installation/);
  const { status, stderr } = secretsCommand(['--foo']);
  expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
});

describe('--check', () => {
  const answering = (lines: string[]): string =>
    `#!/bin/sh\n[ "$1 $2" = "get secrets" ] || exit 1\ncat <<'END'\n${lines.join('\n')}\nEND\n`;
  const whole = Object.entries(secretKeys).map(([part, { must }]) => [`leadwright-${part}`, ...must].join(' '));

  const kubectl = answering(whole);

  it('without settings asks helm for those of the installed release, and gives them to the chart', () => {
    const helm = `#!/bin/sh
case "$1" in
  get) [ "$*" = "get values shop --namespace sold --output yaml" ] && echo 'logLevel: debug' ;;
  template) [ "$(cat)" = 'logLevel: debug' ] || { echo 'Error: other settings' >&2; exit 1; } ;;
esac
`;
    const { status, stdout, stderr } = secretsCommand(['--check', '--release', 'shop', '--namespace', 'sold'], {
      kubectl,
      helm,
    });
    expect([status, stdout, stderr]).toEqual([0, 'every Secret has what the chart asks for\n', '']);
  });

  it('where nothing is installed says how it is asked, and takes no list of its own', () => {
    const helm = `#!/bin/sh\necho 'Error: release: not found' >&2\nexit 1\n`;
    const { status, stdout, stderr } = secretsCommand(['--check', '--namespace', 'sold'], { kubectl, helm });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'no release leadwright is installed in the namespace sold, so nobody can tell what its settings ask for. ' +
        'Say them by --values FILE, or name the release by --release and its namespace by --namespace.\n',
    );
  });

  it.each([
    ['Error: template: no address', '\nUse --debug flag to render out invalid YAML'],
    ["Error: values don't meet the specifications:\nleadwright:\n- at '/kafka': got string", ''],
  ])('says why helm ended, and not how to ask it again: %j', (why, advice) => {
    const helm = `#!/bin/sh\ncat >&2 <<'END'\nlevel=WARN msg="a plugin"\n${why}\n${advice}\nEND\nexit 1\n`;
    const { status, stderr } = secretsCommand(['--check', '--values', 'x'], { kubectl, helm });
    expect([status, stderr]).toEqual([1, `${why}\n`]);
  });
});

it('the list that it reads is made of the settings: npx tsx scripts/chart/main.ts', () => {
  expect(JSON.parse(readFileSync(path.join(chartFolder, 'secret-keys.json'), 'utf8'))).toEqual(secretKeys);
});
