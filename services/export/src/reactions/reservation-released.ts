// A repeat is harmless: the inbox drops it, and the same rows are written again.
import type { ReservationReleased } from '@leadwright/contracts/billing/v1/billing_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { settleCost } from '../projections/download-cost.ts';

/** Remembers that the whole cost came back. The download has failed already. */
export const reservationReleased: Reaction<ReservationReleased> = async (
  { downloadId, returned },
  { accountId },
  tx,
) => {
  await settleCost(tx.db, accountId, downloadId, { used: [], returned });
};
