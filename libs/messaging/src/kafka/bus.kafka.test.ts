import { randomUUID } from 'node:crypto';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testBrokers } from '@leadwright/testing/kafka';
import type { Admin, Kafka } from 'kafkajs';
import { until } from '../contract/contract-kit.ts';
import { eventBusContract } from '../contract/event-bus.contract.ts';
import { openKafkaBus, type KafkaBusParts } from './bus.ts';
import { FatalBusError, RetryableBusError, type BusRecord, type EventBus, type ReceivedRecord } from '../event-bus.ts';
import { connectKafka } from './client.ts';
import { forgetIn } from '../testing/forget-topics.ts';
import { checkTopics, ensureTopics, topicSpecs } from './topics.ts';
import { PARTITIONS } from '../partitions/partition.ts';

const logger = createLogger('test', 'silent');
const alone = { replication: 1, minInSync: 1 };
const run = randomUUID();
const [topic, volatileTopic] = [`leadwright.test-${run}.v1`, `leadwright.progress-${run}.v1`];
const opened: EventBus[] = [];
let kafka: Kafka;
let admin: Admin;

beforeAll(async () => {
  kafka = connectKafka({ clientId: 'tests', brokers: testBrokers(), logger });
  admin = kafka.admin();
  await admin.connect();
  await ensureTopics(kafka, topicSpecs([topic], alone, volatileTopic));
});
afterAll(async () => {
  await Promise.all(opened.map((bus) => bus.close()));
  await admin.disconnect();
});

const open = (service: string, more: Partial<KafkaBusParts> = {}): EventBus => {
  const bus = openKafkaBus({
    service,
    brokers: testBrokers(),
    volatileTopic,
    logger,
    onFatal: () => undefined,
    ...more,
  });
  opened.push(bus);
  return bus;
};
const record = (accountId: string, more: Partial<BusRecord> = {}): BusRecord => ({
  topic,
  accountId,
  accountSeq: 1,
  eventId: randomUUID(),
  headers: {},
  value: new Uint8Array([1]),
  ...more,
});

