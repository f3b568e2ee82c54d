// The chart, compose, .env.example and the services' own schemas name the same variables.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clockOwner, serviceNames, services as topology } from '@leadwright/contracts/topology';
import { composeFile } from '../images/testing/compose-file.ts';
import { serviceSchemas } from '../images/testing/service-schemas.ts';
import { defaultValues, root } from './chart-values.ts';
import { chartVariables, notInACluster } from './variables.ts';

const example = readFileSync(path.join(root, '.env.example'), 'utf8');
const inExample = (name: string): boolean => new RegExp(`^#?${name}=`, 'm').test(example);
const isLeftOut = (service: string, name: string): boolean =>
  (name.startsWith(`${service.toUpperCase()}_`) ? name.slice(service.length + 1) : name) in notInACluster;
const { services } = defaultValues;

describe.each(serviceNames)('the variables of %s', (service) => {
  const { everyService, own, secret, optionalSecret } = chartVariables(service);
  const inChart = [...everyService, ...own, ...secret, ...optionalSecret];
  const known = Object.keys(serviceSchemas[service].properties);

  it('are those of its schema, each set in one place of the chart or of no use in a cluster', () => {
    // A service that nobody asks and that asks nobody has no peers.
    const told = inChart.filter((name) => !name.endsWith('_PEERS') || known.includes(name));
    expect(told.sort()).toEqual(known.filter((name) => !isLeftOut(service, name)).sort());
    expect(new Set(inChart).size).toBe(inChart.length);
  });

  it('are all in .env.example, and all that compose sets can be set here', () => {
    expect(inChart.filter((name) => !inExample(name))).toEqual([]);
    const inCompose = Object.keys(composeFile.services[service]?.environment ?? {});
    expect(inCompose.filter((name) => name !== 'NODE_OPTIONS' && !inChart.includes(name))).toEqual([]);
  });

  it('stand in a Secret where they open something', () => {
    const opens = /SECRET|PRIVATE|PASSWORD|TOKEN|API_KEY|(POSTGRES|CLICKHOUSE)_URL$|_(TRIAL|WEBHOOK|LIMITER)_KEYS?$/;
    expect([...everyService, ...own].filter((name) => opens.test(name))).toEqual([]);
  });

  it('needs no secret that its schema does not', () => {
    const { required } = serviceSchemas[service] as { required: string[] };
    // An engine and the marks of cards may be absent elsewhere, and not in a cluster.
    const here = [`${service.toUpperCase()}_CLICKHOUSE_URL`, 'BILLING_TRIAL_KEYS'];
    expect(secret.filter((name) => !required.includes(name) && !here.includes(name))).toEqual([]);
    expect(optionalSecret.filter((name) => required.includes(name))).toEqual([]);
  });
});

describe('who asks whom, in the chart', () => {
  const peersInExample = (service: string): string[] =>
    Object.keys(
      JSON.parse(new RegExp(`^${service.toUpperCase()}_PEERS=(.*)$`, 'm').exec(example)?.[1] ?? '{}') as object,
    ).sort();

  it.each(serviceNames)('%s consumes what the topology lists', (service) => {
    expect([...services[service].consumes].sort()).toEqual([...topology[service].consumes].sort());
  });

  it.each(serviceNames)(
    '%s reaches the peers of .env.example, at internal ports alone unless it forwards',
    (service) => {
      const { calls, forwards } = services[service];
      expect([...calls, ...forwards].sort()).toEqual(peersInExample(service));
      expect(service === 'gateway' ? calls : forwards).toEqual([]);
    },
  );

  it.each(serviceNames.filter((name) => name !== 'gateway'))(
    '%s can ask for missed events, and for the clock',
    (name) => {
      const needed = [...topology[name].consumes, clockOwner].filter((other) => other !== name);
      expect(needed.filter((other) => !services[name].calls.includes(other))).toEqual([]);
    },
  );

  it('names ports that are those of compose, each once', () => {
    const ports = Object.entries(services).flatMap(([name, { port, internalPort }]) => {
      const environment = composeFile.services[name]?.environment ?? {};
      expect([port, internalPort]).toEqual([
        environment[`${name.toUpperCase()}_PORT`],
        environment[`${name.toUpperCase()}_INTERNAL_PORT`],
      ]);
      return [port, internalPort];
    });
    expect(new Set(ports).size).toBe(14);
  });

  it('gives each service the engines that its schema has addresses for', () => {
    for (const name of serviceNames) {
      const has = (part: string): boolean => `${name.toUpperCase()}_${part}` in serviceSchemas[name].properties;
      const engines = Object.entries({
        postgres: 'POSTGRES_URL',
        kafka: 'KAFKA_BROKERS',
        clickhouse: 'CLICKHOUSE_URL',
        s3: 'S3_BUCKET',
      });
      expect([name, services[name].engines]).toEqual([
        name,
        engines.filter(([, part]) => has(part)).map(([each]) => each),
      ]);
    }
  });
});
