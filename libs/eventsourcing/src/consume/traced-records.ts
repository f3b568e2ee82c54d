// A record's span belongs to its event's trace; a batch has a trace of its own, linked both ways.
import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import {
  spanIsAbout,
  SpanKind,
  step,
  traced,
  type SpanStart,
  type Tracer,
} from '@leadwright/runtime/telemetry/tracing';

export function tracedBatch<Result>(
  tracer: Tracer | undefined,
  group: string,
  records: ReceivedRecord[],
  work: () => Promise<Result>,
): Promise<Result> {
  const [first] = records;
  if (!tracer || !first) return work();
  if (records.length === 1) return traced(tracer, spanOf(first), work);
  const links = records.map(({ headers }) => headers['traceparent']);
  const attributes = { 'messaging.batch.message_count': records.length, 'messaging.consumer.group.name': group };
  return traced(tracer, { name: `receive ${first.topic}`, kind: SpanKind.CONSUMER, links, attributes }, work);
}

export function tracedRecord(record: ReceivedRecord, work: () => Promise<void>): Promise<void> {
  // A single record already has the batch's span, which includes the commit.
  return spanIsAbout(record) ? work() : step(spanOf(record), work);
}

function spanOf(record: ReceivedRecord): SpanStart {
  const { topic, headers, eventId, accountSeq } = record;
  return {
    name: `process ${topic}`,
    kind: SpanKind.CONSUMER,
    parent: headers['traceparent'],
    about: record,
    attributes: {
      'messaging.destination.name': topic,
      'messaging.message.id': eventId,
      'leadwright.event': headers['type'] ?? 'unknown',
      'leadwright.account_seq': accountSeq,
    },
  };
}
