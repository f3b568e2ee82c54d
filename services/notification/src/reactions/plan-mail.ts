import type { Received } from '@leadwright/eventsourcing/consume/received';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { planMailEffect, type MailRequest } from '../effects/effect.ts';

/**
 * Plans the mail that an event causes, with an id derived from the event, so a repeat plans nothing. A rebuild plans
 * nothing, because the mail was sent when the event was new.
 */
export async function planMail(
  received: Received,
  tx: WriteTransaction,
  mail: Pick<
    MailRequest,
    'template' | 'personId' | 'privacyRequestId' | 'downloadId' | 'reason' | 'changeId' | 'sessionId'
  >,
): Promise<void> {
  if (received.replay) return;
  await planMailEffect(tx.db, `mail-${received.eventId}`, received.accountId, { ...mail, ...causeOf(received) });
}

/** What a message's own event says of its cause. */
export function causeOf({ eventId, context }: Received) {
  const { correlationId, onBehalfOf, traceparent } = context;
  return {
    correlationId,
    causationId: eventId,
    ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
    ...(traceparent === undefined ? {} : { traceparent }),
  };
}
