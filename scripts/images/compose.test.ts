import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { composeFile, composeText as text, root } from './testing/compose-file.ts';

const { services, volumes, networks } = composeFile;
const all = Object.entries(services);
const inProfile = (profile: string) => all.filter(([, { profiles }]) => profiles.includes(profile));
const ownServices = readdirSync(path.join(root, 'services')).filter((name) => name !== 'standalone');
const jobs = all
  .filter(([, { restart, healthcheck }]) => restart === 'on-failure:5' && healthcheck?.disable === true)
  .map(([name]) => name);
// Jobs: a person starts them, and they end.
const byHand = ['load', 'operate'];
const ofOurs = all.filter(([, { image }]) => image.startsWith('leadwright/'));
const variable = (name: string, suffix: string) => services[name]?.environment?.[`${name.toUpperCase()}_${suffix}`];
const internalOf = (name: string): string => `${variable(name, 'INTERNAL_HOST')}:${variable(name, 'INTERNAL_PORT')}`;
const internalNetworkOf = (name: string): string => (name === 'gateway' ? 'watch' : 'services');
function networksOf(name: string): string[] {
  const { networks: joined = ['default'] } = services[name] ?? {};
  return Array.isArray(joined) ? joined : Object.keys(joined);
}
function aliasesOf(name: string): Record<string, string[]> {
  const joined = services[name]?.networks ?? {};
  return Array.isArray(joined)
    ? {}
    : Object.fromEntries(
        Object.entries(joined).flatMap(([network, { aliases }]) => (aliases ? [[network, aliases]] : [])),
      );
}
const sharedNetworks = (one: string, other: string): string[] =>
  networksOf(one).filter((network) => networksOf(other).includes(network));

