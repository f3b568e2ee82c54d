// The source of a rebuild: reads events in order and applies them to the shadow tables.
import type { Kysely, Transaction } from 'kysely';

/** What a transaction applied. The caller calls `committed` after the commit; only then does the source advance. */
export type Applied = { events: number; accounts: string[]; committed(): void };

/** One rebuild's read of the events, from the first one on. Its transactions see all accounts. */
export type RebuildSource = {
  /** Fetches the next events outside any write transaction; returns how many. */
  fetch(session: Kysely<unknown>): Promise<number>;
  /** Applies the fetched events to the shadow tables. */
  apply(trx: Transaction<unknown>): Promise<Applied>;
  /** Accounts whose live tables have events that are not applied yet, in the transaction's snapshot. */
  accountsAhead(trx: Transaction<unknown>): Promise<string[]>;
  /**
   * Applies exactly what the live tables still have more. The transaction holds their lock. Throws
   * `TooFarBehindError`.
   */
  applyRest(trx: Transaction<unknown>): Promise<Applied>;
};

/** Too many events are missing to apply them under the lock of the live tables: catch up again first. */
export class TooFarBehindError extends Error {}

/** The distinct accounts of these records. */
export function accountsOf(records: { accountId: string }[]): string[] {
  return [...new Set(records.map(({ accountId }) => accountId))];
}