describe('the bus on Kafka', () => {
  eventBusContract(async () => {
    const publisher = open('tests');
    return {
      topic,
      publisher,
      member: async () => open('consuming'),
      forget: forgetIn(admin, topic),
      close: () => publisher.close(),
    };
  });

  it('refuses a missing topic at once, and does not create it', async () => {
    const bus = open('tests');
    const missing = `leadwright.missing-${run}.v1`;
    await expect(bus.publish([record('a', { topic: missing })])).rejects.toThrow(FatalBusError);
    await expect(bus.listen([missing], () => undefined)).rejects.toThrow(FatalBusError);
    const consuming = bus.consume({
      group: 'missing',
      topics: [missing],
      from: 'earliest',
      onRecords: async () => ({ kind: 'done' }),
    });
    await expect(consuming).rejects.toThrow(FatalBusError);
    expect(await admin.listTopics()).not.toContain(missing);
  });

  it('refuses a topic with another number of partitions, which would move keys', async () => {
    const narrow = `leadwright.narrow-${run}.v1`;
    await admin.createTopics({ waitForLeaders: true, topics: [{ topic: narrow, numPartitions: 3 }] });
    await expect(open('tests').publish([record('a', { topic: narrow })])).rejects.toThrow(
      `${narrow} has 3 partitions instead of 12`,
    );
    await expect(ensureTopics(kafka, topicSpecs([narrow], alone, volatileTopic))).rejects.toThrow(FatalBusError);
  });

  it('rejects a publish as retryable while no broker responds', async () => {
    const bus = open('tests', { brokers: ['127.0.0.1:1'], retry: { retries: 1, initialRetryTime: 20 } });
    await expect(bus.publish([record('a')])).rejects.toThrow(RetryableBusError);
    await expect(bus.publishVolatile(record('a'))).rejects.toThrow(RetryableBusError);
  });

  it('creates topics with their settings, and corrects the settings of existing ones', async () => {
    const made = `leadwright.made-${run}.v1`;
    expect(await ensureTopics(kafka, topicSpecs([made], alone, volatileTopic))).toEqual({ made: [made], drift: [] });
    await admin.alterConfigs({
      validateOnly: false,
      resources: [{ type: 2, name: made, configEntries: [{ name: 'retention.ms', value: '1000' }] }],
    });
    // Among others: setting one sets the rest back.
    const drift: unknown = expect.arrayContaining([
      { topic: made, what: 'retention.ms', is: '1000', shouldBe: '1209600000', mendable: true },
    ]);
    const missing = `leadwright.missing-${run}.v1`;
    // A broker answers from its own copy of the settings, which follows a moment later.
    const seen = () => checkTopics(kafka, topicSpecs([made, missing], alone, volatileTopic));
    await until(async () => (await seen()).drift.length > 0);
    expect(await seen()).toEqual({ missing: [missing], drift });
    expect(await ensureTopics(kafka, topicSpecs([made], alone, volatileTopic))).toEqual({ made: [], drift });
    await until(async () => (await seen()).drift.length === 0);
    const names = ['retention.ms', 'max.message.bytes', 'min.insync.replicas', 'cleanup.policy'];
    const settings = async (name: string) => {
      const { resources } = await admin.describeConfigs({
        includeSynonyms: false,
        resources: [{ type: 2, name, configNames: names }],
      });
      return Object.fromEntries(
        resources.flatMap(({ configEntries }) =>
          configEntries.map(({ configName, configValue }) => [configName, configValue]),
        ),
      );
    };
    const common = { 'max.message.bytes': '1048576', 'min.insync.replicas': '1', 'cleanup.policy': 'delete' };
    expect(await settings(made)).toEqual({ ...common, 'retention.ms': '1209600000' });
    expect(await settings(volatileTopic)).toEqual({ ...common, 'retention.ms': '600000' });
    expect((await admin.fetchTopicMetadata({ topics: [made] })).topics[0]?.partitions).toHaveLength(PARTITIONS);
  });

  it('reports topics with too few replicas, and leaves them', async () => {
    const wanted = topicSpecs([topic], { replication: 3, minInSync: 1 }, volatileTopic);
    const short = [topic, volatileTopic].map((name) => ({
      topic: name,
      what: 'replication',
      is: '1',
      shouldBe: '3',
      mendable: false,
    }));
    expect(await ensureTopics(kafka, wanted)).toEqual({ made: [], drift: short });
  });

  it('leaves no group behind when a listener stops', async () => {
    const service = `live-${run}`;
    const groups = async () =>
      (await admin.listGroups()).groups.filter(({ groupId }) => groupId.startsWith(`${service}.live.`));
    const listener = await open(service).listen([topic], () => undefined);
    expect(await groups()).toHaveLength(1);
    await listener.stop();
    expect(await groups()).toEqual([]);
  });

  it("hands over a stranger's record under sequence 0, which every inbox has behind it", async () => {
    const received: ReceivedRecord[] = [];
    const consumer = await open('consuming').consume({
      group: `strangers-${run}`,
      topics: [topic],
      from: 'latest',
      onRecords: async (records) => {
        received.push(...records);
        return { kind: 'done' };
      },
    });
    const stranger = kafka.producer();
    await stranger.connect();
    await stranger.send({
      topic,
      messages: [
        { key: 'stranger', value: 'x' },
        { key: null, value: null },
      ],
    });
    await stranger.disconnect();
    await until(() => received.length >= 2);
    await consumer.stop();
    expect(received.map(({ accountId, accountSeq, eventId }) => [accountId, accountSeq, eventId]).sort()).toEqual([
      ['', 0, ''],
      ['stranger', 0, ''],
    ]);
  });

  it('commits the offset of a group after the effect', async () => {
    const group = `effects-${run}`;
    const seen: string[] = [];
    const place = async (at: { partition: number }) => {
      const [places] = await admin.fetchOffsets({ groupId: group, topics: [topic] });
      return Number(places?.partitions.find(({ partition }) => partition === at.partition)?.offset);
    };
    const consumer = await open('consuming').consume({
      group,
      topics: [topic],
      from: 'latest',
      onRecords: async ([first]) => {
        if (first) seen.push((await place(first)) <= first.offset ? 'before' : 'too early');
        return { kind: 'done' };
      },
    });
    await open('tests').publish([record('effects')]);
    expect(await consumer.drain(20_000)).toBe(true);
    await consumer.stop();
    expect(seen).toEqual(['before']);
  });

  it('reports a consumer that keeps crashing, once, after three restarts', async () => {
    const doomed = `leadwright.doomed-${run}.v1`;
    await ensureTopics(kafka, topicSpecs([doomed], alone, volatileTopic));
    const fatal: Error[] = [];
    const bus = open('doomed', { retry: { retries: 1, initialRetryTime: 20 }, onFatal: (error) => fatal.push(error) });
    const consumer = await bus.consume({
      group: `doomed-${run}`,
      topics: [doomed],
      from: 'earliest',
      onRecords: async () => ({ kind: 'done' }),
    });
    expect(bus.health().ok).toBe(true);
    await admin.deleteTopics({ topics: [doomed] });
    await until(() => fatal.length > 0, 'the end of the consumer');
    expect(consumer.health()).toMatchObject({ restarts: 3, assigned: 0 });
    expect(bus.health()).toEqual({ ok: false, detail: 'a consumer crashed for good' });
    await bus.close();
    expect(fatal).toHaveLength(1);
  });
});
