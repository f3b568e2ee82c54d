// For @fastify/rate-limit. Windows are fixed: one begins with the first hit and ends as a whole.
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@leadwright/postgres/database';

/** Of this window, and the milliseconds until it ends. */
export type Hits = { current: number; ttl: number };

export type RateCounters = {
  hit(key: string, windowMs: number): Promise<Hits>;
  /** Counts nothing. */
  peek(key: string): Promise<Hits>;
  /** Milliseconds to wait; 0: go ahead. One more attempt than `pausesMs` has; its pause lasts until the window ends. */
  attempt(key: string, windowMs: number, pausesMs: readonly number[]): Promise<number>;
  undoAttempt(key: string): Promise<void>;
  clear(key: string): Promise<void>;
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
    peek: async (key) => {
      const { rows } = await sql<Hits>`
        select hits as current, ceil(extract(epoch from ends_at - now()) * 1000)::float8 as ttl
        from rate_counter where key = ${hashed(key)} and ends_at > now()`.execute(database.db);
      return rows[0] ?? { current: 0, ttl: 0 };
    },
    attempt: (key, windowMs, pausesMs) => countAttempt(database, hashed(key), windowMs, pausesMs),
    undoAttempt: async (key) => {
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

// One statement, so that concurrent attempts cannot pass the pauses.
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
  // The row may be cleared or expired meanwhile: wait the minimum, and the next attempt counts anew.
  return Math.max(1, rows[0]?.wait ?? 1);
}

type Callback = (error: Error | null, result?: Hits) => void;

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
