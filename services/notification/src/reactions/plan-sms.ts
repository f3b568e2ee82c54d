import type { Received } from '@leadwright/eventsourcing/consume/received';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { planSmsEffect, type SmsRequest } from '../effects/effect.ts';
import { causeOf } from './plan-mail.ts';

/** By the rules of `planMail`. */
export async function planSms(
  received: Received,
  tx: WriteTransaction,
  sms: Pick<SmsRequest, 'template' | 'personId' | 'verificationId'>,
): Promise<void> {
  if (received.replay) return;
  await planSmsEffect(tx.db, `sms-${received.eventId}`, received.accountId, { ...sms, ...causeOf(received) });
}
