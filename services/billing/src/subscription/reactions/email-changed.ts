// A repeat is harmless: the inbox drops it, and the effect's id is derived from the event.
import type { EmailChanged } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planCustomerEmail } from '../../providers/calls/customer-email.ts';

/** The holder's new address goes to the provider. Planned with the inbox: a crash or an outage loses nothing. */
export const emailChanged: Reaction<EmailChanged> = async ({ personId, ofAccountHolder }, received, tx) => {
  const { accountId, eventId, replay } = received;
  if (replay || !ofAccountHolder) return;
  await planCustomerEmail(tx.db, { accountId, eventId, personId });
};
