import type { Received } from '@leadwright/eventsourcing/consume/received';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { planMailEffect, type MailRequest } from '../effects/effect.ts';

/**
 * Plans the mail that an event causes, with an id derived from the event, so a repeat plans nothing. A rebuild plans
 * nothing, because the mail was sent when the event was new.
 */
export async function planMail(
  { replay, eventId, accountId, context }: Received,
  tx: WriteTransaction,
  mail: Pick<MailRequest, 'template' | 'personId' | 'privacyRequestId' | 'downloadId' | 'reason'>,
): Promise<void> {
  if (replay) return;
  await planMailEffect(tx.db, `mail-${eventId}`, accountId, {
    ...mail,
    correlationId: context.correlationId,
    causationId: eventId,
    ...(context.onBehalfOf === undefined ? {} : { onBehalfOf: context.onBehalfOf }),
    ...(context.traceparent === undefined ? {} : { traceparent: context.traceparent }),
  });
}
