import { sql, type Kysely } from 'kysely';
import type { Subscription } from '../event-bus.ts';
import type { Logs } from './logs.ts';
import type { GroupLocks } from './partition-locks.ts';
import { PARTITIONS } from '../partitions/partition.ts';
import type { PartitionSource, TopicPartition, ReadPosition } from '../partitions/partition-source.ts';
import { headsOf, offsetAtTime, readRecords } from './topic-log.ts';

export type PostgresSourceParts = {
  db: Kysely<unknown>;
  groups: GroupLocks;
  logs: Logs;
  subscription: Subscription;
  changed: () => void;
};

// Per partition, so that one transaction stays far below the session limits.
const BATCH = 100;

export function postgresSource({
  db,
  groups,
  logs,
  subscription: { group, topics, from },
  changed,
}: PostgresSourceParts): PartitionSource & { prepare(): Promise<void> } {
  const all = topics.flatMap((topic) => Array.from({ length: PARTITIONS }, (_, partition) => ({ topic, partition })));
  const locks = groups.join(group, all, changed);

  const offsetOf = async ({ topic, partition }: TopicPartition): Promise<number | null> => {
    const { rows } = await sql<{ next_offset: string }>`select next_offset from consumer_offset
      where group_name = ${group} and topic = ${topic} and partition = ${partition}`.execute(db);
    return rows[0] ? Number(rows[0].next_offset) : null;
  };
  const commit = async ({ topic, partition }: TopicPartition, nextOffset: number): Promise<void> => {
    await sql`insert into consumer_offset (group_name, topic, partition, next_offset)
      values (${group}, ${topic}, ${partition}, ${nextOffset})
      on conflict (group_name, topic, partition) do update set next_offset = excluded.next_offset`.execute(db);
  };

  return {
    prepare: async () => {
      for (const topic of topics) {
        const heads =
          from === 'earliest' ? new Map<number, number>() : await headsOf(await logs.of(topic).session(), topic);
        const partitions = Array.from({ length: PARTITIONS }, (_, partition) => partition);
        await sql`insert into consumer_offset (group_name, topic, partition, next_offset)
          select ${group}, ${topic}, * from unnest(${partitions}::smallint[], ${partitions.map((p) => heads.get(p) ?? 0)}::bigint[])
          on conflict do nothing`.execute(db);
      }
    },
    assign: () => locks.share(),
    start: async (at) => {
      const kept = await offsetOf(at);
      if (kept === null) throw new Error(`${group} has no offset in ${at.topic}`);
      return kept;
    },
    fetch: async (wanted) => {
      const byTopic = topics
        .map((topic) => wanted.filter((each: ReadPosition) => each.topic === topic))
        .filter((each) => each.length > 0);
      const read = byTopic.map(async (each) => readRecords(await logs.of(each[0]?.topic ?? '').session(), each, BATCH));
      return (await Promise.all(read)).flat();
    },
    offsetAt: async ({ topic, partition }, timeMs) =>
      offsetAtTime(await logs.of(topic).session(), { topic, partition }, timeMs),
    commit,
    lag: async () => {
      let lag = 0;
      for (const topic of topics) {
        const heads = await headsOf(await logs.of(topic).session(), topic);
        for (const [partition, head] of heads) lag += head - ((await offsetOf({ topic, partition })) ?? 0);
      }
      return lag;
    },
    leave: () => locks.release(),
  };
}
