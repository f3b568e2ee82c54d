// Other services know limits by events alone. A repeat is harmless: what was said is compared.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { subscriptionStream } from '../../kernel/domain/streams.ts';
import { subscription } from '../domain/subscription.ts';
import { loweredNow } from './terms-in-force.ts';

/** After whatever may have changed what the running period is paid with. */
export async function tellLimits(
  tx: WriteTransaction,
  accountId: string,
  { causes: _causes, ...context }: Context,
): Promise<void> {
  const state = await tx.load(subscriptionStream(accountId), subscription);
  // Nothing may be ordered, whatever the limits are.
  if (!state || state.status === 'cancelled') return;
  const lowered = await loweredNow(tx, accountId, state);
  if (lowered === null && state.lowered === null) return;
  const command = { type: 'SayLimits', lowered, at: tx.at } as const;
  await tx.execute(subscriptionStream(accountId), subscription, command, context);
}
