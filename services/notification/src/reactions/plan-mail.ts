import type { Heard, TopicMessage } from '@leadwright/eventsourcing/consume/heard';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { planEffect, type MailRequest } from '../effects/effect.ts';

/**
 * Plans the mail that a heard event causes, named after the event: a repeat plans nothing. In a
 * rebuild nothing is planned, because it went out when the event was new.
 */
export async function planMail<Message extends TopicMessage>(
  { replay, eventId, accountId, context }: Heard<Message>,
  tx: WriteTransaction,
  mail: Pick<MailRequest, 'template' | 'personId' | 'downloadId' | 'reason'>,
): Promise<void> {
  if (replay) return;
  await planEffect(tx.db, `mail-${eventId}`, accountId, {
    ...mail,
    correlationId: context.correlationId,
    causationId: eventId,
    ...(context.onBehalfOf === undefined ? {} : { onBehalfOf: context.onBehalfOf }),
    ...(context.traceparent === undefined ? {} : { traceparent: context.traceparent }),
  });
}
