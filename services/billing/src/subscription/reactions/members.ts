// A repeat is harmless: each event names its person, and a row is written as it says.
import type {
  AccountImported,
  AccountOpened,
  MemberJoined,
  MemberRemoved,
  PersonErased,
} from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { addMember, addOwner, removeMember } from '../projections/seat.ts';

export const ownerKnown: Reaction<AccountOpened | AccountImported> = ({ ownerPersonId }, { accountId }, tx) =>
  addOwner(tx.db, accountId, ownerPersonId);

/** The account's events have one order, and so have those who join it. */
export const memberJoined: Reaction<MemberJoined> = ({ personId }, { accountId, accountSeq }, tx) =>
  addMember(tx.db, accountId, personId, accountSeq);

export const memberLeft: Reaction<MemberRemoved | PersonErased> = ({ personId }, { accountId }, tx) =>
  removeMember(tx.db, accountId, personId);
