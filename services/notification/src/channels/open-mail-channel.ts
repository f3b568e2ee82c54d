import type { Database } from '@leadwright/postgres/database';
import type { NotificationConfig } from '../config.ts';
import type { Channel } from './channel.ts';
import { createMailbox } from './mailbox.ts';

/** SendGrid where its variables are set, else the mailbox. The library is loaded only where it is used. */
export async function openMailChannel(config: NotificationConfig, database: Database): Promise<Channel> {
  const {
    NOTIFICATION_SENDGRID_API_KEY: apiKey,
    NOTIFICATION_SENDGRID_FROM: from,
    NOTIFICATION_SENDGRID_API_BASE: apiBase,
    NOTIFICATION_BRAND: brand,
  } = config;
  if (apiKey === undefined || from === undefined) return createMailbox(database);
  const { createSendGridMail } = await import('./sendgrid/sendgrid-mail.ts');
  return createSendGridMail({ apiKey, from, brand, apiBase });
}
