// kafkajs silently continues at the log's start; the subscriber must learn of the gap, which the owner can fill.
import type { Subscription } from '../../event-bus.ts';
import { keyOf, type TopicPartition } from '../../partitions/partition-source.ts';

export type Gaps = {
  /** Call before handling records that begin at offset `first`. */
  look(at: TopicPartition, first: number): Promise<void>;
  expect(at: TopicPartition, next: number): void;
  /** Forgets the expected offsets: after a rebalance another member may have handled more. */
  forgetAll(): void;
};

export type GapsParts = Pick<Subscription, 'onGap' | 'from' | 'topics'> & {
  places: (topic: string) => Promise<Map<number, number>>;
};

const noGaps: Gaps = { look: async () => undefined, expect: () => undefined, forgetAll: () => undefined };

/** Resolves with the group's offsets before the new member joins. Does nothing without an `onGap` callback. */
export async function createGaps({ onGap, from, topics, places }: GapsParts): Promise<Gaps> {
  if (!onGap) return noGaps;
  const before = new Map<string, number>();
  for (const topic of topics)
    for (const [partition, place] of await places(topic)) before.set(keyOf({ topic, partition }), place);
  const handled = new Map<string, number>();

  // Prefer the member's own offset; fall back to the group's, unless kafkajs has already overwritten it.
  const nextOf = async (at: TopicPartition, first: number): Promise<number> => {
    const known = handled.get(keyOf(at));
    if (known !== undefined) return known;
    const [earlier, now] = [before.get(keyOf(at)), (await places(at.topic)).get(at.partition)];
    if (earlier === undefined && now === undefined) return from === 'earliest' ? 0 : first;
    return Math.max(earlier ?? 0, now ?? 0);
  };
  return {
    look: async (at, first) => {
      const next = await nextOf(at, first);
      handled.set(keyOf(at), Math.max(first, next));
      if (first > next) onGap(at.topic, at.partition, { from: next, to: first });
    },
    expect: (at, next) => void handled.set(keyOf(at), next),
    forgetAll: () => handled.clear(),
  };
}
