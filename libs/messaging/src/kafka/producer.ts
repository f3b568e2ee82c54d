// One producer, used by one publish at a time. The client gives a failed send's sequence number to
// the next one, so with two sends at once an acknowledged record is lost (tulios/kafkajs#598).
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
  /** Resolves with the records' places when every in-sync broker has every record; rejects with one of the port's errors. */
  publish(records: BusRecord[]): Promise<Placed[]>;
  /** How often a producer was given up for a new one. */
  rebuilds(): number;
  close(): Promise<void>;
};

const ALL_IN_SYNC = -1;
const RESENDS_MAX = 3;
// A repeat that the brokers had already and dropped.
const NOWHERE = -1;

/** The producer of events. Its partitioner takes the partition that each record names. */
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
  // After any failure: the outcome is unknown and the number is free again, so that the next batch
  // under it would be taken for a repeat and dropped. A new producer has numbers of its own.
  const giveUp = async (): Promise<void> => {
    const old = current;
    current = undefined;
    if (!old) return;
    rebuilds += 1;
    await old
      .disconnect()
      .catch((error: unknown) => logger.debug({ err: error }, 'a producer that was given up did not leave'));
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
        // A repeat at worst, which consumers drop by sequence.
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

// The client keeps one answer for each broker over its own tries: a partition whose leader moves, in
// the middle of a send, to a broker that has answered before is never sent, and still the send succeeds.
function assertAnswered({ topicMessages = [] }: ProducerBatch, kept: RecordMetadata[]): void {
  const answered = new Set(kept.map(({ topicName, partition }) => `${topicName}/${partition}`));
  const asked = topicMessages.flatMap(({ topic, messages }) =>
    [...new Set(messages.map(({ partition }) => partition))].map((partition) => `${topic}/${partition}`),
  );
  const silent = asked.filter((place) => !answered.has(place));
  if (silent.length > 0) throw new UnansweredError(`no broker answered for ${silent.join(', ')}`);
}

// The answer names the first offset of each partition; the records stand behind it in their order.
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
