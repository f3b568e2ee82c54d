// Spans of what is heard. A record is told in the trace of the event that caused it; a batch holds
// records of many traces and is one transaction, so it has a trace of its own, linked both ways.
import type { HeardRecord } from '@leadwright/messaging/event-bus';
import {
  spanIsAbout,
  SpanKind,
  step,
  traced,
  type SpanStart,
  type Tracer,
} from '@leadwright/runtime/telemetry/tracing';

/** Around the transaction in which records of one topic are handled. */
export function tracedBatch<Result>(
  tracer: Tracer | undefined,
  group: string,
  records: HeardRecord[],
  work: () => Promise<Result>,
): Promise<Result> {
  const [first] = records;
  if (!tracer || !first) return work();
  if (records.length === 1) return traced(tracer, spanOf(first), work);
  const links = records.map(({ headers }) => headers['traceparent']);
  const attributes = { 'messaging.batch.message_count': records.length, 'messaging.consumer.group.name': group };
  return traced(tracer, { name: `receive ${first.topic}`, kind: SpanKind.CONSUMER, links, attributes }, work);
}

/** Around the handling of one record, in a batch or alone. */
export function tracedRecord(record: HeardRecord, work: () => Promise<void>): Promise<void> {
  // Alone it has its span already, and that one holds the commit too.
  return spanIsAbout(record) ? work() : step(spanOf(record), work);
}

function spanOf(record: HeardRecord): SpanStart {
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
