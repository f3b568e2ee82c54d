// A repeat is harmless: the inbox drops it, and what is stored already is not changed.
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { addBilledLot, settleCost } from '../projections/download-cost.ts';
import { addCredit } from '../projections/download-credit.ts';
import { leadsReserved } from './leads-reserved.ts';
import { leadsUsed } from './leads-used.ts';
import { reservationRefused } from './reservation-refused.ts';

export const reactionsToBilling = reactionsTo('export', 'billing', {
  // What an unlimited plan adds for one download is its own kind to people.
  leadsGranted: ({ lotId, kind, source, expiresAt }, { accountId }, tx) =>
    addBilledLot(tx.db, accountId, {
      lotId,
      expiresAt,
      kind: source.startsWith('unlimited:') ? 'unlimited' : kind,
    }),
  leadsReserved,
  reservationRefused,
  // The whole cost came back; the download has failed already.
  reservationReleased: ({ downloadId, returned }, { accountId }, tx) =>
    settleCost(tx.db, accountId, downloadId, { used: [], returned }),
  leadsUsed,
  leadsCredited: async ({ lotId, expiresAt, downloadId, leads }, { accountId }, tx) => {
    await addBilledLot(tx.db, accountId, { lotId, expiresAt, kind: 'credit' });
    if (downloadId !== '') await addCredit(tx.db, accountId, { downloadId, lotId, leads });
  },
});
