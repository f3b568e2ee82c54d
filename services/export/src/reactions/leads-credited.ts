// A repeat is harmless: the inbox drops it, and a lot that is known is not changed.
import type { LeadsCredited } from '@leadwright/contracts/billing/v1/billing_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { addBilledLot } from '../projections/download-cost.ts';

/** Remembers the lot, for the costs of downloads. */
export const leadsCredited: Reaction<LeadsCredited> = async ({ lotId, expiresAt }, { accountId }, tx) => {
  await addBilledLot(tx.db, accountId, { lotId, expiresAt, kind: 'credit' });
};
