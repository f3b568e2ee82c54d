import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { subscriptionChanged } from './subscription-changed.ts';

export const reactionsToBilling = reactionsTo(published.billing, {
  subscriptionChanged,
  leadsGranted: ignored,
  leadsReserved: ignored,
  reservationRefused: ignored,
  reservationReleased: ignored,
  leadsUsed: ignored,
  leadsExpired: ignored,
  leadsCredited: ignored,
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
