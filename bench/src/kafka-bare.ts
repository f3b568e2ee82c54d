// kafkajs alone with the same records, for `events.ts`: the same acks, the same batches, one send at a time.
// Its consumer only commits the offset after each piece.
import { randomUUID } from 'node:crypto';
import { Kafka, logLevel, Partitioners, type Consumer, type Message, type Producer } from 'kafkajs';

export type BareRun = { brokers: string[]; topic: string; messages: Message[]; batch: number; piece: number };

const ALL_IN_SYNC = -1;
const PARTITIONS_AT_ONCE = 3;

/**
 * Returns the seconds from the first send until the last message is consumed and its offset committed. The topic must
 * be empty.
 */
export async function bareSeconds({ brokers, topic, messages, batch, piece }: BareRun): Promise<number> {
  const kafka = new Kafka({ clientId: 'bench-bare', brokers, logLevel: logLevel.ERROR });
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
  });
  const consumer = kafka.consumer({
    groupId: `bench-bare-${randomUUID()}`,
    sessionTimeout: 30_000,
    heartbeatInterval: 3_000,
    rebalanceTimeout: 30_000,
    maxBytesPerPartition: 524_288,
    maxBytes: 5_242_880,
    maxWaitTimeInMs: 500,
    allowAutoTopicCreation: false,
  });
  try {
    const { all } = await startConsuming(consumer, { topic, count: messages.length, piece });
    await producer.connect();
    const began = performance.now();
    await produce(producer, topic, messages, batch);
    await all;
    return (performance.now() - began) / 1_000;
  } finally {
    await producer.disconnect();
    await consumer.disconnect();
  }
}

async function produce(producer: Producer, topic: string, messages: Message[], batch: number): Promise<void> {
  for (let from = 0; from < messages.length; from += batch) {
    await producer.sendBatch({
      acks: ALL_IN_SYNC,
      topicMessages: [{ topic, messages: messages.slice(from, from + batch) }],
    });
  }
}

/** Resolves when the consumer has joined its group; `all` resolves when it has consumed every message. */
async function startConsuming(
  consumer: Consumer,
  { topic, count, piece }: { topic: string; count: number; piece: number },
): Promise<{ all: Promise<void> }> {
  let consumed = 0;
  let finish: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (finish = resolve));
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  const joined = new Promise<void>((resolve) => consumer.on(consumer.events.GROUP_JOIN, () => resolve()));
  await consumer.run({
    autoCommit: false,
    eachBatchAutoResolve: false,
    partitionsConsumedConcurrently: PARTITIONS_AT_ONCE,
    eachBatch: async ({ batch: { partition, messages }, commitOffsetsIfNecessary, resolveOffset, heartbeat }) => {
      for (let from = 0; from < messages.length; from += piece) {
        const part = messages.slice(from, from + piece);
        const last = part.at(-1)?.offset ?? '0';
        await commitOffsetsIfNecessary({
          topics: [{ topic, partitions: [{ partition, offset: String(Number(last) + 1) }] }],
        });
        resolveOffset(last);
        await heartbeat();
        consumed += part.length;
      }
      if (consumed >= count) finish();
    },
  });
  await joined;
  // Return an object: awaiting a bare promise here would also wait for `all`.
  return { all };
}
