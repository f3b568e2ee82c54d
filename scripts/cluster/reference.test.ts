// The operators' resources say what the product's own scripts would make.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { progressTopic, services, serviceNames, topics, type ServiceName } from '@leadwright/contracts/topology';
import { settingsOf, topicSpecs } from '@leadwright/messaging/kafka/topics';
import { PARTITIONS } from '@leadwright/messaging/partitions/partition';
import { parseAllDocuments } from 'yaml';

type Acl = { resource: { type: string; name: string }; operations: string[] };
type Resource = {
  kind: string;
  metadata: { name: string };
  spec: {
    partitions: number;
    replicas: number;
    config: Record<string, string | number>;
    authorization: { acls: Acl[] };
    bootstrap: { initdb: { owner: string; postInitSQL: string[]; postInitApplicationSQL: string[] } };
    managed: { roles: { name: string; passwordSecret: { name: string } }[] };
    kafka: { config: Record<string, unknown> };
  };
};
const read = (name: string): Resource[] =>
  parseAllDocuments(readFileSync(path.join(__dirname, '../../k8s/reference', `${name}.yaml`), 'utf8')).map(
    (document) => document.toJS() as Resource,
  );
const brokers = { replication: 3, minInSync: 2 };

it('the topics of the reference cluster are those of scripts/create-topics.ts, setting by setting', () => {
  const made = topicSpecs(Object.values(topics), brokers).map(({ topic, replication, ...spec }) => ({
    topic,
    partitions: PARTITIONS,
    replicas: replication,
    config: Object.fromEntries(settingsOf(spec).map(({ name, value }) => [name, value])),
  }));
  const written = read('kafka-topics').map(({ kind, metadata, spec: { partitions, replicas, config } }) => {
    expect(kind).toBe('KafkaTopic');
    return {
      topic: metadata.name,
      partitions,
      replicas,
      config: Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)])),
    };
  });
  expect(written).toEqual(made);
});

it('the brokers make no topic by themselves, and keep places longer than events', () => {
  const config = read('kafka').find(({ kind }) => kind === 'Kafka')?.spec.kafka.config ?? {};
  expect(config['auto.create.topics.enable']).toBe(false);
  const eventsKeptMinutes = (topicSpecs(['x'], brokers)[0]?.retentionMs ?? 0) / 60_000;
  expect(config['offsets.retention.minutes']).toBeGreaterThan(eventsKeptMinutes);
});

it('a service may write its own topic, read those of the topology, and no other', () => {
  const users = read('kafka-users');
  expect(users.map(({ metadata }) => metadata.name).sort()).toEqual([...serviceNames].sort());
  const topicOf = (name: string): string => String(services[name as ServiceName].topic);
  for (const { metadata, spec } of users) {
    const name = metadata.name as ServiceName;
    const { topic, consumes, watches } = services[name];
    const with_ = (operation: string): string[] =>
      spec.authorization.acls
        .filter(({ resource, operations }) => resource.type === 'topic' && operations.includes(operation))
        .map(({ resource }) => resource.name)
        .sort();
    // Export publishes progress, which the gateway shows.
    const writes = [...(topic === null ? [] : [topic]), ...(name === 'export' ? [progressTopic] : [])];
    const reads = [...[...consumes, ...watches].map(topicOf), ...(name === 'gateway' ? [progressTopic] : [])];
    expect([name, with_('Write'), with_('Read')]).toEqual([name, writes.sort(), reads.sort()]);
  }
});

it('each service owns a database, which no other role may connect to, and has a password of its own', () => {
  const cluster = read('postgres').find(({ kind }) => kind === 'Cluster');
  const { owner, postInitSQL, postInitApplicationSQL } = cluster?.spec.bootstrap.initdb ?? {
    owner: '',
    postInitSQL: [],
    postInitApplicationSQL: [],
  };
  expect(owner).toBe('accounts');
  const others = serviceNames.filter((name) => name !== owner);
  expect([...postInitSQL].sort()).toEqual(
    others
      .flatMap((name) => [
        `create role ${name} login`,
        `create database ${name} owner ${name}`,
        `revoke all on database ${name} from public`,
      ])
      .sort(),
  );
  expect(postInitApplicationSQL).toEqual([`revoke all on database ${owner} from public`]);
  const roles = cluster?.spec.managed.roles ?? [];
  expect(roles.map(({ name, passwordSecret }) => [name, passwordSecret.name]).sort()).toEqual(
    others.map((name) => [name, `postgres-${name}`]).sort(),
  );
});
