import { createLogger, type Logger } from '@leadwright/runtime/telemetry/logger';
import { createSignal, type Signal } from '@leadwright/runtime/process/signal';
import { assertSizes, assertVolatileSize } from '../record-sizes.ts';
import type { BusConsumer, EventBus, ReceivedRecord, Placed, Subscription, VolatileRecord } from '../event-bus.ts';
import { PARTITIONS, partitionOf } from '../partitions/partition.ts';
import { startPartitionLoop } from '../partitions/partition-loop.ts';
import { keyOf, type PartitionSource, type TopicPartition } from '../partitions/partition-source.ts';
import { singleFlight } from '../partitions/single-flight.ts';

type Listening = { topics: string[]; onRecord: (record: VolatileRecord) => void };
type Member = { signal: Signal; owned: Set<string> };
type Group = { offsets: Map<string, number>; members: Member[] };
type Log = { forgotten: number; kept: { record: ReceivedRecord; atMs: number }[] };
type Memory = { topics: Map<string, Log[]>; groups: Map<string, Group> };
export type MemoryBus = EventBus & { forget(topic: string, partition: number, before: number): void };

const BATCH = 100;
// Nobody says that a member has come.
const REST_MS = 100;
export function createMemoryBus(logger: Logger = createLogger('memory-bus', 'silent')): MemoryBus {
  const memory: Memory = { topics: new Map(), groups: new Map() };
  const listeners = new Set<Listening>();
  const consumers = new Set<BusConsumer>();
  const publishing = singleFlight();

  const publish = (record: VolatileRecord): void => {
    for (const { topics, onRecord } of listeners) {
      if (!topics.includes(record.topic)) continue;
      try {
        onRecord({ topic: record.topic, accountId: record.accountId, value: record.value });
      } catch (error) {
        logger.error({ err: error, topic: record.topic }, 'a listener failed');
      }
    }
  };

  return {
    publish: (records) =>
      publishing(async () => {
        assertSizes(records);
        const placed = records.map((record): Placed => {
          const partition = partitionOf(record.accountId);
          const log = logOf(memory, { topic: record.topic, partition });
          const offset = endOf(log);
          // Copy the bytes: the publisher may change its buffer afterwards.
          log.kept.push({ record: { ...record, value: record.value.slice(), partition, offset }, atMs: Date.now() });
          return { partition, offset };
        });
        for (const record of records) publish(record);
        for (const { members } of memory.groups.values()) for (const { signal } of members) signal.wake();
        return placed;
      }),
    consume: async (subscription) => {
      const signal = createSignal();
      const loop = startPartitionLoop({
        subscription,
        source: memorySource(memory, subscription, signal),
        signal,
        logger,
        restMs: REST_MS,
      });
      const consumer: BusConsumer = {
        ...loop,
        stop: async () => {
          consumers.delete(consumer);
          await loop.stop();
        },
      };
      consumers.add(consumer);
      return consumer;
    },
    publishVolatile: async (record) => {
      assertVolatileSize(record);
      publish(record);
    },
    listen: async (topics, onRecord) => {
      const listening = { topics, onRecord };
      listeners.add(listening);
      return { stop: async () => void listeners.delete(listening) };
    },
    health: () => ({ ok: true, detail: 'in memory' }),
    close: async () => {
      listeners.clear();
      await Promise.all([...consumers].map((consumer) => consumer.stop()));
    },
    forget: (topic, partition, before) => forget(logOf(memory, { topic, partition }), before),
  };
}

function forget(log: Log, before: number): void {
  log.forgotten += log.kept.splice(0, before - log.forgotten).length;
}

const endOf = ({ forgotten, kept }: Log): number => forgotten + kept.length;

function logOf({ topics }: Memory, { topic, partition }: TopicPartition): Log {
  let partitions = topics.get(topic);
  if (!partitions)
    topics.set(topic, (partitions = Array.from({ length: PARTITIONS }, () => ({ forgotten: 0, kept: [] }))));
  const log = partitions[partition];
  if (!log) throw new Error(`there is no partition ${partition}`);
  return log;
}

function groupOf({ groups }: Memory, name: string): Group {
  let group = groups.get(name);
  if (!group) groups.set(name, (group = { offsets: new Map(), members: [] }));
  return group;
}

function memorySource(memory: Memory, { group: name, topics, from }: Subscription, signal: Signal): PartitionSource {
  const group = groupOf(memory, name);
  const member: Member = { signal, owned: new Set() };
  group.members.push(member);
  const all = topics.flatMap((topic) => Array.from({ length: PARTITIONS }, (_, partition) => ({ topic, partition })));
  const committed = (at: TopicPartition): number => {
    const kept = group.offsets.get(keyOf(at));
    if (kept !== undefined) return kept;
    const start = from === 'earliest' ? 0 : endOf(logOf(memory, at));
    group.offsets.set(keyOf(at), start);
    return start;
  };
  for (const at of all) committed(at);

  return {
    // Partitions move only here, while the member that gives one up handles nothing.
    assign: async () => {
      const share = Math.ceil(all.length / group.members.length);
      for (const key of [...member.owned].slice(share)) member.owned.delete(key);
      const taken = new Set(group.members.flatMap(({ owned }) => [...owned]));
      for (const at of all) if (member.owned.size < share && !taken.has(keyOf(at))) member.owned.add(keyOf(at));
      return all.filter((at) => member.owned.has(keyOf(at)));
    },
    start: async (at) => committed(at),
    fetch: async (wanted) =>
      wanted.flatMap((at) => {
        const { forgotten, kept } = logOf(memory, at);
        const from = Math.max(0, at.offset - forgotten);
        return kept.slice(from, from + BATCH).map(({ record }) => record);
      }),
    offsetAt: async (at, timeMs) => {
      const log = logOf(memory, at);
      return log.kept.find(({ atMs }) => atMs >= timeMs)?.record.offset ?? endOf(log);
    },
    commit: async (at, nextOffset) => void group.offsets.set(keyOf(at), nextOffset),
    lag: async () =>
      all.reduce(
        (lag, at) => lag + Math.min(logOf(memory, at).kept.length, endOf(logOf(memory, at)) - committed(at)),
        0,
      ),
    leave: async () => {
      member.owned.clear();
      group.members = group.members.filter((other) => other !== member);
      for (const other of group.members) other.signal.wake();
    },
  };
}
