// A session lock per partition, a shared one per member for counting. If they fail, consumers drop the duplicates.
import type { HeldLocks } from '@leadwright/postgres/held-lock';
import { unreachable } from '@leadwright/runtime/faults/outage';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { FatalBusError } from '../event-bus.ts';
import { keyOf, type TopicPartition } from '../partitions/partition-source.ts';

export type PartitionLocks = {
  /** Until this member has its share; asks nothing while nothing changed. Throws once after its session was lost. */
  share(): Promise<TopicPartition[]>;
  release(): Promise<void>;
};

export type GroupLocks = {
  /** Throws if this process is a member already: the server tells members apart by session. `changed`: share anew. */
  join(group: string, all: TopicPartition[], changed: () => void): PartitionLocks;
  close(): void;
};

type Member = {
  group: string;
  all: TopicPartition[];
  changed: () => void;
  holders: string;
  isStale: boolean;
};

const LOOK_EVERY_MS = 2_000;

/** Looks at the locks of all groups together, every so often: one statement, however many there are. */
export function openGroupLocks(
  locks: Pick<HeldLocks, 'session' | 'drop'>,
  lookEveryMs: number = LOOK_EVERY_MS,
): GroupLocks {
  const members = new Map<string, Member>();
  const look = async (): Promise<void> => {
    if (members.size === 0) return;
    const holders = await holdersOf(await locks.session(), [...members.values()]);
    for (const member of members.values()) {
      const now = holders.get(member.group);
      if (now === undefined || now === member.holders) continue;
      Object.assign(member, { holders: now, isStale: true });
      member.changed();
    }
  };
  // Of a lost session each member hears at its next share.
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs).unref();
  return {
    join: (group, all, changed) => {
      if (members.has(group)) throw new FatalBusError(`this bus consumes ${group} already`);
      const member: Member = { group, all, changed, holders: '', isStale: true };
      members.set(group, member);
      return partitionLocks(locks, member, () => void members.delete(group));
    },
    close: () => clearInterval(timer),
  };
}

function partitionLocks(locks: Pick<HeldLocks, 'session' | 'drop'>, member: Member, left: () => void): PartitionLocks {
  const { group, all } = member;
  let joined: Kysely<unknown> | undefined;
  const owned = new Map<string, TopicPartition>();

  const join = async (): Promise<Kysely<unknown>> => {
    const session = await locks.session();
    if (session === joined) return session;
    const wasMember = joined !== undefined;
    joined = undefined;
    owned.clear();
    member.isStale = true;
    // Meanwhile another member may have had the partitions, and gone further in them.
    if (wasMember)
      throw unreachable('PostgreSQL', new Error(`the session that held the partitions of ${group} was lost`));
    await sql`select pg_advisory_lock_shared(hashtextextended(${memberOf(group)}, 0))`.execute(session);
    return (joined = session);
  };
  const take = async (session: Kysely<unknown>): Promise<void> => {
    const share = Math.ceil(all.length / (await countMembers(session, group)));
    for (const [key, at] of [...owned].slice(share)) {
      await isDone(session, sql`pg_advisory_unlock(hashtextextended(${nameOf(group, at)}, 0))`);
      owned.delete(key);
    }
    for (const at of all) {
      if (owned.size >= share) break;
      if (owned.has(keyOf(at))) continue;
      if (await isDone(session, sql`pg_try_advisory_lock(hashtextextended(${nameOf(group, at)}, 0))`))
        owned.set(keyOf(at), at);
    }
  };
  return {
    share: async () => {
      const session = await join();
      if (member.isStale) {
        member.isStale = false;
        await take(session).catch((error: unknown) => {
          member.isStale = true;
          throw error;
        });
      }
      return [...owned.values()];
    },
    release: async () => {
      const session = joined;
      const names = [...owned.values()].map((at) => nameOf(group, at));
      left();
      joined = undefined;
      owned.clear();
      if (!session) return;
      try {
        await sql`select pg_advisory_unlock(hashtextextended(name, 0)) from unnest(${names}::text[]) as owned (name)`.execute(
          session,
        );
        await sql`select pg_advisory_unlock_shared(hashtextextended(${memberOf(group)}, 0))`.execute(session);
      } catch {
        // What stayed locked would belong to a member that is gone.
        await locks.drop(session);
      }
    },
  };
}

const memberOf = (group: string): string => `bus-member:${group}`;
const nameOf = (group: string, at: TopicPartition): string => `bus:${group}:${keyOf(at)}`;

async function isDone(session: Kysely<unknown>, act: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select ${act} as done`.execute(session);
  return rows[0]?.done === true;
}

// Session locks by a key of 64 bits, in this database.
const advisory = sql`locktype = 'advisory' and granted and objsubid = 1
  and database = (select oid from pg_database where datname = current_database())`;
const lockKey = sql`(classid::bigint << 32 | objid::bigint)`;

async function countMembers(session: Kysely<unknown>, group: string): Promise<number> {
  const { rows } = await sql<{ members: number }>`select count(*)::int as members from pg_locks
    where ${advisory} and mode = 'ShareLock' and ${lockKey} = hashtextextended(${memberOf(group)}, 0)`.execute(session);
  return Math.max(rows[0]?.members ?? 1, 1);
}

/** A text for each group that differs whenever a member or a partition of it has another holder. */
async function holdersOf(session: Kysely<unknown>, members: Member[]): Promise<Map<string, string>> {
  const names = members.flatMap(({ group, all }) => [memberOf(group), ...all.map((at) => nameOf(group, at))]);
  const groups = members.flatMap(({ group, all }) => [group, ...all.map(() => group)]);
  const { rows } = await sql<{ group: string; holders: string }>`
    select "group", md5(coalesce(string_agg(name || ' ' || pid, ',' order by name, pid), '')) as holders
    from unnest(${groups}::text[], ${names}::text[]) as wanted ("group", name)
      left join (select ${lockKey} as key, pid from pg_locks where ${advisory}) as held
        on held.key = hashtextextended(name, 0)
    group by "group"`.execute(session);
  return new Map(rows.map((row) => [row.group, row.holders]));
}
