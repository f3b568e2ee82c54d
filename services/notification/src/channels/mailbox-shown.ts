import type { Logger } from '@leadwright/runtime/telemetry/logger';

/** `what`: the kinds of messages that go to the mailbox. True only if there are some and it may be shown. */
export function isMailboxShown(what: readonly string[], shown: boolean, logger: Logger): boolean {
  if (what.length === 0) return false;
  const kept = `${what.join(' and ')} are sent to nobody`;
  if (shown) logger.info(`${kept}; anybody may read them at /dev/mailbox`);
  else logger.warn(`${kept}, and nobody may read them: NOTIFICATION_MAILBOX_SHOWN=true shows them at /dev/mailbox`);
  return shown;
}
