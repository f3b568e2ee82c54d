// A repeat is harmless: the inbox drops it, and a lot that is known is not changed.
import type { LeadsGranted } from '@leadwright/contracts/billing/v1/billing_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { addBilledLot } from '../projections/download-cost.ts';

/** Remembers what kind of lot it is, for the costs of downloads. */
export const leadsGranted: Reaction<LeadsGranted> = async ({ lotId, kind, source, expiresAt }, { accountId }, tx) => {
  // What an unlimited plan adds for one download is its own kind to people.
  await addBilledLot(tx.db, accountId, {
    lotId,
    expiresAt,
    kind: source.startsWith('unlimited:') ? 'unlimited' : kind,
  });
};
