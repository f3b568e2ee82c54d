import type { ReceivedRecord } from '../event-bus.ts';

export type TopicPartition = { topic: string; partition: number };
/** For maps of partitions; the name of its lock too, so it stays as it is. */
export const keyOf = ({ topic, partition }: TopicPartition): string => `${topic}/${partition}`;

export type ReadPosition = TopicPartition & { offset: number };

export type PartitionSource = {
  /** The partitions this member owns from now on; called in every round, while none of them is being handled. */
  assign(): Promise<TopicPartition[]>;
  start(at: TopicPartition): Promise<number>;
  fetch(wanted: ReadPosition[]): Promise<ReceivedRecord[]>;
  /** The first record kept at this time (milliseconds since 1970) or later, or the end. */
  offsetAt(at: TopicPartition, timeMs: number): Promise<number>;
  commit(at: TopicPartition, nextOffset: number): Promise<void>;
  lag(): Promise<number>;
  leave(): Promise<void>;
};
