// Which tables an event of billing's own moves, in the transaction that appends it.
import type { Kysely } from 'kysely';
import type { Projection } from '@leadwright/eventsourcing/event-store.postgres';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import type { BillingStored } from '../contracts.ts';
import { movementsOf } from '../domain/entries.ts';
import type { LedgerEvent } from '../domain/ledger-events.ts';
import type { SubscriptionChanged } from '../domain/subscription.ts';
import { addToBalance } from './lead-balance.ts';
import { legsOf, sidesOf, writeEntries } from './ledger-entry.ts';
import { insertLot, moveInLots } from './lot.ts';
import { writeSubscription } from './subscription.ts';

/** Every event moves the balance's version, also one that moves no leads: a reader can tell what it has seen. */
export const onEvent: Projection<BillingStored> = async (stored, db) => {
  const { event } = stored;
  if (event.type === 'SubscriptionChanged') await writeSubscription(db, stored as StoredEvent<SubscriptionChanged>);
  else await onLedgerEvent(db, stored as StoredEvent<LedgerEvent>);
};

async function onLedgerEvent(db: Kysely<unknown>, stored: StoredEvent<LedgerEvent>): Promise<void> {
  const { accountId, accountSeq, event } = stored;
  const movements = movementsOf(event);
  const change = sidesOf(movements);
  const available = await addToBalance(db, accountId, accountSeq, change);
  if (movements.length === 0) return;
  await writeEntries(db, stored, legsOf(movements, available - change.available));
  if (event.type === 'LeadsGranted' || event.type === 'LeadsCredited') await insertLot(db, accountId, accountSeq, event);
  else await moveInLots(db, accountId, movements);
}
