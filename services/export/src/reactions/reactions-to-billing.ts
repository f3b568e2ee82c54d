import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { leadsCredited } from './leads-credited.ts';
import { leadsGranted } from './leads-granted.ts';
import { leadsReserved } from './leads-reserved.ts';
import { leadsUsed } from './leads-used.ts';
import { reservationRefused } from './reservation-refused.ts';
import { reservationReleased } from './reservation-released.ts';

export const reactionsToBilling = reactionsTo(published.billing, {
  subscriptionChanged: ignored,
  leadsGranted,
  leadsReserved,
  reservationRefused,
  reservationReleased,
  leadsUsed,
  leadsExpired: ignored,
  leadsCredited,
  leadsVoided: ignored,
  leadsRolledOver: ignored,
  planLeadsChanged: ignored,
  leadsClawedBack: ignored,
  periodPaid: ignored,
  invoiceIssued: ignored,
  invoicePaid: ignored,
  paymentFailed: ignored,
  invoiceChanged: ignored,
  invoiceAnomalyFound: ignored,
  sandboxClockMoved: ignored,
  renewalAnnounced: ignored,
  leadsExpiryAnnounced: ignored,
  adjustmentProposed: ignored,
  adjustmentApproved: ignored,
  adjustmentDeclined: ignored,
  monthCloseProposed: ignored,
  monthLocked: ignored,
  trialRefused: ignored,
  freeLeadsGiven: ignored,
});
