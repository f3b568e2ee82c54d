// Topics are made by a script with the right settings, never by a client that misspelt a name.
import type { Admin, Kafka } from 'kafkajs';
import { FatalBusError } from './event-bus.ts';
import { asBusError } from './kafka-errors.ts';
import { PARTITIONS } from './partition.ts';

/** Where every service's volatile records travel; worthless a moment later, so kept for 10 minutes. */
export const VOLATILE_TOPIC = 'leadwright.progress.v1';

export type TopicSpec = {
  topic: string;
  retentionMs: number;
  /** Brokers that hold each partition, and how many of them must confirm a write. */
  replication: number;
  minInSync: number;
};

const DAY_MS = 86_400_000;
const EVENTS_KEPT_MS = 14 * DAY_MS;
const VOLATILE_KEPT_MS = 600_000;
const REQUEST_BYTES_MAX = 1024 * 1024;
const TOPIC_RESOURCE = 2;

/** What these topics of events, and the volatile one, have to be like. */
export function topicSpecs(topics: string[], brokers: { replication: number; minInSync: number }, volatileTopic = VOLATILE_TOPIC): TopicSpec[] {
  return [
    ...topics.map((topic) => ({ topic, retentionMs: EVENTS_KEPT_MS, ...brokers })),
    { topic: volatileTopic, retentionMs: VOLATILE_KEPT_MS, ...brokers },
  ];
}

/**
 * Makes the topics that are missing, with 12 partitions, and sets the settings of those that are
 * there. Throws `FatalBusError` where the number of partitions differs: it is fixed for life,
 * because another number moves keys. Replication of a topic that is there is left as it is.
 */
export async function ensureTopics(kafka: Kafka, specs: TopicSpec[]): Promise<{ made: string[] }> {
  const admin = kafka.admin();
  return asBusError('the topics cannot be made', async () => {
    await admin.connect();
    try {
      const present = await admin.listTopics();
      const missing = specs.filter(({ topic }) => !present.includes(topic));
      if (missing.length > 0) {
        await admin.createTopics({
          waitForLeaders: true,
          topics: missing.map(({ topic, replication, ...spec }) => ({
            topic, numPartitions: PARTITIONS, replicationFactor: replication, configEntries: settingsOf(spec),
          })),
        });
      }
      for (const { topic, ...spec } of specs.filter((each) => !missing.includes(each))) {
        await assertPartitions(admin, topic);
        await admin.alterConfigs({ validateOnly: false, resources: [{ type: TOPIC_RESOURCE, name: topic, configEntries: settingsOf(spec) }] });
      }
      return { made: missing.map(({ topic }) => topic) };
    } finally {
      await admin.disconnect();
    }
  });
}

export type KafkaTopics = {
  /** Throws `FatalBusError` if one is not there or has another number of partitions. Asks once per topic. */
  require(topics: string[]): Promise<void>;
};

export function kafkaTopics(admin: () => Promise<Admin>): KafkaTopics {
  const known = new Set<string>();
  return {
    require: async (topics) => {
      const unknown = [...new Set(topics)].filter((topic) => !known.has(topic));
      if (unknown.length === 0) return;
      const client = await admin();
      // Asking for one by name would wait a minute for it to appear.
      const present = await client.listTopics();
      for (const topic of unknown) {
        if (!present.includes(topic)) throw new FatalBusError(`there is no topic ${topic}`);
        await assertPartitions(client, topic);
        known.add(topic);
      }
    },
  };
}

async function assertPartitions(admin: Admin, topic: string): Promise<void> {
  const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
  const count = topics[0]?.partitions.length ?? 0;
  if (count !== PARTITIONS) throw new FatalBusError(`${topic} has ${count} partitions instead of ${PARTITIONS}`);
}

function settingsOf({ retentionMs, minInSync }: Pick<TopicSpec, 'retentionMs' | 'minInSync'>): { name: string; value: string }[] {
  return [
    { name: 'cleanup.policy', value: 'delete' },
    { name: 'retention.ms', value: String(retentionMs) },
    { name: 'max.message.bytes', value: String(REQUEST_BYTES_MAX) },
    { name: 'min.insync.replicas', value: String(minInSync) },
  ];
}
