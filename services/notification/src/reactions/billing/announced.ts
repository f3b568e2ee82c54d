// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { LeadsExpiryAnnounced, RenewalAnnounced } from '@leadwright/contracts/billing/v1/billing_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planAccountMail } from './plan-account-mail.ts';

/** Who holds the account can still change or cancel the plan. */
export const renewalAnnounced: Reaction<RenewalAnnounced> = async ({ priceCents, renewsAt }, received, tx) => {
  await planAccountMail(received, tx, { template: 'renewal-soon', facts: { cents: priceCents, at: renewsAt ?? '' } });
};

/** Who holds the account can still use the leads. */
export const leadsExpiryAnnounced: Reaction<LeadsExpiryAnnounced> = async ({ leads, expiresAt }, received, tx) => {
  await planAccountMail(received, tx, { template: 'leads-expire-soon', facts: { leads, at: expiresAt ?? '' } });
};
