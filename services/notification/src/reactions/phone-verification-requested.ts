// A repeat is harmless: the message has the event's id.
import type { PhoneVerificationRequested } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planSms } from './plan-sms.ts';

/** The code goes to the company's number, whoever asked. */
export const phoneVerificationRequested: Reaction<PhoneVerificationRequested> = async (
  { personId, verificationId },
  received,
  tx,
) => {
  await planSms(received, tx, { template: 'phone-code', personId, verificationId });
};
