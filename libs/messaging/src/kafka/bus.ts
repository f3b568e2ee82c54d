// Transport only: correctness never depends on the producer's idempotence, on offsets or on partition ownership.
import { Partitioners, type Admin, type Kafka, type Producer } from 'kafkajs';
import type { EventBus, Listener } from '../event-bus.ts';
import { connectKafka, type KafkaConnection } from './client.ts';
import { startKafkaConsumer, type KafkaConsumer } from './consume/consumer.ts';
import { asBusError } from './errors.ts';
import { startKafkaListener } from './listener.ts';
import { kafkaOffsets } from './consume/offsets.ts';
import { createKafkaProducer, idempotentProducer } from './producer.ts';
import { encodeVolatileMessage } from './records.ts';
import { kafkaTopics, VOLATILE_TOPIC } from './topics.ts';
import { createOnce } from './once.ts';
import { assertSizes, assertVolatileSize } from '../record-sizes.ts';

export type KafkaBusParts = Omit<KafkaConnection, 'clientId'> & {
  service: string;
  /** Topic of the volatile records; only concurrent tests choose another. */
  volatileTopic?: string;
  /** A consumer crashed and cannot restart. The process must exit, so that its supervisor restarts it. */
  onFatal: (error: Error) => void;
};

const LEADER_ONLY = 1;

/** Connects when first used; `onFatal` is called at most once. */
export function openKafkaBus({
  service,
  volatileTopic = VOLATILE_TOPIC,
  onFatal,
  ...connection
}: KafkaBusParts): EventBus {
  const { logger, retry } = connection;
  const kafka = connectKafka({ ...connection, clientId: `leadwright-${service}` });
  const admin = createOnce(async (): Promise<Admin> => {
    const client = kafka.admin();
    await client.connect();
    return client;
  });
  const topics = kafkaTopics(admin.get);
  const offsets = kafkaOffsets(admin.get);
  const producer = createKafkaProducer(() => idempotentProducer(kafka), logger);
  const volatile = createOnce(() => volatileProducer(kafka));
  const open = new Set<Listening>();
  const fatal = onceOnly(onFatal);
  const consumerParts = { kafka, offsets, logger, onFatal: fatal.call, ...(retry === undefined ? {} : { retry }) };

  return {
    publish: async (records) => {
      assertSizes(records);
      await asBusError('the topics are not known just now', () => topics.require(records.map(({ topic }) => topic)));
      return producer.publish(records);
    },
    consume: async (subscription) => {
      await asBusError('the topics are not known just now', () => topics.require(subscription.topics));
      return keepIn(open, await startKafkaConsumer(consumerParts, subscription));
    },
    publishVolatile: async (record) => {
      assertVolatileSize(record);
      await asBusError('the record is lost', async () => {
        await (
          await volatile.get()
        ).send({ topic: volatileTopic, acks: LEADER_ONLY, messages: [encodeVolatileMessage(record)] });
      });
    },
    listen: async (listened, onRecord) => {
      await asBusError('the topics are not known just now', () => topics.require([...listened, volatileTopic]));
      const parts = { ...consumerParts, service, volatileTopic, admin: admin.get };
      return keepIn(
        open,
        await asBusError('listening does not begin', () => startKafkaListener(parts, listened, onRecord)),
      );
    },
    health: () => {
      const complaints = [...open].flatMap(({ complaint }) => complaint() ?? []);
      if (fatal.error()) complaints.push('a consumer crashed for good');
      const stalled = [...open].flatMap((each) => each.stalled() ?? []).join('; ');
      return {
        ...(complaints.length === 0
          ? { ok: true, detail: `${open.size} members` }
          : { ok: false, detail: complaints.join('; ') }),
        ...(stalled === '' ? {} : { stalled }),
      };
    },
    close: async () => {
      await Promise.all([...open].map((each) => each.stop()));
      await producer.close();
      await (await volatile.made()?.catch(() => undefined))?.disconnect();
      await (await admin.made()?.catch(() => undefined))?.disconnect();
    },
  };
}

type Listening = Listener & Pick<KafkaConsumer, 'complaint' | 'stalled'>;

// Neither idempotent nor patient: a late volatile record is worthless.
async function volatileProducer(kafka: Kafka): Promise<Producer> {
  const client = kafka.producer({
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
    retry: { retries: 1, initialRetryTime: 100 },
  });
  await client.connect();
  return client;
}

function keepIn<Kept extends Listening>(open: Set<Listening>, kept: Kept): Kept {
  const stop = async (): Promise<void> => {
    open.delete(listening);
    await kept.stop();
  };
  const listening: Kept = { ...kept, stop };
  open.add(listening);
  return listening;
}

function onceOnly(onFatal: (error: Error) => void): { call: (error: Error) => void; error: () => Error | undefined } {
  let first: Error | undefined;
  return {
    call: (error) => {
      if (first) return;
      first = error;
      onFatal(error);
    },
    error: () => first,
  };
}
