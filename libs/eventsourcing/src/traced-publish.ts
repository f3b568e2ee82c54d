// The relay reads events long after the request that made them has ended. Each one's own trace is
// taken up again from its row, so that what hears it is told in the same trace as what caused it.
import type { BusRecord, EventBus } from '@leadwright/messaging/event-bus';
import { openSpan, SpanKind, type Tracer } from '@leadwright/runtime/tracing';
import { headersOf, type Announcement } from './announcement.ts';

/** Publishes events of one topic, in order. With a tracer each has a span in its own trace, and its header names that span. */
export async function publishTraced(tracer: Tracer | undefined, bus: Pick<EventBus, 'publish'>, events: Announcement[]): Promise<void> {
  if (!tracer) return void (await bus.publish(events.map((event) => recordOf(event))));
  const spans = events.map((event) =>
    openSpan(tracer, {
      name: `publish ${event.topic}`, kind: SpanKind.PRODUCER, parent: event.traceparent ?? undefined,
      attributes: { ...placeOf(event), 'messaging.batch.message_count': events.length },
    }));
  let failed = true;
  try {
    await bus.publish(events.map((event, i) => recordOf(event, spans[i]?.traceparent)));
    failed = false;
  } finally {
    for (const span of spans) span.end({}, failed);
  }
}

function recordOf(event: Announcement, traceparent?: string): BusRecord {
  const headers = headersOf(event);
  return {
    topic: event.topic, accountId: event.accountId, accountSeq: event.accountSeq, eventId: event.eventId,
    headers: traceparent === undefined ? headers : { ...headers, traceparent }, value: event.message,
  };
}

function placeOf({ topic, eventId, event, streamId }: Announcement): Record<string, string> {
  return {
    'messaging.destination.name': topic, 'messaging.message.id': eventId,
    'leadwright.event': event.type, 'leadwright.stream_id': streamId,
  };
}
