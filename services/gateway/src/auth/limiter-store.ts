// Table rate_counter: the store of @fastify/rate-limit that all gateways share. A window begins with
// the first hit and ends as a whole.
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@leadwright/postgres/database';

export type RateCounters = {
  /** Counts a hit; answers the hits of this window and how many milliseconds are left of it. */
  hit(key: string, windowMs: number): Promise<{ current: number; ttl: number }>;
  /**
   * Counts an attempt unless it comes within the pause after the last one; answers how many
   * milliseconds to wait, 0 for an attempt that may be made. After the attempts that `pausesMs`
   * lists one more is allowed, and the pause after that lasts until the window ends.
   */
  attempt(key: string, windowMs: number, pausesMs: readonly number[]): Promise<number>;
  /** Takes the last attempt back, and its pause with it. */
  giveBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
  /** Removes windows that are over. */
  sweep(): Promise<void>;
};

export function createRateCounters(database: Database, secret: string): RateCounters {
  const hashed = (key: string): Buffer => createHmac('sha256', secret).update(key).digest();
  return {
    hit: async (key, windowMs) => {
      const { rows } = await sql<{ hits: number; ttl: number }>`
        insert into rate_counter as c (key, hits, ends_at)
        values (${hashed(key)}, 1, now() + ${windowMs}::float8 * interval '1 millisecond')
        on conflict (key) do update set
          hits = case when c.ends_at <= now() then 1 else c.hits + 1 end,
          ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
        returning hits, ceil(extract(epoch from ends_at - now()) * 1000)::float8 as ttl`.execute(database.db);
      const row = rows[0];
      if (!row) throw new Error('a hit was not counted');
      return { current: row.hits, ttl: row.ttl };
    },
    attempt: (key, windowMs, pausesMs) => countAttempt(database, hashed(key), windowMs, pausesMs),
    giveBack: async (key) => {
      await sql`update rate_counter set hits = greatest(hits - 1, 0), not_before = now() where key = ${hashed(key)}`.execute(
        database.db,
      );
    },
    clear: async (key) => {
      await sql`delete from rate_counter where key = ${hashed(key)}`.execute(database.db);
    },
    sweep: async () => {
      await sql`delete from rate_counter where ends_at <= now()`.execute(database.db);
    },
  };
}

// One statement, so that of many attempts at once only as many are made as the pauses allow.
async function countAttempt(
  { db }: Database,
  key: Buffer,
  windowMs: number,
  pausesMs: readonly number[],
): Promise<number> {
  const pauses = sql`${[...pausesMs]}::float8[]`;
  const { rows: counted } = await sql`
    insert into rate_counter as c (key, hits, ends_at, not_before)
    values (${key}, 1, now() + ${windowMs}::float8 * interval '1 millisecond', now() + (${pauses})[1] * interval '1 millisecond')
    on conflict (key) do update set
      hits = case when c.ends_at <= now() then 1 else c.hits + 1 end,
      ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end,
      not_before = case when c.ends_at <= now() then excluded.not_before
        else coalesce(now() + (${pauses})[c.hits + 1] * interval '1 millisecond', c.ends_at) end
    where c.ends_at <= now() or c.not_before <= now()
    returning hits`.execute(db);
  if (counted.length > 0) return 0;
  const { rows } = await sql<{
    wait: number;
  }>`select ceil(extract(epoch from not_before - now()) * 1000)::float8 as wait
    from rate_counter where key = ${key}`.execute(db);
  // Cleared or over since: the next attempt finds that out.
  return Math.max(1, rows[0]?.wait ?? 1);
}

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** The class that @fastify/rate-limit wants. */
export function storeClass(counters: RateCounters) {
  return class PostgresStore {
    incr(key: string, callback: Callback, timeWindow: number): void {
      counters.hit(key, timeWindow).then(
        (result) => callback(null, result),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }
    child(): PostgresStore {
      return this;
    }
  };
}
