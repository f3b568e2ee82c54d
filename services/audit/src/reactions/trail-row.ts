import { toJson, type DescMessage } from '@bufbuild/protobuf';
import { receivedOf, type Received, type TopicMessage } from '@leadwright/eventsourcing/consume/received';
import type { OwnedEvent } from '@leadwright/eventsourcing/consume/internal-events';
import { decoderOf } from '@leadwright/eventsourcing/consume/reactions-to';
import { recordOf } from '@leadwright/eventsourcing/consume/repair-gap';
import { isoOf } from '@leadwright/eventsourcing/log/timestamps';
import type { TrailRow } from '../projections/trail.ts';

export type Recorded = TopicMessage & { json: string };

/** An event of a case that this version does not know: the trail keeps it all the same, as its bytes. */
const UNKNOWN = 'unknown';

/** Decodes a topic's bytes so that no case is passed over. */
export function decodeFor<Schema extends DescMessage>(schema: Schema): (bytes: Uint8Array) => Recorded {
  const decode = decoderOf(schema);
  return (bytes) => {
    const message = decode(bytes);
    const { meta, event } = message;
    const json = toJson(schema, message) as Record<string, unknown>;
    const known = event.case !== undefined;
    return {
      meta,
      event: known ? event : { case: UNKNOWN },
      json: JSON.stringify(known && event.case !== undefined ? (json[event.case] ?? {}) : {}),
    };
  };
}

/** The row of one received record. Throws if the message has no envelope or no hash travelled with it. */
export function trailRowOf({ message, record, accountId, accountSeq, eventId }: Received<Recorded>): TrailRow {
  const { meta } = message;
  const { hash, 'prev-hash': prevHash, type } = record.headers;
  if (!meta || hash === undefined || prevHash === undefined)
    throw new Error(`event ${eventId} came without its envelope or its hash`);
  const recordedAt = isoOf(meta.recordedAt);
  const effectiveAt = isoOf(meta.effectiveAt);
  if (recordedAt === null || effectiveAt === null) throw new Error(`event ${eventId} came without its times`);
  return {
    account_id: accountId,
    topic: record.topic,
    account_seq: accountSeq,
    event_id: eventId,
    stream_id: meta.streamId,
    type: type ?? message.event.case ?? UNKNOWN,
    schema_v: meta.schemaV,
    effective_at: effectiveAt,
    recorded_at: recordedAt,
    actor_id: meta.actorId,
    on_behalf_of: meta.onBehalfOf,
    correlation_id: meta.correlationId,
    causation_id: meta.causationId,
    event: message.json,
    message_base64: Buffer.from(record.value).toString('base64'),
    prev_hash: prevHash,
    hash,
  };
}

/** The row of an event that came from its owner's log and not by the bus. */
export function rowMaker(topic: string, decode: (bytes: Uint8Array) => Recorded): (event: OwnedEvent) => TrailRow {
  return (event) => {
    const record = recordOf(topic, event);
    return trailRowOf(receivedOf('audit', record, decode(record.value), true));
  };
}
