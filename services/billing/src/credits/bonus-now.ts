// From when to when leads count that are given besides the plan.
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Bonus } from './domain/bonus-lots.ts';
import { periodAt } from '../kernel/domain/lattice.ts';
import { subscriptionStream } from '../kernel/domain/streams.ts';
import { subscription } from '../subscription/domain/subscription.ts';

/**
 * The period of `tx.at` by the account's billing day, also of a plan that has no periods of its own. null: the account
 * never had a plan, so its billing day is unknown.
 */
export async function bonusNow(tx: WriteTransaction, accountId: string): Promise<Bonus | null> {
  const state = await tx.load(subscriptionStream(accountId), subscription);
  if (!state) return null;
  const { lattice } = state;
  const period = tx.at < lattice.anchorAt ? 0 : periodAt(lattice, tx.at).k;
  return { lattice, period, at: tx.at };
}
