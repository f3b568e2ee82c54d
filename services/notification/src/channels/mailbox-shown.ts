// Whether anybody may read the mails in the mailbox.
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Channel } from './channel.ts';

/** True only if mails go to the mailbox and the configuration allows showing it. */
export function isMailboxShown({ name }: Channel, shown: boolean, logger: Logger): boolean {
  if (name !== 'mailbox') return false;
  if (shown) logger.info('mails are sent to nobody; anybody may read them at /dev/mailbox');
  else
    logger.warn(
      'mails are sent to nobody, and nobody may read them: NOTIFICATION_MAILBOX_SHOWN=true shows them at /dev/mailbox',
    );
  return shown;
}
