import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Bonus } from './domain/bonus-lots.ts';
import { periodAt } from '../kernel/domain/lattice.ts';
import { subscriptionStream } from '../kernel/domain/streams.ts';
import { subscription } from '../subscription/domain/subscription.ts';

/** The period of `tx.at` by the billing day, also without a plan's periods. null: the account never had a plan. */
export async function bonusNow(tx: WriteTransaction, accountId: string): Promise<Bonus | null> {
  const state = await tx.load(subscriptionStream(accountId), subscription);
  if (!state) return null;
  const { lattice } = state;
  const period = tx.at < lattice.anchorAt ? 0 : periodAt(lattice, tx.at).k;
  return { lattice, period, at: tx.at };
}
