// kafkajs reuses a failed send's sequence number: concurrent sends can lose acknowledged records (tulios/kafkajs#598).
import {
  CompressionTypes,
  Partitioners,
  type Kafka,
  type Producer,
  type ProducerBatch,
  type RecordMetadata,
} from 'kafkajs';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { RetryableBusError, type BusRecord, type Placed } from '../event-bus.ts';
import { isSequenceError, toBusError } from './errors.ts';
import { cutIntoRequests, encodeRecord } from './records.ts';
import { partitionOf } from '../partitions/partition.ts';
import { singleFlight } from '../partitions/single-flight.ts';

export type ProducerClient = Pick<Producer, 'connect' | 'disconnect' | 'sendBatch'>;

export type KafkaProducer = {
  /** Resolves with the records' positions once all in-sync replicas have them; rejects with one of the port's errors. */
  publish(records: BusRecord[]): Promise<Placed[]>;
  rebuilds(): number;
  close(): Promise<void>;
};

const ALL_IN_SYNC = -1;
const RESENDS_MAX = 3;
// A duplicate that the brokers dropped.
const NOWHERE = -1;

export function idempotentProducer(kafka: Kafka): ProducerClient {
  return kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
  });
}

export function createKafkaProducer(create: () => ProducerClient, logger: Logger): KafkaProducer {
  const inTurn = singleFlight();
  let current: ProducerClient | undefined;
  let rebuilds = 0;

  const connected = async (): Promise<ProducerClient> => {
    if (current) return current;
    const next = create();
    await next.connect();
    return (current = next);
  };
  // kafkajs would reuse the sequence number and the broker drop the next batch: a new producer has its own.
  const giveUp = async (): Promise<void> => {
    const old = current;
    current = undefined;
    if (!old) return;
    rebuilds += 1;
    await old
      .disconnect()
      .catch((error: unknown) => logger.debug({ err: error }, 'could not disconnect the replaced producer'));
  };
  const send = async (batch: ProducerBatch): Promise<RecordMetadata[]> => {
    for (let resends = 0; ; resends++) {
      try {
        const kept = await (await connected()).sendBatch(batch);
        assertAnswered(batch, kept);
        return kept;
      } catch (error) {
        await giveUp();
        const again = isSequenceError(error) || error instanceof UnansweredError;
        if (!again || resends >= RESENDS_MAX) throw toBusError(error, 'the records are not kept for certain');
        // At worst this sends a duplicate, which consumers drop by `accountSeq`.
        logger.warn(
          { err: error, resends },
          'the brokers lost the producer or a part of what it sent; sending again as a new one',
        );
      }
    }
  };

  return {
    publish: (records) =>
      inTurn(async () => {
        const placed: Placed[] = [];
        for (const request of cutIntoRequests(records)) placed.push(...placesOf(request, await send(batchOf(request))));
        return placed;
      }),
    rebuilds: () => rebuilds,
    close: () => inTurn(giveUp),
  };
}

class UnansweredError extends RetryableBusError {}

// If a leader moves to a broker that already responded, kafkajs never sends that partition and reports success.
function assertAnswered({ topicMessages = [] }: ProducerBatch, kept: RecordMetadata[]): void {
  const answered = new Set(kept.map(({ topicName, partition }) => `${topicName}/${partition}`));
  const asked = topicMessages.flatMap(({ topic, messages }) =>
    [...new Set(messages.map(({ partition }) => partition))].map((partition) => `${topic}/${partition}`),
  );
  const silent = asked.filter((place) => !answered.has(place));
  if (silent.length > 0) throw new UnansweredError(`no broker answered for ${silent.join(', ')}`);
}

// The response has the first offset of each partition; the records follow in order.
function placesOf(records: BusRecord[], kept: RecordMetadata[]): Placed[] {
  const next = new Map(
    kept.map(({ topicName, partition, baseOffset }) => [`${topicName}/${partition}`, Number(baseOffset ?? NOWHERE)]),
  );
  return records.map(({ topic, accountId }) => {
    const partition = partitionOf(accountId);
    const offset = next.get(`${topic}/${partition}`) ?? NOWHERE;
    if (offset !== NOWHERE) next.set(`${topic}/${partition}`, offset + 1);
    return { partition, offset: offset === NOWHERE ? null : offset };
  });
}

function batchOf(records: BusRecord[]): ProducerBatch {
  const topics = [...new Set(records.map(({ topic }) => topic))];
  return {
    acks: ALL_IN_SYNC,
    compression: CompressionTypes.None,
    topicMessages: topics.map((topic) => ({
      topic,
      messages: records.filter((record) => record.topic === topic).map(encodeRecord),
    })),
  };
}
