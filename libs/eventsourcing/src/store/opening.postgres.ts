// The first statement takes the locks and reads no table; every read comes after it. The guarantee rests on that.
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { pipelined, sendWithoutWaiting } from '@leadwright/postgres/pipelining';
import { scopeStatement } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Lookup } from '../event-store.ts';
import { toMicroseconds } from '../log/timestamps.ts';
import { lookupResults, lookupStatement } from './log-writer.postgres.ts';
import type { LookupResult } from './write-protocol.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const LOCK_RETRIES = 3;

export type OpeningParts = {
  topic: string;
  clockOffsetMs: () => number;
  logger: Logger;
};

/** `at`: the transaction's time; `realAt`: without the sandbox's offset. */
export type Opened = { at: string; realAt: string; results: LookupResult[] };

export async function retryLockTimeouts<Result>(logger: Logger, attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries > LOCK_RETRIES || !isLockTimeout(error)) throw error;
      logger.warn({ tries }, 'timed out waiting for a lock; retrying');
    }
  }
}

export const isLockTimeout = (error: unknown): boolean => (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE;

// The server runs pipelined statements in order, each with its own snapshot: lookups read once every lock is granted.
export async function lockAndLookUp(
  trx: Transaction<unknown>,
  { topic, clockOffsetMs }: OpeningParts,
  accountIds: string[],
  lookups: Lookup[],
): Promise<Opened> {
  const offsetMs = clockOffsetMs();
  const lookup = lookups.length > 0 ? [lookupStatement(topic, lookups)] : [];
  const [clock, found] = await pipelined(trx, [lockStatement(topic, accountIds, offsetMs), ...lookup]);
  const at = clock?.rows[0]?.['at'];
  if (typeof at !== 'string') throw new Error('the database returned no time');
  return { at, realAt: movedBy(at, -offsetMs), results: lookupResults(found?.rows ?? []) };
}

/** Takes the locks without waiting for them: whatever is sent next runs once they are granted. */
export async function lockWithoutWaiting(
  trx: Transaction<unknown>,
  topic: string,
  accountIds: string[],
): Promise<void> {
  await sendWithoutWaiting(trx, lockStatement(topic, accountIds, 0));
}

export function movedBy(at: string, ms: number): string {
  return ms === 0 ? at : toMicroseconds(new Date(Date.parse(at) + ms).toISOString());
}

// Locks first, then the clock, so that an account's times never run backwards. The count keeps the locks in a part of
// their own. It reads no table, so every later statement reads with all locks held.
function lockStatement(topic: string, accountIds: string[], offsetMs: number): RawBuilder<unknown> {
  // Every transaction locks in the same order: otherwise two could deadlock.
  const accounts = [...new Set(accountIds)].sort();
  const keys = accounts.map((account) => `${topic}:${account}`);
  return sql`${scopeStatement(accounts)}, locks, to_char(
    (clock_timestamp() + ${offsetMs}::double precision * interval '1 millisecond') at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from (select count(pg_advisory_xact_lock(hashtextextended(key, 0))) as locks
      from unnest(${keys}::text[]) as locked (key)) as granted`;
}
