// A script creates topics with the right settings, so that a misspelt name never creates one.
import { progressTopic } from '@leadwright/contracts/topology';
import { setTimeout as wait } from 'node:timers/promises';
import type { Admin, Kafka } from 'kafkajs';
import { FatalBusError, RetryableBusError } from '../event-bus.ts';
import { asBusError, toBusError } from './errors.ts';
import { PARTITIONS } from '../partitions/partition.ts';

/** The topic of all volatile records; they are stale at once, so it retains 10 minutes. */
export const VOLATILE_TOPIC = progressTopic;

export type TopicSpec = {
  topic: string;
  retentionMs: number;
  replication: number;
  minInSync: number;
};

const DAY_MS = 86_400_000;
const EVENTS_KEPT_MS = 14 * DAY_MS;
const VOLATILE_KEPT_MS = 600_000;
const REQUEST_BYTES_MAX = 1024 * 1024;
const TOPIC_RESOURCE = 2;
const LEADERS_MS_MAX = 30_000;
const LOOK_MS = 100;
/** A broker hears of a topic that was just created a moment after the one that created it. */
const KNOWN_MS_MAX = 5_000;

export function topicSpecs(
  topics: string[],
  brokers: { replication: number; minInSync: number },
  volatileTopic = VOLATILE_TOPIC,
): TopicSpec[] {
  return [
    ...topics.map((topic) => ({ topic, retentionMs: EVENTS_KEPT_MS, ...brokers })),
    { topic: volatileTopic, retentionMs: VOLATILE_KEPT_MS, ...brokers },
  ];
}

/** How an existing topic differs from its specification; `mendable` differences are settings. */
export type Drift = { topic: string; what: string; is: string; shouldBe: string; mendable: boolean };

/** 12 partitions; throws `FatalBusError` for another number, since a change moves keys. Low replication is drift. */
export async function ensureTopics(kafka: Kafka, specs: TopicSpec[]): Promise<{ made: string[]; drift: Drift[] }> {
  return withAdmin(kafka, 'the topics cannot be made', async (admin) => {
    const missing = await missingOf(admin, specs);
    if (missing.length > 0) {
      await admin.createTopics({
        waitForLeaders: false,
        topics: missing.map(({ topic, replication, ...spec }) => ({
          topic,
          numPartitions: PARTITIONS,
          replicationFactor: replication,
          configEntries: settingsOf(spec),
        })),
      });
      await untilLed(
        admin,
        missing.map(({ topic }) => topic),
      );
    }
    const drift: Drift[] = [];
    for (const spec of specs.filter((each) => !missing.includes(each))) {
      await assertPartitions(admin, spec.topic);
      const found = await driftOf(admin, spec);
      drift.push(...found);
      if (!found.some(({ mendable }) => mendable)) continue;
      await admin.alterConfigs({
        validateOnly: false,
        resources: [{ type: TOPIC_RESOURCE, name: spec.topic, configEntries: settingsOf(spec) }],
      });
    }
    return { made: missing.map(({ topic }) => topic), drift };
  });
}

/** A dry run of `ensureTopics`: returns what it would create and correct. Throws as it does. */
export async function checkTopics(kafka: Kafka, specs: TopicSpec[]): Promise<{ missing: string[]; drift: Drift[] }> {
  return withAdmin(kafka, 'the topics are not known just now', async (admin) => {
    const missing = await missingOf(admin, specs);
    const drift: Drift[] = [];
    for (const spec of specs.filter((each) => !missing.includes(each))) {
      await assertPartitions(admin, spec.topic);
      drift.push(...(await driftOf(admin, spec)));
    }
    return { missing: missing.map(({ topic }) => topic), drift };
  });
}

async function withAdmin<Result>(kafka: Kafka, what: string, work: (admin: Admin) => Promise<Result>): Promise<Result> {
  const admin = kafka.admin();
  return asBusError(what, async () => {
    try {
      await admin.connect();
      return await work(admin);
    } finally {
      await admin.disconnect();
    }
  });
}

