import type { Received } from '@leadwright/eventsourcing/consume/received';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { planMailEffect, type MailRequest } from '../effects/effect.ts';

/** The id follows from the event's, so a repeat plans nothing. Nor does a rebuild: the mail was sent long ago. */
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

export function causeOf({ eventId, context }: Received) {
  const { correlationId, onBehalfOf, traceparent } = context;
  return {
    correlationId,
    causationId: eventId,
    ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
    ...(traceparent === undefined ? {} : { traceparent }),
  };
}
