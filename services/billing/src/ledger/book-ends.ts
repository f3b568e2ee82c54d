// A repeat is harmless: what was booked is in the state no more.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { ledgerStream } from '../kernel/domain/streams.ts';
import { hasEnded } from './domain/boundary.ts';
import { ledger } from './domain/ledger.ts';

/** Books the lots that ended up to `tx.at`, each at its own end. Answers how many. */
export async function bookEnds(tx: WriteTransaction, accountId: string, context: Context): Promise<number> {
  const stream = ledgerStream(accountId);
  if (!hasEnded(await tx.load(stream, ledger), tx.at)) return 0;
  // Causes are of what the caller does next.
  const done = await tx.execute(stream, ledger, { type: 'ExpireLots', at: tx.at }, { ...context, causes: [] });
  if (!done.accepted) throw new Error(`the lots of ${accountId} cannot end: ${done.refusal.code}`);
  return done.events.length;
}
