import { setTimeout as wait } from 'node:timers/promises';
import type { Admin } from 'kafkajs';
import type { Subscription } from '../../event-bus.ts';
import { keyOf, type TopicPartition, type ReadPosition } from '../../partitions/partition-source.ts';
import { isCoordinatorMoving } from '../errors.ts';

export type KafkaOffsets = {
  /** The end offsets as of this call, for a new group at `latest`: kafkajs would resolve it only at its first fetch. */
  unplaced(subscription: Subscription): Promise<ReadPosition[]>;
  /** The group's committed offset; absent where there is none, or where it only means `earliest`. */
  places(group: string, topic: string): Promise<Map<number, number>>;
  /** The first record kept at this time (milliseconds since 1970) or later, or the end. */
  atTime(at: TopicPartition, timeMs: number): Promise<number>;
  lag(subscription: Pick<Subscription, 'group' | 'topics'>, of?: (at: TopicPartition) => boolean): Promise<number>;
};

type Bounds = { low: number; high: number };
type Places = Awaited<ReturnType<Admin['fetchOffsets']>>;
const NOWHERE = -1;
// A broker that has just started makes its groups' topic in a few seconds, while a whole installation starts.
const MOVING_TRIES = 40;
const MOVING_PAUSE_MS = 250;

export function kafkaOffsets(admin: () => Promise<Admin>): KafkaOffsets {
  const boundsOf = async (topics: string[]): Promise<Map<string, TopicPartition & Bounds>> => {
    const client = await admin();
    const all = await Promise.all(
      topics.map(async (topic) => {
        const partitions = await client.fetchTopicOffsets(topic);
        return partitions.map(({ partition, low, high }) => ({
          topic,
          partition,
          low: Number(low),
          high: Number(high),
        }));
      }),
    );
    return new Map(all.flat().map((each) => [keyOf(each), each]));
  };
  const placesOf = async (groupId: string, topics: string[]): Promise<Map<string, number>> => {
    const places = await fetchPlaces(await admin(), groupId, topics);
    return new Map(
      places.flatMap(({ topic, partitions }) =>
        partitions.map(({ partition, offset }): [string, number] => [keyOf({ topic, partition }), Number(offset)]),
      ),
    );
  };

  return {
    unplaced: async ({ group, topics, from }) => {
      if (from === 'earliest') return [];
      // Read the end offsets first: offsets committed by then lie before these ends.
      const bounds = await boundsOf(topics);
      const places = await placesOf(group, topics);
      return [...bounds]
        .filter(([key]) => (places.get(key) ?? NOWHERE) === NOWHERE)
        .map(([, { topic, partition, high }]) => ({ topic, partition, offset: high }));
    },
    places: async (group, topic) => {
      const [of] = await fetchPlaces(await admin(), group, [topic]);
      return new Map(
        (of?.partitions ?? [])
          .map(({ partition, offset }): [number, number] => [partition, Number(offset)])
          .filter(([, offset]) => offset >= 0),
      );
    },
    atTime: async ({ topic, partition }, timeMs) => {
      const offsets = await (await admin()).fetchTopicOffsetsByTimestamp(topic, timeMs);
      return Number(offsets.find((each) => each.partition === partition)?.offset ?? 0);
    },
    lag: async ({ group, topics }, of = () => true) => {
      const places = await placesOf(group, topics);
      const bounds = await boundsOf(topics);
      let lag = 0;
      for (const [key, { low, high, ...at }] of bounds) {
        // An offset before the oldest record points at deleted records; they will not arrive.
        if (of(at)) lag += Math.max(0, high - Math.max(low, places.get(key) ?? NOWHERE));
      }
      return lag;
    },
  };
}

// kafkajs asks once, and fails although the next answer would be right.
async function fetchPlaces(client: Admin, groupId: string, topics: string[]): Promise<Places> {
  for (let tries = 1; ; tries++) {
    try {
      return await client.fetchOffsets({ groupId, topics });
    } catch (error) {
      if (tries >= MOVING_TRIES || !isCoordinatorMoving(error)) throw error;
      await wait(MOVING_PAUSE_MS);
    }
  }
}
