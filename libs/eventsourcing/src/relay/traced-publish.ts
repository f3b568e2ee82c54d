// Continues each event's trace from its row, so that consumers work in the trace of what caused the event.
import type { BusRecord, EventBus } from '@leadwright/messaging/event-bus';
import { openSpan, SpanKind, type Tracer } from '@leadwright/runtime/telemetry/tracing';
import type { PublishableEvent } from '../log/event-rows.ts';

/** Publishes events of one topic, in order. With a tracer, each has a span in its own trace, which its header names. */
export async function publishTraced(
  tracer: Tracer | undefined,
  bus: Pick<EventBus, 'publish'>,
  events: PublishableEvent[],
): Promise<void> {
  if (!tracer) return void (await bus.publish(events.map(({ record }) => record)));
  const spans = events.map((event) =>
    openSpan(tracer, {
      name: `publish ${event.record.topic}`,
      kind: SpanKind.PRODUCER,
      parent: event.record.headers['traceparent'],
      attributes: { ...attributesOf(event), 'messaging.batch.message_count': events.length },
    }),
  );
  let failed = true;
  try {
    await bus.publish(events.map(({ record }, i) => withTraceparent(record, spans[i]?.traceparent)));
    failed = false;
  } finally {
    for (const span of spans) span.end({}, failed);
  }
}

function withTraceparent(record: BusRecord, traceparent: string | undefined): BusRecord {
  return traceparent === undefined ? record : { ...record, headers: { ...record.headers, traceparent } };
}

function attributesOf({ record: { topic, eventId, headers }, streamId }: PublishableEvent): Record<string, string> {
  return {
    'messaging.destination.name': topic,
    'messaging.message.id': eventId,
    'leadwright.event': headers['type'] ?? 'unknown',
    'leadwright.stream_id': streamId,
  };
}
