import type { Database } from '@leadwright/postgres/database';
import type { NotificationConfig } from '../config.ts';
import { createSmsMailbox } from './mailbox.ts';
import type { SmsSender } from './sms-sender.ts';

/** Twilio where its variables are set, else the mailbox. The library is loaded only where it is used: it is large. */
export async function openSmsSender(config: NotificationConfig, database: Database): Promise<SmsSender> {
  const {
    NOTIFICATION_TWILIO_ACCOUNT_SID: accountSid,
    NOTIFICATION_TWILIO_AUTH_TOKEN: authToken,
    NOTIFICATION_TWILIO_FROM: from,
    NOTIFICATION_TWILIO_API_BASE: apiBase,
    NOTIFICATION_PUBLIC_URL: publicUrl,
  } = config;
  if (accountSid === undefined || authToken === undefined || from === undefined) return createSmsMailbox(database);
  const { createTwilioSms } = await import('./twilio/twilio-sms.ts');
  return createTwilioSms({ accountSid, authToken, from, apiBase, publicUrl });
}
