// What the pods are told, over the rendered manifests: the services' own schemas take it.
import { serviceNames, type ServiceName } from '@leadwright/contracts/topology';
import { billingChecks } from '@leadwright/billing/checks';
import { objectsCheck } from '@leadwright/objects/open-objects';
import { busCheck } from '@leadwright/runtime/process/bus-config';
import { parseConfig } from '@leadwright/runtime/process/config';
import { serviceSchemas } from '../images/testing/service-schemas.ts';
import { installations, partOf, render, type Container, type Rendered } from './testing/rendered.ts';

/** A secret of the shape that its variable needs. */
function secretFor(name: string): string {
  if (name.endsWith('PUBLIC_KEYS')) return '{"access-1":"key"}';
  if (name.endsWith('_URL')) return 'http://someone:something@engine:1';
  return 'x'.repeat(32);
}

function containerOf(rendered: Rendered, service: ServiceName): Container {
  const found = rendered.of('Deployment').find(({ metadata }) => partOf(metadata.labels) === service);
  if (!found) throw new Error(`no deployment of ${service}`);
  return found.spec.template.spec.containers[0];
}

/** The variables of a service's container; `withOptional` as if its Secret had every key. */
function environmentOf(rendered: Rendered, service: ServiceName, withOptional: string[]): Record<string, string> {
  const { env = [], envFrom = [] } = containerOf(rendered, service);
  const maps = envFrom.flatMap(({ configMapRef }) =>
    rendered.all.filter(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef?.name),
  );
  expect(maps).toHaveLength(1);
  const secrets = env.flatMap(({ name, valueFrom }) =>
    valueFrom && (valueFrom.secretKeyRef?.optional !== true || withOptional.some((part) => name.includes(part)))
      ? [[name, secretFor(name)]]
      : [],
  );
  return { ...maps[0]?.data, ...(Object.fromEntries(secrets) as Record<string, string>) };
}

describe.each(installations)('in the installation of %s', (installation) => {
  // What the file for production leaves to its reader: prices, and the keys that its processor needs.
  const isProduction = installation === 'production';
  const rendered = render(
    installation,
    ...(isProduction
      ? [
          'services.billing.env.STRIPE_PRICES=team-unlimited=price_1',
          'services.billing.env.BILLING_SELLER_ADDRESS=1 Main Street',
        ]
      : []),
  );
  const logsIn = isProduction ? ['KAFKA_SASL', 'STRIPE_'] : [];

  it.each(serviceNames)('%s takes its variables, and knows them all', (service) => {
    const environment = environmentOf(rendered, service, logsIn);
    const prefix = service.toUpperCase();
    const checks = [busCheck(prefix), ...(service === 'billing' ? billingChecks : [])];
    if (['billing', 'export'].includes(service)) checks.push(objectsCheck(prefix));
    const config = parseConfig(serviceSchemas[service], environment, checks);
    const given = Object.keys(environment).filter((name) => name in serviceSchemas[service].properties);
    expect(Object.keys(config)).toEqual(expect.arrayContaining(given.filter((name) => environment[name])));
    const known = (name: string): boolean => name in serviceSchemas[service].properties || name.endsWith('_PEERS');
    expect(Object.keys(environment).filter((name) => !known(name))).toEqual([]);
  });

  it('every secret comes from a Secret that exists already, and none stands in the manifests', () => {
    for (const service of serviceNames)
      for (const { name, value, valueFrom } of containerOf(rendered, service).env ?? [])
        if (name !== 'NODE_OPTIONS')
          expect([name, value, valueFrom?.secretKeyRef]).toEqual([
            name,
            undefined,
            expect.objectContaining({ name: `leadwright-${service}`, key: name }),
          ]);
    expect(rendered.text).not.toMatch(/BEGIN [A-Z ]*PRIVATE KEY|postgres:\/\/|sk_(live|test)_/);
  });

  it('each is told the addresses of the Services that there are', () => {
    const addresses = rendered
      .of('Service')
      .map(({ metadata, spec }) => `http://${metadata.name}:${spec.ports[0]?.port}`);
    for (const service of serviceNames) {
      const peers = environmentOf(rendered, service, [])[`${service.toUpperCase()}_PEERS`] ?? '{}';
      for (const address of Object.values(JSON.parse(peers) as Record<string, string>)) {
        expect(addresses).toContain(address);
        expect([service, address.includes('-internal:')]).toEqual([service, service !== 'gateway']);
      }
    }
  });
});

describe('pods start again', () => {
  const annotationsOf = (service: string, ...set: string[]): Record<string, string> =>
    render('default', ...set)
      .of('Deployment')
      .find(({ metadata }) => partOf(metadata.labels) === service)?.spec.template.metadata.annotations ?? {};

  it('when a setting of theirs changes, and only then', () => {
    const before = annotationsOf('billing');
    const after = annotationsOf('billing', 'services.billing.env.BILLING_SELLER_NAME=Other');
    expect(after['checksum/config']).not.toBe(before['checksum/config']);
    expect(after['checksum/secret']).toBe(before['checksum/secret']);
    expect(annotationsOf('audit', 'services.billing.env.BILLING_SELLER_NAME=Other')).toEqual(annotationsOf('audit'));
  });

  it('when their Secret is said to have changed, where no cluster is asked for it', () => {
    const before = annotationsOf('billing');
    const after = annotationsOf('billing', 'services.billing.secretVersion=second');
    expect(after['checksum/secret']).not.toBe(before['checksum/secret']);
  });
});

it('a Secret of another name is taken where it is named', () => {
  const env = containerOf(render('default', 'services.audit.existingSecret=all'), 'audit').env ?? [];
  expect(new Set(env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.name ?? []))).toEqual(new Set(['all']));
});
