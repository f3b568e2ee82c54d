import type { Meta } from '@leadwright/contracts/event/v1/meta';
import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import { traceparentHere } from '@leadwright/runtime/telemetry/tracing';
import type { Context } from '../event-store.ts';
import { isoOf } from '../log/timestamps.ts';

export type TopicMessage = { meta?: Meta | undefined; event: { case: string | undefined; value?: unknown } };

export type Received<Message extends TopicMessage = TopicMessage> = {
  message: Message;
  accountId: string;
  accountSeq: number;
  eventId: string;
  traceparent: string | undefined;
  record: ReceivedRecord;
  /** True in a rebuild: cause no side effect outside. */
  replay: boolean;
  /** For the reaction's own events: this service is the actor, the received event the cause, in the same correlation. */
  context: Context;
};

export function receivedOf<Message extends TopicMessage>(
  service: string,
  record: ReceivedRecord,
  message: Message,
  replay: boolean,
): Received<Message> {
  const { accountId, accountSeq, eventId } = record;
  // Link the reaction's events to its own span, not to the relay's: it is the closer cause.
  const traceparent = traceparentHere() ?? record.headers['traceparent'];
  return {
    message,
    accountId,
    accountSeq,
    eventId,
    traceparent,
    record,
    replay,
    context: {
      actorId: `service:${service}`,
      onBehalfOf: message.meta?.onBehalfOf || undefined,
      correlationId: message.meta?.correlationId || eventId,
      causationId: eventId,
      traceparent,
    },
  };
}

/** When the event takes effect, in UTC with microseconds. Throws if its envelope has no time. */
export function effectiveAtOf({ message: { meta }, eventId }: Received): string {
  const at = isoOf(meta?.effectiveAt);
  if (at === null) throw new Error(`event ${eventId} came without its time`);
  return at;
}
