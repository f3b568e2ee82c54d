import type { Kysely } from 'kysely';
import { accountsDue, type DueAccount } from '../../subscription/projections/due.ts';

/** What is due at `at`, not booked yet, and due for longest; null: nothing. Needs scope `all`. */
export async function longestDue(trx: Kysely<unknown>, at: string): Promise<DueAccount | null> {
  const [longest = null] = await accountsDue(trx, at, { limit: 1 });
  return longest;
}
