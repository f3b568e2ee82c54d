// Which tables an event of billing's own moves, in the transaction that appends it.
import { sql, type Kysely } from 'kysely';
import type { Projection } from '@leadwright/eventsourcing/event-store.postgres';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import type { BillingStored } from '../contracts.ts';
import { movementsOf } from '../domain/entries.ts';
import type { LedgerEvent } from '../domain/ledger-events.ts';
import type { SubscriptionChanged } from '../domain/subscription.ts';
import { addToBalance } from './lead-balance.ts';
import { insertEntries, legsOf, sidesOf } from './ledger-entry.ts';
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
  const balance = addToBalance(accountId, accountSeq, sidesOf(movements));
  if (movements.length === 0) {
    await balance.execute(db);
    return;
  }
  const legs = legsOf(movements);
  const isGrant = event.type === 'LeadsGranted' || event.type === 'LeadsCredited';
  const lots = isGrant ? insertLot(accountId, accountSeq, event) : moveInLots(accountId, movements);
  // One statement for the three tables: this runs in every write, and each round trip costs as much as the work.
  const { rows } = await sql<{ entries: string; lots: string }>`with balance as (${balance}),
      entries as (${insertEntries(stored, legs)}), lots as (${lots})
    select (select count(*) from entries) as entries, (select count(*) from lots) as lots`.execute(db);
  const lotIds = new Set(movements.map(({ lotId }) => lotId));
  const [written] = rows;
  // A balance or a lot that is not there would otherwise be passed over in silence.
  if (Number(written?.entries) !== legs.length || Number(written?.lots) !== lotIds.size) {
    throw new Error(`event ${stored.eventId} of ${accountId} moves leads of a balance or a lot that is not there`);
  }
}
