// A repeat is harmless: the inbox drops it, and the same row is written again.
import type { AccountImported, AccountOpened } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { setAccountHolder } from '../projections/account-holder.ts';

/** Stores who holds the account: events of billing name no person. */
export const accountOpened: Reaction<AccountOpened> = async ({ ownerPersonId }, { accountId }, tx) =>
  setAccountHolder(tx.db, accountId, ownerPersonId);

/** As `accountOpened`, for an account of the product before this one. */
export const accountImported: Reaction<AccountImported> = async ({ ownerPersonId }, { accountId }, tx) =>
  setAccountHolder(tx.db, accountId, ownerPersonId);
