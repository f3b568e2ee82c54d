import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { NotificationConfig } from '../config.ts';
import { isMailboxShown } from './mailbox-shown.ts';
import { openMailChannel } from './open-mail-channel.ts';
import { openSmsSender } from './open-sms-sender.ts';
import { openWebhooks } from './open-webhooks.ts';

type Engines = { database: Database; logger: Logger };

export async function openChannels(config: NotificationConfig, { database, logger }: Engines) {
  const channel = await openMailChannel(config, database);
  const sms = await openSmsSender(config, database);
  const ways = [
    { what: 'mails', by: channel },
    { what: 'text messages', by: sms },
  ] as const;
  const kept = ways.filter(({ by }) => by.name === 'mailbox').map(({ what }) => what);
  return {
    channel,
    sms,
    sentBy: { email: channel.name, sms: sms.name },
    mailboxShown: isMailboxShown(kept, config.NOTIFICATION_MAILBOX_SHOWN, logger),
    webhooks: await openWebhooks(config),
  };
}