describe('docker-compose.yml', () => {
  it('runs exactly the services of the repository, each from its own image', () => {
    const running = inProfile('app')
      .map(([name]) => name)
      .filter((name) => !jobs.includes(name));
    expect(running.sort()).toEqual([...ownServices].sort());
    for (const name of ownServices) {
      expect(services[name]).toMatchObject({
        image: `leadwright/${name}:\${TAG:-dev}`,
        build: { args: { SERVICE: name } },
      });
      expect(services[`migrate-${name}`]?.image).toBe(services[name]?.image);
    }
  });

  it('starts nothing without a profile, and has infra, app, obs, load and operate', () => {
    expect([...new Set(all.flatMap(([, { profiles }]) => profiles))].sort()).toEqual([
      'app',
      'infra',
      'load',
      'obs',
      'operate',
    ]);
    expect(all.filter(([, { profiles }]) => profiles.length !== 1)).toEqual([]);
    expect(
      inProfile('infra')
        .map(([name]) => name)
        .sort(),
    ).toEqual(['clickhouse', 'kafka', 'postgres', 's3']);
  });

  it('checks the health of everything that keeps running', () => {
    const silent = all.filter(
      ([name, { image, healthcheck }]) =>
        !jobs.includes(name) &&
        !byHand.includes(name) &&
        healthcheck?.test === undefined &&
        !image.startsWith('leadwright/'),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('restarts what has crashed, and lets a service take its 75 s to stop', () => {
    for (const [name, { restart }] of all)
      if (!byHand.includes(name))
        expect([name, restart]).toEqual([name, jobs.includes(name) ? 'on-failure:5' : 'unless-stopped']);
    for (const name of ownServices) expect(parseInt(services[name]?.stop_grace_period ?? '0', 10)).toBeGreaterThan(75);
  });

  it('starts each service after its migration and the topics, and each migration after the databases', () => {
    const done = { condition: 'service_completed_successfully' };
    for (const name of ownServices) {
      expect(services[name]?.depends_on).toMatchObject({ [`migrate-${name}`]: done, topics: done });
      expect(services[`migrate-${name}`]?.depends_on).toMatchObject({ databases: done });
    }
    // Depending on the job's start instead of its end would be a race.
    for (const [name, { depends_on: needs = {} }] of all) {
      for (const [needed, { condition }] of Object.entries(needs)) {
        expect([name, needed, condition]).toEqual([
          name,
          needed,
          jobs.includes(needed) ? done.condition : 'service_healthy',
        ]);
      }
    }
  });

  it('needs no engines of its own if they are elsewhere', () => {
    for (const [name, { depends_on: needs = {} }] of inProfile('app')) {
      for (const engine of inProfile('infra').map(([each]) => each))
        if (needs[engine]) expect([name, engine, needs[engine].required]).toEqual([name, engine, false]);
    }
  });

  it('opens ports only to this machine', () => {
    const ports = all.flatMap(([, { ports: opened = [] }]) => opened);
    expect(ports.length).toBeGreaterThan(5);
    expect(ports.filter((port) => !/^127\.0\.0\.1:\$\{[A-Z0-9_]+:-\d+\}:\d+$/.test(port))).toEqual([]);
  });

  it('lets our containers write only to /tmp, and gain no privileges', () => {
    expect(ofOurs.length).toBe(ownServices.length * 2 + 5);
    for (const [name, service] of [...ofOurs, ...inProfile('obs')]) {
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] }),
      ]);
      expect(service.tmpfs).toEqual(['/tmp:size=64m,mode=1777']);
    }
  });

  it('holds no secret: each comes from .env and has no default', () => {
    const secret = /KEY|SECRET|PASSWORD|TOKEN/;
    const bare = all.flatMap(([name, { environment = {} }]) =>
      Object.entries(environment)
        .filter(
          ([variable, value]) =>
            secret.test(variable) &&
            !['ACCOUNTS_ACCESS_KEY_ID'].includes(variable) &&
            // A number before a key names it, and a provider that is not used has an empty one.
            !/^(\d+=)?\$\{[A-Z0-9_]+:(\?[^}]+|-)\}$/.test(String(value)),
        )
        .map(([variable]) => `${name}.${variable}`),
    );
    expect(bare).toEqual([]);
    const addresses = all
      .flatMap(([, { environment = {} }]) => Object.values(environment).map(String))
      .filter((value) => /^\w+:\/\/[^@]+@/.test(value));
    expect(addresses.length).toBeGreaterThan(7);
    expect(addresses.filter((value) => !/^\w+:\/\/[a-z]+:\$\{[A-Z0-9_]+:\?[^}]+\}@/.test(value))).toEqual([]);
    expect(text).not.toMatch(/BEGIN [A-Z ]*KEY|[0-9a-f]{32}/);
  });

  it('pins a version of every image, and declares every volume that it mounts', () => {
    for (const [name, { image }] of all)
      expect([name, image]).toEqual([name, expect.stringMatching(/^[a-z0-9./-]+:(\$\{TAG:-dev\}|v?\d[\w.]*)$/)]);
    const mounted = all.flatMap(([, { volumes: mounts = [] }]) => mounts.map((mount) => mount.split(':')[0] ?? ''));
    expect(mounted.filter((source) => !source.startsWith('./') && !(source in volumes))).toEqual([]);
    expect(mounted.filter((source) => source.startsWith('./') && !existsSync(path.join(root, source)))).toEqual([]);
  });

  it('lets Prometheus scrape every service', () => {
    type Scrape = { scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[] };
    const { scrape_configs: scraped } = parse(
      readFileSync(path.join(root, 'docker/prometheus/prometheus.yml'), 'utf8'),
    ) as Scrape;
    const targets = scraped
      .find(({ job_name: job }) => job === 'services')
      ?.static_configs.flatMap((each) => each.targets);
    expect(targets?.sort()).toEqual(ownServices.map((name) => internalOf(name)).sort());
    for (const name of ownServices) expect(sharedNetworks('metrics', name)).toContain(internalNetworkOf(name));
  });

  it('binds each internal port to its own network, the only one that knows its alias', () => {
    for (const name of ownServices) {
      const host = String(variable(name, 'INTERNAL_HOST'));
      expect(aliasesOf(name)).toEqual({ [internalNetworkOf(name)]: [host] });
      expect(variable(name, 'INTERNAL_PORT')).not.toBe(variable(name, 'PORT'));
      expect(networks[internalNetworkOf(name)]).toEqual({ internal: true });
    }
  });

  it('keeps the gateway and every engine off the network of the internal ports', () => {
    const inside = all.filter(([name]) => networksOf(name).includes('services')).map(([name]) => name);
    expect(inside.sort()).toEqual(
      [...ownServices.filter((name) => name !== 'gateway'), 'metrics', 'operate', 'seed'].sort(),
    );
    expect(networksOf('gateway')).toEqual(['default', 'watch']);
    expect(
      all
        .filter(([name]) => networksOf(name).includes('watch'))
        .map(([name]) => name)
        .sort(),
    ).toEqual(['gateway', 'metrics']);
  });

  it('gives the gateway only public addresses, and everybody else internal ones', () => {
    const behind = ownServices.filter((name) => name !== 'gateway');
    const peersOf = (name: string): unknown => JSON.parse(String(variable(name, 'PEERS')));
    expect(peersOf('gateway')).toEqual(
      Object.fromEntries(behind.map((name) => [name, `http://${name}:${variable(name, 'PORT')}`])),
    );
    const internal = Object.fromEntries(behind.map((name) => [name, `http://${internalOf(name)}`]));
    for (const name of behind.filter((each) => each !== 'accounts'))
      expect([name, peersOf(name)]).toEqual([name, internal]);
    expect(services['seed']?.environment?.['SEED_ACCOUNTS_URL']).toBe(internal['accounts']);
    expect(text).toContain('entrypoint: [node, dist/operate.js, --services, *peers]');
  });

  it('publishes no internal port on the machine', () => {
    const internal = ownServices.map((name) => String(variable(name, 'INTERNAL_PORT')));
    expect(
      all
        .flatMap(([, { ports: opened = [] }]) => opened)
        .filter((port) => internal.includes(port.split(':').at(-1) ?? '')),
    ).toEqual([]);
  });

  it('leaves limits of open files to the container engine, which may be unable to raise them', () => {
    expect(all.filter(([, { ulimits }]) => ulimits !== undefined)).toEqual([]);
  });
});
