// A repeat is harmless: the inbox drops it, and the same row is written again.
import type { FreeLeadsGiven, LeadsVoided } from '@leadwright/contracts/billing/v1/billing_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { addShareAward, voidShareAwards } from '../../projections/share-award.ts';

/** Remembers for whom leads came of a share, so that people see it and are told before they share again. */
export const freeLeadsGiven: Reaction<FreeLeadsGiven> = (given, { accountId }, tx) =>
  addShareAward(tx.db, accountId, given);

export const leadsVoided: Reaction<LeadsVoided> = ({ voided }, { accountId }, tx) =>
  voidShareAwards(
    tx.db,
    accountId,
    voided.map(({ lotId }) => lotId),
  );
