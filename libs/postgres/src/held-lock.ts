// A lock that one of several processes holds for as long as it lives. The session holds it, so the
// server frees it when the process ends.
import type pg from 'pg';
import { openDatabase, SILENT_MS } from './database.ts';
import { HELD_SESSION_IDLE_MS } from './held-session.ts';

export type HeldLockTimes = {
  /** How often the holder says a word to the server. */
  awakeEveryMs: number;
  /** After how long without a word the server frees the lock. */
  idleMsMax: number;
  /** How long the server may owe an answer before its connection is given up. */
  silentMs: number;
};

const TIMES: HeldLockTimes = { awakeEveryMs: 4_000, idleMsMax: HELD_SESSION_IDLE_MS, silentMs: SILENT_MS };

export type HeldLock = {
  /** Whether this process holds the lock now: takes it where it is free. Throws while the database is away. */
  take(): Promise<boolean>;
  /** Frees it for others. */
  close(): Promise<void>;
};

/** Nothing connects before the first `take`; whoever does not get the lock keeps no connection. */
export function openHeldLock(
  url: string,
  name: string,
  { awakeEveryMs, idleMsMax, silentMs }: HeldLockTimes = TIMES,
): HeldLock {
  const own = openDatabase(url, { max: 1, idleMsMax, silentMs });
  let held: { client: pg.PoolClient; timer: NodeJS.Timeout } | undefined;
  const lose = (): void => {
    if (!held) return;
    clearInterval(held.timer);
    held.client.release(true);
    held = undefined;
  };
  // A session that broke has lost the lock, whatever this process believes.
  const isHeld = async (): Promise<boolean> => {
    try {
      await held?.client.query('select 1');
    } catch {
      lose();
    }
    return held !== undefined;
  };
  return {
    take: async () => {
      if (await isHeld()) return true;
      const client = await own.pool.connect();
      try {
        const { rows } = await client.query<{ taken: boolean }>(
          'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
          [name],
        );
        if (rows[0]?.taken !== true) {
          client.release();
          return false;
        }
      } catch (error) {
        client.release(true);
        throw error;
      }
      const timer = setInterval(() => void client.query('select 1').catch(() => undefined), awakeEveryMs).unref();
      held = { client, timer };
      return true;
    },
    close: async () => {
      if (await isHeld()) await held?.client.query('select pg_advisory_unlock_all()').catch(() => undefined);
      lose();
      await own.close();
    },
  };
}
