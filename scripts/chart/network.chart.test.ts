// Who reaches whom, by the network policies over the rendered manifests. A cluster enforces them only with a network
// plugin that does.
import { serviceNames } from '@leadwright/contracts/topology';
import { defaultValues } from './chart-values.ts';
import { installations, partOf, podsOf, render } from './testing/rendered.ts';
import { reachOf } from './testing/reach.ts';

const { services } = defaultValues;

describe.each(installations)('in the installation of %s', (installation) => {
  const rendered = render(installation);
  const policies = rendered.of('NetworkPolicy');
  const { parts, letsIn, goOutTo, outOf, into } = reachOf(rendered);
  const expectReached = (name: (typeof serviceNames)[number], port: number, by: string[]): void => {
    expect([name, port, letsIn(name, port).sort()]).toEqual([name, port, [...by].sort()]);
    expect([name, port, goOutTo(name, port).sort()]).toEqual([name, port, [...by, 'stranger'].sort()]);
  };

  it('every pod is closed both ways unless a policy of its own opens it', () => {
    const closing = policies.filter(({ spec }) => spec.ingress === undefined && spec.egress === undefined);
    expect(closing.map(({ spec }) => [spec.policyTypes, spec.podSelector.matchLabels])).toEqual([
      [['Ingress', 'Egress'], { 'app.kubernetes.io/name': 'leadwright', 'app.kubernetes.io/instance': 'leadwright' }],
    ]);
    for (const { labels } of podsOf(rendered))
      expect(labels).toMatchObject(closing[0]?.spec.podSelector.matchLabels ?? { none: 'none' });
  });

  it('no rule is for everybody, or for every port', () => {
    for (const { metadata, spec } of policies)
      for (const rule of [
        ...(spec.ingress ?? []).map(({ from, ports }) => [from, ports]),
        ...(spec.egress ?? []).map(({ to, ports }) => [to, ports]),
      ])
        expect([metadata.name, rule.map((list) => (list ?? []).length > 0)]).toEqual([metadata.name, [true, true]]);
  });

  it('a public port is reached by the gateway alone', () => {
    for (const name of serviceNames) expectReached(name, services[name].port, name === 'gateway' ? [] : ['gateway']);
  });

  it('an internal port is reached by who calls it, the operators’ tool and the job that seeds, and never by the gateway', () => {
    for (const name of serviceNames) {
      const callers = serviceNames.filter((other) => services[other].calls.includes(name));
      const seeds = name === 'accounts' && installation === 'development' ? ['seed'] : [];
      expect(callers).not.toContain('gateway');
      expectReached(name, services[name].internalPort, [...callers, 'operator', ...seeds]);
    }
  });

  it('nothing of the release is reached at any other port', () => {
    const ports = Object.values(services).flatMap(({ port, internalPort }) => [port, internalPort]);
    for (const name of serviceNames)
      for (const port of [...ports, 22, 9229])
        if (![services[name].port, services[name].internalPort].includes(port)) expectReached(name, port, []);
  });

  it('what goes out of the cluster goes to the named networks of a provider of the service', () => {
    for (const part of parts) {
      const out = outOf(part).flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock?.cidr ?? []));
      const own = services[part as (typeof serviceNames)[number]]?.providers ?? [];
      expect([part, out.length > 0]).toEqual([part, installation === 'production' && own.length > 0]);
      expect(out).not.toContain('0.0.0.0/0');
    }
  });

  it('jobs are asked by nobody, and every pod may ask for names', () => {
    for (const { labels } of podsOf(rendered)) {
      const part = partOf(labels);
      const names = outOf(part).filter(({ ports = [] }) => ports.some(({ port }) => port === 53));
      expect([part, names.length]).toEqual([part, 1]);
      if (!(part in services)) expect([part, into(part)]).toEqual([part, []]);
    }
  });
});

it('each part reaches the engines that it has an address of, and no other', () => {
  const { outOf } = reachOf(render('default'));
  const where = { postgres: 'databases', kafka: 'kafka', clickhouse: 'clickhouse', s3: 's3' };
  const reached = (part: string): string[] =>
    outOf(part).flatMap(({ to = [] }) =>
      to.flatMap(({ namespaceSelector }) => namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'] ?? []),
    );
  for (const name of serviceNames) {
    const engines = Object.entries(where).filter(([engine]) => services[name].engines.includes(engine));
    expect([name, reached(name)]).toEqual([name, ['kube-system', ...engines.map(([, namespace]) => namespace)]]);
    const migrated = engines.filter(([engine]) => engine !== 's3');
    expect([name, reached(`migrate-${name}`)]).toEqual([
      name,
      ['kube-system', ...migrated.map(([, namespace]) => namespace)],
    ]);
  }
});

it('the two ports of a service are two Services, so that who may reach the one has no address of the other', () => {
  const found = render('default')
    .of('Service')
    .map(({ metadata, spec }) => [metadata.name, spec.ports.map(({ port }) => port)]);
  const expected = serviceNames.flatMap((name) => [
    [`leadwright-${name}`, [services[name].port]],
    [`leadwright-${name}-internal`, [services[name].internalPort]],
  ]);
  expect(found.sort()).toEqual(expected.sort());
});
