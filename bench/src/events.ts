// Events per second from the outbox to a projection: relay, Kafka, consumer, inbox, notification's table of
// downloads. Bare: kafkajs alone with the same records (`kafka-bare.ts`).
import { randomUUID } from 'node:crypto';
import { recordOf } from '@leadwright/eventsourcing/log/published-event';
import { startConsumer } from '@leadwright/eventsourcing/consume/consumer';
import { ownerOf } from '@leadwright/eventsourcing/consume/owner-client';
import { RELAY_BATCH, startRelay } from '@leadwright/eventsourcing/relay/relay';
import { PIECE } from '@leadwright/messaging/kafka/consume/batches';
import { encodeRecord } from '@leadwright/messaging/kafka/records';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { reactionsToExport } from '@leadwright/notification/reactions/reactions-to-export';
import type { KafkaSite, Side } from './kafka-site.ts';
import { bareSeconds } from './kafka-bare.ts';
import { median, row, type Row } from './result.ts';

const EVENTS = 30_000;
const WARM_UP_EVENTS = 5_000;
const ROUNDS = 5;
const ACCOUNTS = 500;
// About what one transaction of the product appends: one event, seldom a few.
const PER_TRANSACTION = 5;
const WRITERS = 8;

/** Returns the median of five rounds, ours and bare alternating. */
export async function benchEvents(site: KafkaSite): Promise<Row[]> {
  await round(site, WARM_UP_EVENTS);
  const rates: { ours: number; bare: number }[] = [];
  for (let i = 0; i < ROUNDS; i++) rates.push(await round(site, EVENTS));
  const middle = (side: 'ours' | 'bare'): number => median(rates.map((rate) => rate[side]));
  return [
    row('events, outbox to projection', 'events/s', middle('ours'), middle('bare'), {
      text: 'at least 0.5x of kafkajs alone with the same records, acks, batches and single flight',
      met: (a, b) => a >= 0.5 * b,
    }),
  ];
}

async function round(site: KafkaSite, events: number): Promise<{ ours: number; bare: number }> {
  const [topic, bareTopic] = [freshTopic(), freshTopic()];
  await site.ensureTopics([topic, bareTopic]);
  const side = await site.openSide(topic);
  try {
    await fill(side, events);
    const messages = (await recordsOf(side, events)).map(encodeRecord);
    const bare =
      events /
      (await bareSeconds({ brokers: site.brokers, topic: bareTopic, messages, batch: RELAY_BATCH, piece: PIECE }));
    return { bare, ours: events / (await ourSeconds(site, side, events)) };
  } finally {
    await side.close();
  }
}

const freshTopic = (): string => `leadwright.bench-${randomUUID()}.v1`;

/** Fills the outbox. This is not measured here; the benchmark `ledger` measures writes. */
async function fill({ store }: Side, events: number): Promise<void> {
  const turns = Array.from({ length: events / PER_TRANSACTION }, (_, turn) => turn);
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      // One writer per account: otherwise writers would wait for each other's locks.
      for (const turn of turns.filter((each) => (each % ACCOUNTS) % WRITERS === writer)) {
        const accountId = `account-${turn % ACCOUNTS}`;
        await store.transaction([accountId], (tx) =>
          tx.record(
            { accountId, streamId: `download-${accountId}` },
            Array.from({ length: PER_TRANSACTION }, requested),
            { actorId: 'bench', correlationId: randomUUID() },
          ),
        );
      }
    }),
  );
}

const query = JSON.stringify({
  dictId: 'consumers',
  geography: { kind: 'nationwide' },
  filters: [
    { field: 'age', from: 30, to: 70 },
    { field: 'gender', anyOf: ['female'] },
    { field: 'property_type', anyOf: ['Single family', 'Condominium'] },
  ],
});

function requested() {
  return {
    type: 'DownloadRequested' as const,
    downloadId: randomUUID(),
    dictId: 'consumers',
    datasetVersion: 1,
    name: 'Homeowners over thirty',
    rows: 1_000,
    multiplierHundredths: 100,
    seed: randomUUID(),
    query,
    personId: randomUUID(),
  };
}

async function recordsOf({ store }: Side, events: number) {
  const records = [];
  for (let after = ''; records.length < events;) {
    const page = await store.readAll(after, 500);
    after = page.at(-1)?.position ?? after;
    if (page.length === 0) throw new Error('the outbox holds fewer events than were appended');
    records.push(...page.map(recordOf));
  }
  return records;
}

/** The seconds from the start of the relay until the consumer has applied every event. */
async function ourSeconds(
  site: KafkaSite,
  { store, database, locks, consumer: consuming, logger, topic }: Side,
  events: number,
): Promise<number> {
  const [producerBus, consumerBus]: [EventBus, EventBus] = [site.openBus('export'), site.openBus('notification')];
  const consumer = await startConsumer({
    service: 'notification',
    store: consuming.store,
    bus: consumerBus,
    database: consuming.database,
    ...reactionsToExport,
    topic,
    owner: ownerOf(store),
    logger,
  });
  const began = performance.now();
  const relay = startRelay({ database, locks, store, bus: producerBus, logger });
  try {
    const deadline = Date.now() + 180_000;
    while (consumer.counters.applied < events) {
      if (Date.now() > deadline) throw new Error(`only ${consumer.counters.applied} of ${events} events came through`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return (performance.now() - began) / 1_000;
  } finally {
    await relay.stop();
    await consumer.stop();
    await Promise.all([producerBus.close(), consumerBus.close()]);
  }
}
