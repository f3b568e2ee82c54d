// The relay reads events long after the request that made them has ended. Each one's own trace is
// taken up again from its row, so that what hears it is told in the same trace as what caused it.
import type { BusRecord, EventBus } from '@leadwright/messaging/event-bus';
import { openSpan, SpanKind, type Tracer } from '@leadwright/runtime/telemetry/tracing';
import type { Announcement } from '../log/event-rows.ts';

/** Publishes events of one topic, in order. With a tracer each has a span in its own trace, and its header names that span. */
export async function publishTraced(
  tracer: Tracer | undefined,
  bus: Pick<EventBus, 'publish'>,
  events: Announcement[],
): Promise<void> {
  if (!tracer) return void (await bus.publish(events.map(({ record }) => record)));
  const spans = events.map((event) =>
    openSpan(tracer, {
      name: `publish ${event.record.topic}`,
      kind: SpanKind.PRODUCER,
      parent: event.record.headers['traceparent'],
      attributes: { ...placeOf(event), 'messaging.batch.message_count': events.length },
    }),
  );
  let failed = true;
  try {
    await bus.publish(events.map(({ record }, i) => toldBy(record, spans[i]?.traceparent)));
    failed = false;
  } finally {
    for (const span of spans) span.end({}, failed);
  }
}

function toldBy(record: BusRecord, traceparent: string | undefined): BusRecord {
  return traceparent === undefined ? record : { ...record, headers: { ...record.headers, traceparent } };
}

function placeOf({ record: { topic, eventId, headers }, streamId }: Announcement): Record<string, string> {
  return {
    'messaging.destination.name': topic,
    'messaging.message.id': eventId,
    'leadwright.event': headers['type'] ?? 'unknown',
    'leadwright.stream_id': streamId,
  };
}
