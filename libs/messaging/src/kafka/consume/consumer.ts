// kafkajs is not trusted: this guards offsets, restarts and stalls; duplicates show by `accountSeq`.
import { setTimeout as wait } from 'node:timers/promises';
import type { Consumer, Kafka, RetryOptions } from 'kafkajs';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { drainBy } from '../../partitions/drain.ts';
import { RetryableBusError, type BusConsumer, type Subscription } from '../../event-bus.ts';
import { createAssignment, type Assignment } from './assignment.ts';
import { handleBatch, HEARTBEAT_MS } from './batches.ts';
import { CONSUMER_PATIENCE } from '../client.ts';
import { asBusError } from '../errors.ts';
import { createGaps, type Gaps } from './gaps.ts';
import type { KafkaOffsets } from './offsets.ts';
import { createRestartBudget, type RestartBudget } from './restarts.ts';
import { createWaits, type Waits } from './waits.ts';
import { startWatchdog, type Watchdog } from './watchdog.ts';
import type { ReadPosition } from '../../partitions/partition-source.ts';

export type KafkaConsumerParts = {
  kafka: Kafka;
  offsets: KafkaOffsets;
  retry?: RetryOptions;
  logger: Logger;
  onFatal: (error: Error) => void;
};

export type KafkaConsumer = BusConsumer & Pick<Watchdog, 'complaint' | 'stalled'>;

const AT_ONCE = 3;
// The session timeout bounds the wait for a killed member, the rebalance timeout for a busy one (docs/decisions/0014).
const SESSION_MS = 30_000;
const REBALANCE_MS = 30_000;
// A broker that has just started has no coordinator yet, and the group waits for a killed member.
const JOIN_MS_MAX = 120_000;
const JOIN_LOOK_MS = 50;
const PLACING_TRIES = 20;
const PLACING_PAUSE_MS = 250;

type Member = {
  client: Consumer;
  assignment: Assignment;
  waits: Waits;
  gaps: Gaps;
  watchdog: Watchdog;
  budget: RestartBudget;
  state: { stopping: boolean; joined: boolean; gone: boolean; unplaced: ReadPosition[] };
};

/** Resolves when the member has joined its group and the group has committed offsets. */
export async function startKafkaConsumer(
  parts: KafkaConsumerParts,
  subscription: Subscription,
): Promise<KafkaConsumer> {
  const { offsets, logger } = parts;
  const { group, topics, from, onRecords } = subscription;
  return asBusError(`${group} does not begin`, async () => {
    const member = await createMember(parts, subscription);
    const { client, waits, gaps, watchdog, state } = member;
    hearEvents(member, parts, group);
    try {
      await client.connect();
      await client.subscribe({ topics, fromBeginning: from === 'earliest' });
      await client.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: AT_ONCE,
        eachBatch: (payload) => handleBatch(payload, { onRecords, waits, gaps, progress: watchdog.progress, logger }),
      });
      await joined(state, group);
      await place(member, offsets, subscription);
    } catch (error) {
      await stop(member);
      throw error;
    }
    return handleOf(member, offsets, subscription);
  });
}

async function createMember(
  { kafka, offsets, retry, logger, onFatal }: KafkaConsumerParts,
  subscription: Subscription,
): Promise<Member> {
  const { group } = subscription;
  const unplaced = await offsets.unplaced(subscription);
  const budget = createRestartBudget();
  const state: Member['state'] = { stopping: false, joined: false, gone: false, unplaced };
  const client = kafka.consumer({
    groupId: group,
    sessionTimeout: SESSION_MS,
    heartbeatInterval: HEARTBEAT_MS,
    rebalanceTimeout: REBALANCE_MS,
    maxBytesPerPartition: 524_288,
    maxBytes: 5_242_880,
    maxWaitTimeInMs: 500,
    allowAutoTopicCreation: false,
    readUncommitted: false,
    retry: { ...CONSUMER_PATIENCE, ...retry, restartOnFailure: async () => !state.stopping && budget.mayRestart() },
  });
  const assignment = createAssignment(subscription);
  const waits = createWaits({
    pause: (partitions) => !state.stopping && client.pause(partitions),
    resume: (partitions) => !state.stopping && client.resume(partitions),
  });
  const watchdog = startWatchdog({
    group,
    logger,
    onDeaf: (error) => !state.stopping && onFatal(error),
    behind: () => offsets.lag(subscription, (at) => assignment.has(at) && !waits.holds(at)),
  });
  const gaps = await createGaps({ ...subscription, places: (topic) => offsets.places(group, topic) });
  return { client, assignment, waits, gaps, watchdog, budget, state };
}

