// Shares a group's partitions among processes: a session lock per partition in the consumer's
// database, and a shared lock per member for counting them. A dead member's session ends and frees
// its partitions. Correctness does not depend on it: consumers drop each other's duplicates.
import pg from 'pg';
import { CONNECT_MS_MAX, connectionConfig, SILENT_MS } from '@leadwright/postgres/database';
import { HELD_SESSION_IDLE_MS } from '@leadwright/postgres/held-session';
import { endWhenSilent } from '@leadwright/postgres/silent-connection';
import { keyOf, type TopicPartition } from '../partitions/partition-source.ts';

export type PartitionLocks = {
  /** Acquires or releases partitions until this member holds its share; throws if its session was lost. */
  share(all: TopicPartition[]): Promise<TopicPartition[]>;
  release(): Promise<void>;
};

export function openPartitionLocks(url: string, group: string): PartitionLocks {
  let session: pg.Client | undefined;
  const owned = new Map<string, TopicPartition>();

  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client({
      ...connectionConfig(url, { idleMsMax: HELD_SESSION_IDLE_MS }),
      connectionTimeoutMillis: CONNECT_MS_MAX,
    });
    const lost = (): void => {
      if (session !== next) return;
      session = undefined;
      owned.clear();
    };
    next.on('error', lost);
    next.on('end', lost);
    await next.connect();
    endWhenSilent(next, SILENT_MS);
    await next.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [`bus-member:${group}`]);
    session = next;
    return next;
  };
  const call = async (
    client: pg.Client,
    act: 'pg_try_advisory_lock' | 'pg_advisory_unlock',
    at: TopicPartition,
  ): Promise<boolean> => {
    const { rows } = await client.query<{ done: boolean }>(`select ${act}(hashtextextended($1, 0)) as done`, [
      `bus:${group}:${keyOf(at)}`,
    ]);
    return rows[0]?.done === true;
  };

  return {
    share: async (all) => {
      const client = session ?? (await connect());
      const share = Math.ceil(all.length / (await countMembers(client, group)));
      for (const [key, at] of [...owned].slice(share)) {
        await call(client, 'pg_advisory_unlock', at);
        owned.delete(key);
      }
      for (const at of all) {
        if (owned.size >= share) break;
        if (!owned.has(keyOf(at)) && (await call(client, 'pg_try_advisory_lock', at))) owned.set(keyOf(at), at);
      }
      if (session !== client) throw new Error(`the session that held the partitions of ${group} was lost`);
      return [...owned.values()];
    },
    release: async () => {
      const client = session;
      session = undefined;
      owned.clear();
      await client?.end();
    },
  };
}

async function countMembers(client: pg.Client, group: string): Promise<number> {
  const { rows } = await client.query<{ members: number }>(
    `select count(*)::int as members from pg_locks
     where locktype = 'advisory' and granted and mode = 'ShareLock' and objsubid = 1
       and database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 0)`,
    [`bus-member:${group}`],
  );
  return Math.max(rows[0]?.members ?? 1, 1);
}
