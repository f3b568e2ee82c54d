// All events of an append at once, because each statement of a write costs as much as its work.
import type { Kysely } from 'kysely';
import type { Projection } from '@leadwright/eventsourcing/store/projection-of';
import type { DomainEvent, StoredEvent } from '@leadwright/eventsourcing/event-store';
import { movementsOf, type LedgerEvent } from '../domain/ledger-events.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { addToBalances, type BalanceChange } from './lead-balance.ts';
import { insertEntries, legsOf, sidesOf, type Booked } from './ledger-entry.ts';
import { insertLots, lotChangesOf, moveInLots } from './lot.ts';
import { writeTogether } from './write-together.ts';

/** Every event of the ledger moves the balance's version, also one that moves no leads: a reader can tell what it has seen. */
export const projectLedger: Projection<DomainEvent> = async (events, db) => {
  const booked = events.filter(isLedger).map((stored) => ({ stored, movements: movementsOf(stored.event) }));
  if (booked.length > 0) await book(db, booked);
};

function isLedger(stored: StoredEvent): stored is StoredEvent<LedgerEvent> {
  return stored.streamId.startsWith(ledgerStream('').streamId);
}

async function book(db: Kysely<unknown>, booked: Booked[]): Promise<void> {
  const balances = balanceChangesOf(booked);
  const lots = lotChangesOf(booked);
  const legs = legsOf(booked, balances);
  const events = booked.map(({ stored }) => stored.eventId);
  await writeTogether(db, events, [addToBalances(balances), insertEntries(legs), insertLots(lots), moveInLots(lots)]);
}

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
