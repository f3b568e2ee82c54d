// One producer, used by one publish at a time. The client gives a failed send's sequence number to
// the next one, so with two sends at once an acknowledged record is lost (tulios/kafkajs#598).
import { CompressionTypes, Partitioners, type Kafka, type Producer, type ProducerBatch } from 'kafkajs';
import type { Logger } from '@leadwright/runtime/logger';
import type { BusRecord } from './event-bus.ts';
import { isSequenceError, toBusError } from './kafka-errors.ts';
import { cutIntoRequests, encodeRecord } from './kafka-records.ts';
import { singleFlight } from './single-flight.ts';

export type ProducerClient = Pick<Producer, 'connect' | 'disconnect' | 'sendBatch'>;

export type KafkaProducer = {
  /** Resolves when every in-sync broker has every record; rejects with one of the port's errors. */
  publish(records: BusRecord[]): Promise<void>;
  /** How often a producer was given up for a new one. */
  rebuilds(): number;
  close(): Promise<void>;
};

const ALL_IN_SYNC = -1;
const RESENDS_MAX = 3;

/** The producer of events. Its partitioner takes the partition that each record names. */
export function idempotentProducer(kafka: Kafka): ProducerClient {
  return kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false, createPartitioner: Partitioners.DefaultPartitioner });
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
    await old.disconnect().catch((error: unknown) => logger.debug({ err: error }, 'a producer that was given up did not leave'));
  };
  const send = async (batch: ProducerBatch): Promise<void> => {
    for (let resends = 0; ; resends++) {
      try {
        await (await connected()).sendBatch(batch);
        return;
      } catch (error) {
        await giveUp();
        if (!isSequenceError(error) || resends >= RESENDS_MAX) throw toBusError(error, 'the records are not kept for certain');
        // A repeat at worst, which consumers drop by sequence.
        logger.warn({ err: error, resends }, 'the brokers lost the producer; sending again as a new one');
      }
    }
  };

  return {
    publish: (records) =>
      inTurn(async () => {
        for (const request of cutIntoRequests(records)) await send(batchOf(request));
      }),
    rebuilds: () => rebuilds,
    close: () => inTurn(giveUp),
  };
}

function batchOf(records: BusRecord[]): ProducerBatch {
  const topics = [...new Set(records.map(({ topic }) => topic))];
  return {
    acks: ALL_IN_SYNC, compression: CompressionTypes.None,
    topicMessages: topics.map((topic) => ({ topic, messages: records.filter((record) => record.topic === topic).map(encodeRecord) })),
  };
}
