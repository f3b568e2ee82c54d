// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { LeadsCredited } from '@leadwright/contracts/billing/v1/billing_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planAccountMail } from './plan-account-mail.ts';

/** Leads that were given back or added are told; those of a share the page tells at once. */
export const leadsCredited: Reaction<LeadsCredited> = async ({ leads, reason }, received, tx) => {
  if (reason === 'share') return;
  await planAccountMail(received, tx, { template: 'leads-credited', facts: { leads, reason } });
};
