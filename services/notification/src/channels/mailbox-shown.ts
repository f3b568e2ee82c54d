import type { Logger } from '@leadwright/runtime/telemetry/logger';

const senders = { mails: 'NOTIFICATION_SENDGRID_*', 'text messages': 'NOTIFICATION_TWILIO_*' } as const;

/** `what`: the kinds of messages that go to the mailbox. True only if there are some and it may be shown. */
export function isMailboxShown(what: readonly (keyof typeof senders)[], shown: boolean, logger: Logger): boolean {
  if (what.length === 0) return false;
  const kept = `${what.join(' and ')} are sent to nobody`;
  if (shown) logger.info(`${kept}; anybody may read them at /dev/mailbox`);
  else {
    const sent = what.map((each) => `${senders[each]} sends ${each}`).join(', ');
    const forDemos = 'for a demo alone NOTIFICATION_MAILBOX_SHOWN=true shows them at /dev/mailbox';
    logger.warn(`${kept}, and nobody may read them: ${sent}; ${forDemos}`);
  }
  return shown;
}
