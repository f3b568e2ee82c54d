import { topics } from '@leadwright/contracts/topology';
// Event to screen: from the commit of an event in export to its arrival at a browser's event stream,
// by relay, Kafka and the gateway's live updates. Beside one kafkajs record from send to handler.
import { randomUUID } from 'node:crypto';
import { startRelay } from '@leadwright/eventsourcing/relay/relay';
import { exportTopic } from '@leadwright/export/contracts';
import { startLiveUpdates } from '@leadwright/gateway/live/live-updates';
import { buildGateway, goodClaims, startUpstreams } from '@leadwright/gateway/testing/running-gateway';
import { Kafka, logLevel, Partitioners } from 'kafkajs';
import type { KafkaSite, Side } from './kafka-site.ts';
import { percentile, row, type Row } from './result.ts';

const SAMPLES = 300;
const WARM_UP = 20;
const WAIT_MS_MAX = 30_000;
// Pauses out of step with the relay's poll of 100 ms and the consumer's fetch of 500 ms.
const pauseMs = (sample: number): number => 20 + ((sample * 17) % 61);
const accountId = String(goodClaims['account']);

type Clock = { sent(id: string): void; arrived(id: string): void; times: number[] };

/** Returns two rows, p50 and p95, in milliseconds. */
export async function benchScreen(site: KafkaSite): Promise<Row[]> {
  await site.ensureTopics([exportTopic, topics.billing]);
  const bare = await bareTimes(site);
  const side = await site.openSide(exportTopic);
  try {
    const ours = await screenTimes(site, side);
    const goal = { text: 'p95 under 500 ms', met: () => percentile(ours, 95) < 500 };
    return [50, 95].map((p) => row(`event to screen, p${p}`, 'ms', percentile(ours, p), percentile(bare, p), goal));
  } finally {
    await side.close();
  }
}

async function screenTimes(site: KafkaSite, { store, database, locks, logger }: Side): Promise<number[]> {
  const [producerBus, consumerBus] = [site.openBus('export'), site.openBus('gateway')];
  const upstreams = await startUpstreams();
  const gateway = await buildGateway(upstreams);
  const live = await startLiveUpdates({ bus: consumerBus, hub: gateway.hub });
  const relay = startRelay({ database, locks, store, bus: producerBus, logger });
  const leave = new AbortController();
  try {
    const address = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    const clock = createClock();
    await openScreen(address, leave.signal, clock);
    return await sample(clock, async (downloadId) => {
      await store.transaction([accountId], (tx) =>
        tx.record(
          { accountId, streamId: `download-${downloadId}` },
          [{ type: 'DownloadStarted', downloadId, leads: 10 }],
          { actorId: 'bench', correlationId: downloadId },
        ),
      );
      clock.sent(downloadId);
    });
  } finally {
    leave.abort();
    await relay.stop();
    await live.stop();
    await gateway.stop();
    await upstreams.stop();
    await Promise.all([producerBus.close(), consumerBus.close()]);
  }
}

/** Opens an event stream as a browser does; resolves at its first chunk. */
async function openScreen(address: string, signal: AbortSignal, clock: Clock): Promise<void> {
  const response = await fetch(`${address}/api/v2/events`, { headers: { cookie: 'test-refresh=session-1' }, signal });
  if (!response.ok || !response.body) throw new Error(`the event stream answered ${response.status}`);
  let begun: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (begun = resolve));
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      begun();
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const id = /"id":"([^"]+)"/.exec(event)?.[1];
        if (id !== undefined) clock.arrived(id);
      }
    }
  };
  // The caller aborts the stream at the end. If it breaks earlier, the missing events fail the benchmark.
  read().catch(() => undefined);
  await first;
}

/** The same path without the product: kafkajs sends and receives one record at a time. */
async function bareTimes({ brokers, ensureTopics }: KafkaSite): Promise<number[]> {
  const topic = `leadwright.bench-${randomUUID()}.v1`;
  await ensureTopics([topic]);
  const kafka = new Kafka({ clientId: 'bench-bare', brokers, logLevel: logLevel.ERROR });
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
  });
  const consumer = kafka.consumer({
    groupId: `bench-bare-${randomUUID()}`,
    maxWaitTimeInMs: 500,
    allowAutoTopicCreation: false,
  });
  const clock = createClock();
  try {
    await Promise.all([producer.connect(), consumer.connect()]);
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({ eachMessage: async ({ message }) => clock.arrived(message.value?.toString() ?? '') });
    return await sample(clock, async (id) => {
      clock.sent(id);
      await producer.send({ topic, acks: -1, messages: [{ key: accountId, value: id }] });
    });
  } finally {
    await producer.disconnect();
    await consumer.disconnect();
  }
}

async function sample(clock: Clock, send: (id: string) => Promise<void>): Promise<number[]> {
  for (let i = 0; i < WARM_UP + SAMPLES; i++) {
    await send(randomUUID());
    // The consumer group joins during the warm-up, so its events are not measured.
    if (i === WARM_UP - 1) await allArrived(clock, WARM_UP);
    await new Promise((resolve) => setTimeout(resolve, pauseMs(i)));
  }
  await allArrived(clock, WARM_UP + SAMPLES);
  return clock.times.slice(WARM_UP);
}

async function allArrived(clock: Clock, count: number): Promise<void> {
  for (const deadline = Date.now() + WAIT_MS_MAX; clock.times.length < count;) {
    if (Date.now() > deadline) throw new Error(`only ${clock.times.length} of ${count} events arrived`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

// An event may arrive before its commit returns to the writer: count that as 0 ms.
function createClock(): Clock {
  const sentAt = new Map<string, number>();
  const early = new Set<string>();
  const times: number[] = [];
  return {
    times,
    sent: (id) => void (early.has(id) ? times.push(0) : sentAt.set(id, performance.now())),
    arrived: (id) => {
      const at = sentAt.get(id);
      if (at === undefined) early.add(id);
      else times.push(performance.now() - at);
    },
  };
}
