// A repeat is harmless: the inbox drops it, and a lot or a credit that is known is not changed.
import type { LeadsCredited } from '@leadwright/contracts/billing/v1/billing_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { addCredit } from '../projections/download-credit.ts';
import { addBilledLot } from '../projections/download-cost.ts';

/** Remembers the lot, for the costs of downloads, and which bad file it is for. */
export const leadsCredited: Reaction<LeadsCredited> = async (
  { lotId, expiresAt, downloadId, leads },
  { accountId },
  tx,
) => {
  await addBilledLot(tx.db, accountId, { lotId, expiresAt, kind: 'credit' });
  if (downloadId !== '') await addCredit(tx.db, accountId, { downloadId, lotId, leads });
};
