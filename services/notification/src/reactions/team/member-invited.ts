// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { InvitationResent, MemberInvited } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planMail } from '../plan-mail.ts';

/** Mails the link, also once more: accounts replaces the link before by it. */
export const memberInvited: Reaction<MemberInvited | InvitationResent> = async ({ personId }, received, tx) => {
  await planMail(received, tx, { template: 'invitation', personId });
};
