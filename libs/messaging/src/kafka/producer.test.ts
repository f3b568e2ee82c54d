import { createLogger } from '@leadwright/runtime/telemetry/logger';
import type { ProducerBatch } from 'kafkajs';
import { FatalBusError, RecordTooLargeError, RetryableBusError, type BusRecord } from '../event-bus.ts';
import { createKafkaProducer, type ProducerClient } from './producer.ts';
import { partitionOf } from '../partitions/partition.ts';

const logger = createLogger('test', 'silent');
const record = (accountSeq: number, accountId = 'acme', bytes = 1): BusRecord => ({
  topic: 'leadwright.test.v1',
  accountId,
  accountSeq,
  eventId: `event-${accountSeq}`,
  headers: {},
  value: new Uint8Array(bytes),
});
const kafkaError = (facts: object): Error => Object.assign(new Error('from the brokers'), facts);

/** Producers that keep what they are sent; each send first asks `answer`, which may throw or name the partitions left out. */
function fakeProducers(answer: (send: number, producer: number) => number[] | void = () => undefined) {
  const sent: { producer: number; seqs: string[]; partitions: unknown[] }[] = [];
  const state = { made: 0, disconnected: 0, sends: 0, busy: 0, most: 0 };
  const create = (): ProducerClient => {
    const producer = (state.made += 1);
    return {
      connect: async () => undefined,
      disconnect: async () => void (state.disconnected += 1),
      sendBatch: async ({ topicMessages = [] }: ProducerBatch) => {
        state.busy += 1;
        state.most = Math.max(state.most, state.busy);
        await new Promise((resolve) => setImmediate(resolve));
        state.busy -= 1;
        const unsent = answer((state.sends += 1), producer) ?? [];
        const messages = topicMessages.flatMap((each) => each.messages);
        sent.push({
          producer,
          seqs: messages.map(({ headers }) => String(headers?.['leadwright-account-seq'])),
          partitions: messages.map(({ partition }) => partition),
        });
        return topicMessages.flatMap(({ topic, messages: own }) =>
          [...new Set(own.map(({ partition = 0 }) => partition))]
            .filter((partition) => !unsent.includes(partition))
            .map((partition) => ({ topicName: topic, partition, errorCode: 0, baseOffset: '7' })),
        );
      },
    };
  };
  return { producer: createKafkaProducer(create, logger), sent, state };
}

describe('the producer on Kafka', () => {
  it('never has two sends under way, however many publish', async () => {
    const { producer, sent, state } = fakeProducers();
    await Promise.all(Array.from({ length: 50 }, (_, i) => producer.publish([record(i + 1)])));
    expect(state.most).toBe(1);
    expect(sent.flatMap(({ seqs }) => seqs)).toEqual(Array.from({ length: 50 }, (_, i) => String(i + 1)));
  });

  it.each([45, 46, 59])('replaces the producer and retries when the brokers answer %i', async (code) => {
    const { producer, sent, state } = fakeProducers((_send, number) => {
      if (number === 1)
        throw kafkaError({ name: 'KafkaJSNonRetriableError', retriable: false, cause: kafkaError({ code }) });
    });
    await producer.publish([record(1), record(2)]);
    expect(sent).toEqual([{ producer: 2, seqs: ['1', '2'], partitions: [0, 0] }]);
    expect([state.made, state.disconnected, producer.rebuilds()]).toEqual([2, 1, 1]);
  });

  it('treats a send that left a partition out as failed, as after a change of leaders during it', async () => {
    const { producer, sent, state } = fakeProducers((send) => (send === 1 ? [partitionOf('other')] : []));
    const placed = await producer.publish([record(1), record(1, 'other')]);
    expect(partitionOf('other')).not.toBe(partitionOf('acme'));
    expect(sent.map(({ producer: number }) => number)).toEqual([1, 2]);
    expect(state.disconnected).toBe(1);
    expect(placed.map(({ offset }) => offset)).toEqual([7, 7]);
  });

  it('fails when new producers get the same error', async () => {
    const { producer, state } = fakeProducers(() => {
      throw kafkaError({ code: 45 });
    });
    await expect(producer.publish([record(1)])).rejects.toThrow(RetryableBusError);
    expect(state.made).toBe(4);
  });

  it("uses a new producer after any failure, since the next batch would take the failed one's number", async () => {
    const { producer, sent } = fakeProducers((send) => {
      if (send === 1) throw kafkaError({ name: 'KafkaJSNumberOfRetriesExceeded', retriable: false });
    });
    await expect(producer.publish([record(1)])).rejects.toThrow(RetryableBusError);
    await producer.publish([record(2)]);
    expect(sent.map(({ producer: number, seqs }) => [number, seqs])).toEqual([[2, ['2']]]);
  });

  it.each([
    ['too large', { code: 10, retriable: false }, RecordTooLargeError],
    ['a batch too large', { code: 18, retriable: false }, RecordTooLargeError],
    ['refused', { code: 29, retriable: false }, FatalBusError],
    ['a login refused', { name: 'KafkaJSSASLAuthenticationError', retriable: false }, FatalBusError],
    ['a broken client', { name: 'KafkaJSNonRetriableError', retriable: false }, FatalBusError],
    ['too few in sync', { code: 19, retriable: true }, RetryableBusError],
    ['a lost connection', { name: 'KafkaJSConnectionError', retriable: true }, RetryableBusError],
    ['an unknown failure', {}, RetryableBusError],
  ])("calls %s by the port's name", async (_what, facts, expected) => {
    const { producer } = fakeProducers(() => {
      throw kafkaError({ name: 'KafkaJSError', errors: [kafkaError(facts)], ...facts });
    });
    await expect(producer.publish([record(1)])).rejects.toThrow(expected);
  });

  it('splits a call so that no request exceeds what a broker accepts per partition', async () => {
    const { producer, sent } = fakeProducers();
    await producer.publish(Array.from({ length: 10 }, (_, i) => record(i + 1, 'acme', 256 * 1024)));
    expect(sent.map(({ seqs }) => seqs.length)).toEqual([3, 3, 3, 1]);
    expect(sent.flatMap(({ seqs }) => seqs)).toEqual(Array.from({ length: 10 }, (_, i) => String(i + 1)));
  });

  it('refuses a record whose headers alone exceed what a broker accepts', async () => {
    const { producer, sent } = fakeProducers();
    await expect(producer.publish([{ ...record(1), headers: { long: 'x'.repeat(900 * 1024) } }])).rejects.toThrow(
      RecordTooLargeError,
    );
    expect(sent).toEqual([]);
  });
});
