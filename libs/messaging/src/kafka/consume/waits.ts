import { keyOf, type TopicPartition } from '../../partitions/partition-source.ts';

export type PausingClient = {
  pause(topics: { topic: string; partitions: number[] }[]): void;
  resume(topics: { topic: string; partitions: number[] }[]): void;
};

export type Waits = {
  start(at: TopicPartition, ms: number): void;
  holds(at: TopicPartition): boolean;
  end(at: TopicPartition): void;
  clear(): void;
};

export function createWaits(client: PausingClient): Waits {
  const waits = new Map<string, { until: number; timer: NodeJS.Timeout }>();
  const end = (at: TopicPartition): void => {
    const wait = waits.get(keyOf(at));
    if (!wait) return;
    clearTimeout(wait.timer);
    waits.delete(keyOf(at));
    client.resume([{ topic: at.topic, partitions: [at.partition] }]);
  };
  return {
    start: (at, ms) => {
      const before = waits.get(keyOf(at));
      const until = Math.max(before?.until ?? 0, Date.now() + ms);
      clearTimeout(before?.timer);
      client.pause([{ topic: at.topic, partitions: [at.partition] }]);
      waits.set(keyOf(at), { until, timer: setTimeout(() => end(at), until - Date.now()) });
    },
    holds: (at) => waits.has(keyOf(at)),
    end,
    clear: () => {
      for (const { timer } of waits.values()) clearTimeout(timer);
      waits.clear();
    },
  };
}
