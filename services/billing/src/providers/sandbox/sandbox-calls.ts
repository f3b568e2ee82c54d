// A key's first answer, also a refusal, is given to every repeat. Two at once wait at the key's row.
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { canonicalJson } from '@leadwright/eventsourcing/log/canonical-json';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { isTransient } from '@leadwright/runtime/faults/transient';
import type { PriceOf } from '../../plans/sale.ts';
import type { Outcome, ProcessorRefusal } from '../processor.ts';
import { sandboxNow } from './sandbox-tables.ts';

export type SandboxParts = {
  database: Database;
  /** Milliseconds that the sandbox's clock is ahead; also that of billing's event store. */
  clockOffsetMs: () => number;
  priceOf: PriceOf;
};

export const no = (code: ProcessorRefusal['code'], message: string): { done: false; refusal: ProcessorRefusal } => ({
  done: false,
  refusal: { code, message },
});

/** Runs `work` once per key. A failure of the database is `unknown`: the commit may have come through. */
export async function once<Value>(
  { database, clockOffsetMs }: SandboxParts,
  key: string,
  request: unknown,
  work: (trx: Kysely<unknown>, now: string) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const hash = createHash('sha256').update(canonicalJson(request)).digest();
  try {
    return await inScope(database.db, 'all', async (trx) => {
      const { numAffectedRows } =
        await sql`insert into sandbox_call (key, request_hash) values (${key}, ${hash}) on conflict (key) do nothing`.execute(
          trx,
        );
      if (numAffectedRows === 0n) return firstAnswer<Value>(trx, key, hash);
      const outcome = await work(trx, await sandboxNow(trx, clockOffsetMs()));
      await sql`update sandbox_call set outcome = ${JSON.stringify(outcome)}::jsonb where key = ${key}`.execute(trx);
      return outcome;
    });
  } catch (error) {
    if (!isTransient(error)) throw error;
    return { done: false, unknown: true, reason: error instanceof Error ? error.message : 'the database is away' };
  }
}

async function firstAnswer<Value>(trx: Kysely<unknown>, key: string, hash: Buffer): Promise<Outcome<Value>> {
  const { rows } = await sql<{ request_hash: Buffer; outcome: Outcome<Value> }>`select request_hash, outcome
    from sandbox_call where key = ${key}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`the call ${key} vanished`);
  return hash.equals(row.request_hash) ? row.outcome : no('not-possible', 'This key was used for another request.');
}
