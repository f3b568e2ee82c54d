// Three brokers that hold every record: the contract holds as with one, and one of them may be lost
// at any moment without a record that was acknowledged.
import { randomUUID } from 'node:crypto';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { startTestCluster, type TestCluster } from '@leadwright/testing/kafka';
import type { Admin } from 'kafkajs';
import { until } from '../contract/contract-kit.ts';
import { eventBusContract } from '../contract/event-bus.contract.ts';
import { openKafkaBus } from './bus.ts';
import { RetryableBusError, type BusRecord, type EventBus, type ReceivedRecord } from '../event-bus.ts';
import { connectKafka } from './client.ts';
import { forgetIn } from '../testing/forget-topics.ts';
import { ensureTopics, topicSpecs } from './topics.ts';

const START_MS_MAX = 10 * 60_000;
const logger = createLogger('test', 'silent');
const run = randomUUID();
const [topic, killedTopic, volatileTopic] = [
  `leadwright.test-${run}.v1`,
  `leadwright.killed-${run}.v1`,
  `leadwright.progress-${run}.v1`,
];
const opened: EventBus[] = [];
let cluster: TestCluster;
let admin: Admin;

beforeAll(async () => {
  cluster = await startTestCluster();
  const kafka = connectKafka({ clientId: 'tests', brokers: cluster.brokers.split(','), logger });
  admin = kafka.admin();
  await admin.connect();
  await ensureTopics(kafka, topicSpecs([topic, killedTopic], { replication: 3, minInSync: 2 }, volatileTopic));
}, START_MS_MAX);
afterAll(async () => {
  await Promise.all(opened.map((bus) => bus.close()));
  await admin.disconnect();
  await cluster.stop();
}, START_MS_MAX);

const open = (service: string): EventBus => {
  const bus = openKafkaBus({
    service,
    brokers: cluster.brokers.split(','),
    volatileTopic,
    logger,
    onFatal: () => undefined,
  });
  opened.push(bus);
  return bus;
};

describe('the bus on three brokers', () => {
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

  // Last: the cluster stays one short.
  it('loses no acknowledged record when a broker is killed during a publish', async () => {
    const received = new Map<string, ReceivedRecord>();
    const repeats: ReceivedRecord[] = [];
    const consumer = await open('consuming').consume({
      group: `killed-${run}`,
      topics: [killedTopic],
      from: 'earliest',
      onRecords: async (records) => {
        for (const record of records) {
          if (received.has(record.eventId)) repeats.push(record);
          else received.set(record.eventId, record);
        }
        return { kind: 'done' };
      },
    });
    const { acknowledged, refused } = await publishThrough(open('tests'), () => cluster.kill(2));
    await until(() => received.size >= acknowledged.length, 'consuming all that was acknowledged', 120_000);
    await consumer.stop();
    expect(acknowledged.filter(({ eventId }) => !received.has(eventId))).toEqual([]);
    for (const account of new Set(acknowledged.map(({ accountId }) => accountId))) {
      const seqs = [...received.values()]
        .filter(({ accountId }) => accountId === account)
        .map(({ accountSeq }) => accountSeq);
      expect(seqs).toEqual(
        acknowledged.filter(({ accountId }) => accountId === account).map(({ accountSeq }) => accountSeq),
      );
    }
    process.stderr.write(
      `one of three brokers killed: ${acknowledged.length} acknowledged, ${refused} sends refused and repeated, ${repeats.length} repeats received\n`,
    );
  }, 360_000);
});

const BATCHES = 150;
const PER_BATCH = 20;
const KILL_AT = 50;
const ACCOUNTS = 24;

/** Publishes batch by batch as the relay does: what is refused for now is sent again, in its order. */
async function publishThrough(
  bus: EventBus,
  kill: () => Promise<void>,
): Promise<{ acknowledged: BusRecord[]; refused: number }> {
  const acknowledged: BusRecord[] = [];
  const seqs = new Map<string, number>();
  let refused = 0;
  let killing: Promise<void> | undefined;
  for (let batch = 0; batch < BATCHES; batch++) {
    const records = Array.from({ length: PER_BATCH }, (_, i) =>
      nextOf(`account-${(batch * PER_BATCH + i) % ACCOUNTS}`, seqs),
    );
    if (batch === KILL_AT) killing = kill();
    for (const deadline = Date.now() + 120_000; ;) {
      try {
        await bus.publish(records);
        break;
      } catch (error) {
        if (!(error instanceof RetryableBusError) || Date.now() > deadline) throw error;
        refused += 1;
      }
    }
    acknowledged.push(...records);
  }
  await killing;
  return { acknowledged, refused };
}

function nextOf(accountId: string, seqs: Map<string, number>): BusRecord {
  const accountSeq = (seqs.get(accountId) ?? 0) + 1;
  seqs.set(accountId, accountSeq);
  return {
    topic: killedTopic,
    accountId,
    accountSeq,
    eventId: randomUUID(),
    headers: { type: 'Said' },
    value: new Uint8Array(200),
  };
}
