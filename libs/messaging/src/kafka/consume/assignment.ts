import type { Subscription } from '../../event-bus.ts';
import { keyOf, type TopicPartition } from '../../partitions/partition-source.ts';

export type Assignment = {
  replace(byTopic: Record<string, number[]>): void;
  has(at: TopicPartition): boolean;
  all(): TopicPartition[];
};

export function createAssignment({
  onAssigned,
  onRevoked,
}: Pick<Subscription, 'onAssigned' | 'onRevoked'>): Assignment {
  let assigned = new Map<string, TopicPartition>();
  return {
    replace: (byTopic) => {
      const before = assigned;
      const now = Object.entries(byTopic).flatMap(([topic, partitions]) =>
        partitions.map((partition) => ({ topic, partition })),
      );
      assigned = new Map(now.map((at) => [keyOf(at), at]));
      for (const [key, { topic, partition }] of before) if (!assigned.has(key)) onRevoked?.(topic, partition);
      for (const [key, { topic, partition }] of assigned) if (!before.has(key)) onAssigned?.(topic, partition);
    },
    has: (at) => assigned.has(keyOf(at)),
    all: () => [...assigned.values()],
  };
}
