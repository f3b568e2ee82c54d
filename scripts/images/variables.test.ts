// Validates the variables that compose gives each service with that service's own schema.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { serviceNames } from '@leadwright/contracts/topology';
import { createServiceTokens, asService } from '@leadwright/runtime/process/service-tokens';
import { busCheck } from '@leadwright/runtime/process/bus-config';
import { parseConfig } from '@leadwright/runtime/process/config';
import { passedTo, withVariables } from './compose-variables.ts';
import { composeFile, composeText, root } from './testing/compose-file.ts';
import { serviceSchemas as schemas } from './testing/service-schemas.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'compose-env-'));
const file = path.join(folder, '.env');
const make = (): string =>
  execFileSync(process.execPath, [path.join(root, 'scripts/compose-env.mjs'), file], { encoding: 'utf8' });
make();
const made = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
afterAll(() => rmSync(folder, { recursive: true }));

const { services } = composeFile;
// ${NAME:-default} and ${NAME:?message}, also nested, from the inside out.
function filled(value: string): string {
  const once = value.replaceAll(
    /\$\{([A-Z0-9_]+):([-?])([^${}]*)\}/g,
    (_all, name: string, kind: string, rest: string) => {
      const known = made[name];
      if (known === undefined && kind === '?') throw new Error(`${name} is not in .env`);
      return known ?? rest;
    },
  );
  return once === value ? value : filled(once);
}
const environmentOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([variable, value]) => [variable, filled(String(value))]),
  );

describe('the variables of docker-compose.yml', () => {
  it.each(Object.keys(schemas) as (keyof typeof schemas)[])('are valid for %s, and all known to it', (service) => {
    const environment = environmentOf(service);
    const config = parseConfig(schemas[service], environment, [busCheck(service.toUpperCase())]);
    const given = Object.keys(environment).filter((name) => name in schemas[service].properties && environment[name]);
    expect(Object.keys(config)).toEqual(expect.arrayContaining(given));
    const prefix = `${service.toUpperCase()}_`;
    expect(
      Object.keys(environment).filter((name) => name.startsWith(prefix) && !(name in schemas[service].properties)),
    ).toEqual([]);
    // Those of a provider have its name; the service's schema knows them.
    const known = (name: string): boolean => name.startsWith(prefix) || name in schemas[service].properties;
    expect(Object.keys(environment).filter((name) => !known(name))).toEqual(['NODE_OPTIONS']);
  });

  it('are all that each service reads, as made by npx tsx scripts/images/main.ts', () => {
    for (const service of serviceNames) {
      const environment = Object.keys(services[service]?.environment ?? {});
      expect([service, passedTo(service).filter((name) => !environment.includes(name))]).toEqual([service, []]);
    }
    expect(withVariables(composeText)).toBe(composeText);
  });

  it('take what .env says of them, but where the file decides it for all services at once', () => {
    const decided =
      /_(HOST|PORT|POSTGRES_URL|KAFKA_BROKERS|SERVICE_PUBLIC_KEYS|PEERS|OTLP_URL|CLICKHOUSE_URL|TRIAL_KEYS|LEAD_MARK_KEYS|ACCESS_KEY_ID|PUBLIC_URL|WEB_FOLDER|S3_\w+)$|^GATEWAY_PROCESSOR$/;
    for (const service of serviceNames) {
      const environment = Object.entries(services[service]?.environment ?? {});
      const deaf = environment.filter(([name, value]) => !String(value).includes(`\${${name}:`));
      expect(deaf.map(([name]) => name).filter((name) => name !== 'NODE_OPTIONS' && !decided.test(name))).toEqual([]);
    }
  });

  it('have matching keys: each caller is known to the service it calls', async () => {
    const publicKeys = JSON.parse(environmentOf('billing')['BILLING_SERVICE_PUBLIC_KEYS'] ?? '') as Record<
      string,
      string
    >;
    for (const caller of [...Object.keys(schemas), 'standalone']) {
      const privateKey = made[`${caller.toUpperCase()}_SERVICE_PRIVATE_KEY`] ?? '';
      const sender = await createServiceTokens({ service: caller, privateKey, publicKeys });
      const receiver = await createServiceTokens({
        service: 'billing',
        privateKey: made['BILLING_SERVICE_PRIVATE_KEY'] ?? '',
        publicKeys,
      });
      expect(receiver.verify(sender.sign('billing', 'internal', asService(caller)), 'internal').service).toBe(caller);
    }
  });
});

describe('scripts/compose-env.mjs', () => {
  it('creates a file that only its owner can read, and keeps existing values', () => {
    expect(statSync(file).mode & 0o077).toBe(0);
    const before = readFileSync(file, 'utf8');
    expect(make()).toContain('has everything');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it.each([['--help'], ['--foo'], [path.join(file, 'below')]])('says what it is, or why not: %s', (word) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/compose-env.mjs'), word], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, existsSync(path.join(folder, word))]).toEqual([word === '--help' ? 0 : 1, false]);
    expect(stdout + stderr).not.toMatch(/^ +at /m);
  });

  it('creates different secrets each time', () => {
    rmSync(file);
    make();
    const again = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(Object.keys(again)).toEqual(Object.keys(made));
    expect(Object.keys(made).filter((name) => again[name] === made[name])).toEqual([]);
  });
});

describe('a file of keys in a checkout', () => {
  const checkout = path.join(folder, 'checkout');
  const run = (name: string) =>
    spawnSync(process.execPath, [path.join(root, 'scripts/compose-env.mjs'), path.join(checkout, name)], {
      encoding: 'utf8',
    });
  beforeAll(() => {
    execFileSync('git', ['init', '--quiet', checkout]);
    copyFileSync(path.join(root, '.gitignore'), path.join(checkout, '.gitignore'));
  });

  it.each(['keys.env', '.env', 'k8s/production.keys.env'])('is never committed: %s', (name) => {
    expect(run(name).status).toBe(0);
    execFileSync('git', ['add', '--all'], { cwd: checkout });
    expect(execFileSync('git', ['ls-files'], { cwd: checkout, encoding: 'utf8' })).toBe('.gitignore\n');
  });

  it('is not made where git would take it up', () => {
    const { status, stderr } = run('keys.txt');
    expect([status, existsSync(path.join(checkout, 'keys.txt'))]).toEqual([1, false]);
    expect(stderr).toContain('keys.txt would be committed: name a file outside the checkout');
  });
});

// compose-env.mjs runs on plain Node before anything is installed, so it cannot read the topology.
it('has a database password for each service of the topology, and for no other', () => {
  const passwords = Object.keys(made).filter((name) => /^[A-Z]+_POSTGRES_PASSWORD$/.test(name));
  expect(passwords.sort()).toEqual(serviceNames.map((name) => `${name.toUpperCase()}_POSTGRES_PASSWORD`).sort());
});