function hearEvents(
  { client, assignment, gaps, watchdog, state }: Member,
  { logger, onFatal }: KafkaConsumerParts,
  group: string,
): void {
  client.on(client.events.GROUP_JOIN, ({ payload }) => {
    state.joined = true;
    watchdog.heartbeat();
    gaps.forgetAll();
    assignment.replace(payload.memberAssignment);
    // Before the first fetch, which would otherwise resolve `latest` by itself.
    for (const { offset, ...at } of state.unplaced)
      if (assignment.has(at)) client.seek({ ...at, offset: String(offset) });
  });
  client.on(client.events.HEARTBEAT, watchdog.heartbeat);
  client.on(client.events.CRASH, ({ payload: { error, restart } }) => {
    assignment.replace({});
    state.gone = !restart;
    if (state.stopping) return;
    logger.error({ err: error, group, restart }, 'a consumer crashed');
    if (!restart) onFatal(error);
  });
}

async function joined(state: Member['state'], group: string): Promise<void> {
  for (const deadline = performance.now() + JOIN_MS_MAX; !state.joined;) {
    if (state.gone || performance.now() > deadline) throw new RetryableBusError(`${group} did not join`);
    await wait(JOIN_LOOK_MS);
  }
}

// Before the first fetch, so that the position survives a death. Brokers refuse commits during a rebalance.
async function place({ client, state }: Member, offsets: KafkaOffsets, subscription: Subscription): Promise<void> {
  for (let tries = 1; state.unplaced.length > 0; tries++) {
    try {
      await client.commitOffsets(state.unplaced.map(({ offset, ...at }) => ({ ...at, offset: String(offset) })));
      state.unplaced = [];
    } catch (error) {
      if (tries >= PLACING_TRIES) throw error;
      await wait(PLACING_PAUSE_MS);
      const still = new Set(
        (await offsets.unplaced(subscription)).map(({ topic, partition }) => `${topic}/${partition}`),
      );
      state.unplaced = state.unplaced.filter(({ topic, partition }) => still.has(`${topic}/${partition}`));
    }
  }
}

function handleOf(member: Member, offsets: KafkaOffsets, subscription: Subscription): KafkaConsumer {
  const { client, assignment, waits, gaps, watchdog, budget } = member;
  const lag = (): Promise<number> => asBusError('the lag is not known', () => offsets.lag(subscription));
  return {
    pause: (topic, partition, ms) => waits.start({ topic, partition }, ms),
    seek: (topic, partition, to) =>
      asBusError(`${subscription.group} cannot be moved`, async () => {
        const at = { topic, partition };
        const offset = typeof to === 'number' ? to : await offsets.atTime(at, to.getTime());
        gaps.expect(at, offset);
        // Move our position first, so that the current batch sees it is stale and its commit is overwritten.
        if (assignment.has(at)) client.seek({ ...at, offset: String(offset) });
        waits.end(at);
        await client.commitOffsets([{ ...at, offset: String(offset) }]);
      }),
    lag,
    drain: drainBy(lag),
    health: () => ({
      lastProgressAt: watchdog.lastProgressAt(),
      lastHeartbeatAt: watchdog.lastHeartbeatAt(),
      assigned: assignment.all().length,
      restarts: budget.restarts(),
    }),
    complaint: watchdog.complaint,
    stalled: watchdog.stalled,
    stop: () => stop(member),
  };
}

async function stop({ client, waits, watchdog, assignment, state }: Member): Promise<void> {
  state.stopping = true;
  watchdog.stop();
  waits.clear();
  // Stops fetching, waits for the current batch, then leaves the group.
  await client.disconnect();
  assignment.replace({});
}
