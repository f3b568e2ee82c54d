import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { leadsExpiryAnnounced, renewalAnnounced } from './billing/announced.ts';
import { freeLeadsGiven, leadsVoided } from './billing/free-leads-given.ts';
import { invoicePaid, paymentFailed } from './billing/invoice-mails.ts';
import { leadsCredited } from './billing/leads-credited.ts';
import { subscriptionChanged } from './billing/subscription-changed.ts';

export const reactionsToBilling = reactionsTo(published.billing, {
  subscriptionChanged,
  leadsCredited,
  invoicePaid,
  paymentFailed,
  renewalAnnounced,
  leadsExpiryAnnounced,
  leadsGranted: ignored,
  leadsReserved: ignored,
  reservationRefused: ignored,
  reservationReleased: ignored,
  leadsUsed: ignored,
  leadsExpired: ignored,
  leadsVoided,
  leadsRolledOver: ignored,
  planLeadsChanged: ignored,
  leadsClawedBack: ignored,
  periodPaid: ignored,
  invoiceIssued: ignored,
  invoiceChanged: ignored,
  invoiceAnomalyFound: ignored,
  sandboxClockMoved: ignored,
  adjustmentProposed: ignored,
  adjustmentApproved: ignored,
  adjustmentDeclined: ignored,
  monthCloseProposed: ignored,
  monthLocked: ignored,
  trialRefused: ignored,
  freeLeadsGiven,
});
