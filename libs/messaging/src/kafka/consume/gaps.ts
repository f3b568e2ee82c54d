// Notices records that were forgotten before this group heard them: the client only goes on where the
// log begins now, and overwrites the group's place with that. What is missing is at its owner; who
// hears must know that it is missing.
import type { Subscription } from '../../event-bus.ts';
import { keyOf, type TopicPartition } from '../../partitions/partition-source.ts';

export type Gaps = {
  /** Before records that begin at `first` are handled. */
  look(at: TopicPartition, first: number): Promise<void>;
  /** Behind handled records, or after a seek: what comes next. */
  expect(at: TopicPartition, next: number): void;
  /** After a rebalance another member may have handled more. */
  forgetAll(): void;
};

export type GapsParts = Pick<Subscription, 'onGap' | 'from' | 'topics'> & {
  /** Where the group stands in each partition of the topic now; absent where it has no place. */
  places: (topic: string) => Promise<Map<number, number>>;
};

const nobodyAsks: Gaps = { look: async () => undefined, expect: () => undefined, forgetAll: () => undefined };

/** Resolves with the group's places as they are before its new member joins. Costs nothing if nobody wants to be told. */
export async function createGaps({ onGap, from, topics, places }: GapsParts): Promise<Gaps> {
  if (!onGap) return nobodyAsks;
  const before = new Map<string, number>();
  for (const topic of topics)
    for (const [partition, place] of await places(topic)) before.set(keyOf({ topic, partition }), place);
  const handled = new Map<string, number>();

  // Its own word first; else the group's, unless the client has overwritten that already.
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
