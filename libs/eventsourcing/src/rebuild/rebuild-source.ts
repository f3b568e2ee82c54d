// What a rebuild reads from: events in order, applied to the tables beside the live ones.
import type { Kysely, Transaction } from 'kysely';

/** What was applied in a transaction; it counts once `committed` was called after the commit. */
export type Applied = { events: number; accounts: string[]; committed(): void };

/** One rebuild's way through the events, from the first one on. The transactions see all accounts. */
export type RebuildSource = {
  /** Reads ahead, with no write open; answers how many events came. */
  fetch(session: Kysely<unknown>): Promise<number>;
  /** Applies what was fetched to the tables beside. */
  apply(trx: Transaction<unknown>): Promise<Applied>;
  /** Accounts of which the live tables say more than was applied, in the transaction's snapshot. */
  ahead(trx: Transaction<unknown>): Promise<string[]>;
  /** Applies all that the live tables say and no more. In a transaction that holds them. Throws `TooFarError`. */
  finish(trx: Transaction<unknown>): Promise<Applied>;
};

/** So much is missing that holding the live tables for it would be felt: catch up again first. */
export class TooFarError extends Error {}

/** The accounts of these records, each once. */
export function accountsOf(records: { accountId: string }[]): string[] {
  return [...new Set(records.map(({ accountId }) => accountId))];
}
