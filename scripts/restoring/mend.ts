// What must be true before services run on restored databases. Repeating it is harmless.
import { topics } from '@leadwright/contracts/topology';
import type { Divergence, Lack } from './compare.ts';
import { edges, owners, type Databases } from './databases.ts';

/**
 * Begins an epoch in every log, so that what is written next comes after everything that was. Returns its number, which
 * is above that of any of these databases.
 */
export async function beginEpoch(databases: Databases): Promise<number> {
  const epochs: number[] = [];
  for (const service of owners) {
    const [row] = await databases.query(service)<{ epoch: number }>('select epoch from log_epoch');
    epochs.push(row?.epoch ?? 0);
  }
  const epoch = Math.max(...epochs) + 1;
  for (const service of owners) await databases.query(service)('update log_epoch set epoch = $1', [epoch]);
  return epoch;
}

/** The relay publishes again from the first event that somebody lacks; the others drop what they have. */
export async function announceAgain(databases: Databases, lacks: Lack[]): Promise<void> {
  for (const { owner, from } of lacks)
    await databases.query(owner)(
      `update relay_cursor set epoch = $2::int, xid = $3::xid8, pos = $4::bigint - 1
       where lane = $1 and (epoch, xid, pos) >= ($2::int, $3::xid8, $4::bigint)`,
      [topics[owner], from.epoch, from.xid, from.pos],
    );
}

/**
 * A consumer of the embedded bus never waits behind the end of a restored topic, where it would miss what is written up
 * to there. Returns how many places were moved.
 */
export async function returnToTopicEnds(databases: Databases): Promise<number> {
  let moved = 0;
  for (const { consumer, owner, group } of edges) {
    const heads = await databases.query(owner)<{ partition: number; next_offset: string }>(
      'select partition, next_offset from topic_head where topic = $1',
      [topics[owner]],
    );
    const rows = await databases.query(consumer)(
      `with place as (
         select place.ctid, coalesce(head.next_offset, 0) as last from consumer_offset place
         left join unnest($3::smallint[], $4::bigint[]) as head (partition, next_offset) using (partition)
         where group_name = $1 and topic = $2)
       update consumer_offset set next_offset = last from place
       where consumer_offset.ctid = place.ctid and consumer_offset.next_offset > last returning partition`,
      [group, topics[owner], heads.map((row) => row.partition), heads.map((row) => row.next_offset)],
    );
    moved += rows.length;
  }
  return moved;
}

/**
 * The owner's log is taken for the truth: the consumers go on at its end. What they did about lost events stays, until
 * their read models are made again.
 */
export async function acceptLoss(databases: Databases, diverged: Divergence[]): Promise<void> {
  for (const { consumer, group, topic, accountId, logEnds } of diverged) {
    const owner = owners.find((each) => topics[each] === topic);
    if (!owner) throw new Error(`nobody owns ${topic}`);
    const [end] = await databases.query(owner)<{ hash: string }>(
      `select encode(hash, 'hex') as hash from event_log where topic = $1 and account_id = $2 and account_seq = $3`,
      [topic, accountId, logEnds],
    );
    await databases.transaction(consumer, async (query) => {
      await query('delete from parked where consumer = $1 and account_id = $2', [group, accountId]);
      await query(
        `update inbox set last_seq = $3, blocked = false, last_hash = decode($4, 'hex'), hashed_seq = case when $4::text is not null then $3::bigint end
         where consumer = $1 and account_id = $2`,
        [group, accountId, logEnds, end?.hash ?? null],
      );
    });
  }
}
