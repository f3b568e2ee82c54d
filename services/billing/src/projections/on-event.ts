// Which tables the events of billing's own move, in the transaction that appends them.
import { later } from '@leadwright/postgres/together';
import { sql, type Kysely } from 'kysely';
import type { Projection } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import type { BillingStored } from '../contracts.ts';
import { movementsOf } from '../domain/entries.ts';
import type { LedgerEvent } from '../domain/ledger-events.ts';
import type { SubscriptionChanged } from '../domain/subscription.ts';
import { addToBalances, type BalanceChange } from './lead-balance.ts';
import { insertEntries, legsOf, sidesOf, type Booked } from './ledger-entry.ts';
import { insertLots, lotChangesOf, moveInLots } from './lot.ts';
import { writeSubscription } from './subscription.ts';

/** Every event of the ledger moves the balance's version, also one that moves no leads: a reader can tell what it has seen. */
export const onEvent: Projection<BillingStored> = async (events, db) => {
  const booked: Booked[] = [];
  for (const stored of events) {
    if (isSubscription(stored)) await writeSubscription(db, stored);
    else if (isLedger(stored)) booked.push({ stored, movements: movementsOf(stored.event) });
  }
  if (booked.length > 0) await book(db, booked);
};

function isSubscription(stored: StoredEvent<BillingStored>): stored is StoredEvent<SubscriptionChanged> {
  return stored.event.type === 'SubscriptionChanged';
}

function isLedger(stored: StoredEvent<BillingStored>): stored is StoredEvent<LedgerEvent> {
  return stored.event.type !== 'SubscriptionChanged';
}

async function book(db: Kysely<unknown>, booked: Booked[]): Promise<void> {
  const balances = balanceChangesOf(booked);
  const legs = legsOf(booked, balances);
  const lots = lotChangesOf(booked);
  const made = insertLots(lots);
  const events = booked.map(({ stored }) => stored.eventId).join(', ');
  const lines = booked.reduce((sum, { movements }) => sum + 2 * movements.length, 0);
  // One statement for the three tables: this runs in every write, and each round trip costs as much as the work.
  // A balance or a lot that is not there would otherwise be passed over in silence.
  await later(
    db,
    sql`with balance as (${addToBalances(balances)}),
      entries as (${insertEntries(legs)}),
      ${made ? sql`made as (${made}),` : sql``} moved as (${moveInLots(lots)})
    select public.refused('one of the events ' || ${events}::text || ' moves leads of a balance or a lot that is not there')
    where (select count(*) from balance) <> ${balances.length} or (select count(*) from entries) <> ${lines}
      or ${made ? sql`(select count(*) from made) +` : sql``} (select count(*) from moved) <> ${lots.length}`,
  );
}

/** What each account's events add to its balance together. */
function balanceChangesOf(booked: Booked[]): BalanceChange[] {
  const byAccount = new Map<string, Booked[]>();
  for (const each of booked) {
    const { accountId } = each.stored;
    byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), each]);
  }
  return [...byAccount].map(([account_id, own]) => ({
    account_id,
    version: own.at(-1)?.stored.accountSeq ?? 0,
    ...sidesOf(own.flatMap(({ movements }) => movements)),
  }));
}
