import type { Meta } from '@leadwright/contracts/event/v1/meta';
import type { HeardRecord } from '@leadwright/messaging/event-bus';
import { traceparentHere } from '@leadwright/runtime/telemetry/tracing';
import type { Context } from '../event-store.ts';

/** A topic's decoded message: the envelope and one case of its `oneof`. */
export type TopicMessage = { meta?: Meta | undefined; event: { case: string | undefined; value?: unknown } };

export type Heard<Message extends TopicMessage> = {
  message: Message;
  accountId: string;
  accountSeq: number;
  eventId: string;
  traceparent: string | undefined;
  /** The bytes as announced and their chain, for the audit trail. */
  record: HeardRecord;
  /** True in a rebuild: nothing may happen outside. */
  replay: boolean;
  /** For what the reaction appends: this service acts, caused by the heard event, in the same chain of causes. */
  context: Context;
};

export function heardOf<Message extends TopicMessage>(
  service: string,
  record: HeardRecord,
  message: Message,
  replay: boolean,
): Heard<Message> {
  const { accountId, accountSeq, eventId } = record;
  // The step that reacts is nearer to what follows than the announcement it was told by.
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
