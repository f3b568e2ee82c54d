// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { MemberRemoved } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planMail } from '../plan-mail.ts';

/** Who was removed reads it in the mailbox, and not first at a page that does not open. */
export const memberRemoved: Reaction<MemberRemoved> = async ({ personId }, received, tx) => {
  await planMail(received, tx, { template: 'member-removed', personId });
};