// kafkajs's own wait gives up when the broker it asks does not know the topic yet.
async function untilLed(admin: Admin, topics: string[]): Promise<void> {
  const isLed = async (): Promise<boolean> => {
    const found = await admin.fetchTopicMetadata({ topics });
    return found.topics.every(
      ({ partitions }) => partitions.length === PARTITIONS && partitions.every(({ leader }) => leader >= 0),
    );
  };
  for (const deadline = performance.now() + LEADERS_MS_MAX; ;) {
    try {
      if (await isLed()) return;
    } catch (error) {
      if (!(toBusError(error, 'not led yet') instanceof RetryableBusError)) throw error;
    }
    if (performance.now() > deadline) throw new RetryableBusError(`${topics.join(', ')} have no leaders yet`);
    await wait(LOOK_MS);
  }
}

async function missingOf(admin: Admin, specs: TopicSpec[]): Promise<TopicSpec[]> {
  const present = await admin.listTopics();
  return specs.filter(({ topic }) => !present.includes(topic));
}

async function driftOf(admin: Admin, { topic, replication, ...spec }: TopicSpec): Promise<Drift[]> {
  const wanted = settingsOf(spec);
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: TOPIC_RESOURCE, name: topic, configNames: wanted.map(({ name }) => name) }],
  });
  const found = new Map(
    resources.flatMap(({ configEntries }) =>
      configEntries.map(({ configName, configValue }) => [configName, configValue]),
    ),
  );
  const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
  const copies = Math.min(...(topics[0]?.partitions ?? []).map(({ replicas }) => replicas.length));
  return [
    ...wanted
      .filter(({ name, value }) => found.get(name) !== value)
      .map(({ name, value }) => ({
        topic,
        what: name,
        is: found.get(name) ?? 'not set',
        shouldBe: value,
        mendable: true,
      })),
    ...(copies < replication
      ? [{ topic, what: 'replication', is: String(copies), shouldBe: String(replication), mendable: false }]
      : []),
  ];
}

export type KafkaTopics = {
  /** Throws `FatalBusError` if a topic is missing for 5 seconds or has another number of partitions. Once for each. */
  require(topics: string[]): Promise<void>;
};

export function kafkaTopics(admin: () => Promise<Admin>): KafkaTopics {
  const known = new Set<string>();
  return {
    require: async (topics) => {
      const unknown = [...new Set(topics)].filter((topic) => !known.has(topic));
      if (unknown.length === 0) return;
      const client = await admin();
      const missing = await missingAfter(client, unknown, performance.now() + KNOWN_MS_MAX);
      if (missing !== undefined) throw new FatalBusError(`there is no topic ${missing}`);
      for (const topic of unknown) {
        await assertPartitions(client, topic);
        known.add(topic);
      }
    },
  };
}

// Asking for a single topic by name would wait a minute for it to appear.
async function missingAfter(admin: Admin, topics: string[], deadline: number): Promise<string | undefined> {
  for (;;) {
    const present = await admin.listTopics();
    const missing = topics.find((topic) => !present.includes(topic));
    if (missing === undefined || performance.now() > deadline) return missing;
    await wait(LOOK_MS);
  }
}

async function assertPartitions(admin: Admin, topic: string): Promise<void> {
  const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
  const count = topics[0]?.partitions.length ?? 0;
  if (count !== PARTITIONS) throw new FatalBusError(`${topic} has ${count} partitions instead of ${PARTITIONS}`);
}

export function settingsOf({
  retentionMs,
  minInSync,
}: Pick<TopicSpec, 'retentionMs' | 'minInSync'>): { name: string; value: string }[] {
  return [
    { name: 'cleanup.policy', value: 'delete' },
    { name: 'retention.ms', value: String(retentionMs) },
    { name: 'max.message.bytes', value: String(REQUEST_BYTES_MAX) },
    { name: 'min.insync.replicas', value: String(minInSync) },
  ];
}
