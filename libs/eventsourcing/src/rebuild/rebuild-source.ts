import type { Kysely, Transaction } from 'kysely';

/** What a transaction applied. The caller calls `committed` after the commit; only then does the source advance. */
export type Applied = { events: number; accounts: string[]; committed(): void };

/** One rebuild's read of the events, from the first one on. Its transactions see all accounts. */
export type RebuildSource = {
  fetch(session: Kysely<unknown>): Promise<number>;
  apply(trx: Transaction<unknown>): Promise<Applied>;
  accountsAhead(trx: Transaction<unknown>): Promise<string[]>;
  /** Applies what the live tables still have more, under their lock. Throws `TooFarBehindError`. */
  applyRest(trx: Transaction<unknown>): Promise<Applied>;
};

/** Too many events are missing to apply them under the lock of the live tables: catch up again first. */
export class TooFarBehindError extends Error {}

export function accountsOf(records: { accountId: string }[]): string[] {
  return [...new Set(records.map(({ accountId }) => accountId))];
}
