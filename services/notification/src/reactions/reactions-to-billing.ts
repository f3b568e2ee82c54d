// A repeat is harmless: the inbox drops it, the id of a mail follows from the event's, and the same row is written.
import { effectiveAtOf } from '@leadwright/eventsourcing/consume/received';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { setAccountZone } from '../projections/account-zone.ts';
import { addShareAward, moveShareAward } from '../projections/share-award.ts';
import { addShareDropped, addShareWaiting, endShareWaiting } from '../projections/share-waiting.ts';
import { mailEnd, mailPlan } from './mail-subscription.ts';
import { planAccountMail } from './plan-account-mail.ts';

export const reactionsToBilling = reactionsTo('notification', 'billing', {
  subscriptionChanged: async (now, received, tx) => {
    await setAccountZone(tx.db, received.accountId, now.zone || 'UTC');
    await mailEnd(now, received, tx);
    await mailPlan(now, received, tx);
  },
  // Leads that came by a share are shown by the page at once.
  leadsCredited: async ({ leads, reason }, received, tx) => {
    if (reason === 'share') return;
    await planAccountMail(received, tx, { template: 'leads-credited', facts: { leads, reason } });
  },
  invoicePaid: async ({ paidCents }, received, tx) => {
    if (paidCents <= 0) return;
    const at = effectiveAtOf(received);
    await planAccountMail(received, tx, { template: 'receipt', facts: { cents: paidCents, at } });
  },
  // Once for each step of each dispute: a refund meanwhile says the same step again.
  invoiceChanged: async ({ processor, invoiceId, dispute, disputes }, received, tx) => {
    if (dispute !== 'open' && dispute !== 'lost' && dispute !== 'won') return;
    const once = `dispute-${received.accountId}-${processor}-${invoiceId}-${disputes}-${dispute}`;
    await planAccountMail(received, tx, { template: 'payment-disputed', facts: { reason: dispute } }, once);
  },
  paymentFailed: ({ dueCents }, received, tx) =>
    planAccountMail(received, tx, { template: 'payment-failed', facts: { cents: dueCents } }),
  renewalAnnounced: ({ priceCents, renewsAt }, received, tx) =>
    planAccountMail(received, tx, { template: 'renewal-soon', facts: { cents: priceCents, at: renewsAt ?? '' } }),
  leadsExpiryAnnounced: ({ leads, expiresAt }, received, tx) =>
    planAccountMail(received, tx, { template: 'leads-expire-soon', facts: { leads, at: expiresAt ?? '' } }),
  leadsLowAnnounced: ({ leads }, received, tx) =>
    planAccountMail(received, tx, { template: 'leads-low', facts: { leads } }),
  // For whom leads came of a share: people see it, and are told before they share again.
  freeLeadsGiven: async (given, { accountId }, tx) => {
    await addShareAward(tx.db, accountId, given);
    await endShareWaiting(tx.db, accountId, given.messageId);
  },
  shareAwardPostponed: (postponed, { accountId }, tx) => addShareWaiting(tx.db, accountId, postponed),
  shareAwardDropped: (dropped, { accountId }, tx) => addShareDropped(tx.db, accountId, dropped),
  leadsVoided: async ({ voided, reason }, { accountId, eventId }, tx) => {
    for (const { lotId, leads } of voided)
      await moveShareAward(tx.db, accountId, { eventId, lotId, leads: -leads, reason });
  },
  // Of grants, only what comes back in the place of leads that were taken.
  leadsGranted: async ({ lotId, leads, corrects }, { accountId, eventId }, tx) => {
    if (corrects !== '') await moveShareAward(tx.db, accountId, { eventId, lotId, leads, reason: 'reissue' });
  },
});
