// From a stored event to the bytes that others hear, and the hash chain over those bytes.
import { createHash } from 'node:crypto';
import { create, toBinary, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import { MetaSchema } from '@leadwright/contracts/event/v1/meta';
import { MESSAGE_BYTES_MAX, RecordTooLargeError, type BusRecord } from '@leadwright/messaging/event-bus';
import type { DomainEvent, StoredEvent } from '../event-store.ts';
import { isOperation, operationMessage } from './operation-events.ts';
import { timestampOf } from './timestamps.ts';

/** What `toMessage` of a service's contracts.ts answers: the topic's `oneof` without its empty case. */
export type Announced<Schema extends DescMessage> = Exclude<
  MessageInitShape<Schema> extends { event?: infer Init } ? Init : never,
  undefined | { case: undefined }
>;

/** How a service's events become messages of its topic. */
export type Contract<Event extends DomainEvent> = {
  topic: string;
  /** The topic's message: `meta` and a `oneof event`. */
  schema: DescMessage;
  toMessage: (event: Event) => { case: string | undefined; value?: unknown } | undefined;
  /** Raised when a message changes so that older readers must not handle it. Default 1. */
  schemaV?: number;
};

export type Unencoded<Event extends DomainEvent> = Omit<
  StoredEvent<Event>,
  'position' | 'message' | 'hash' | 'prevHash'
>;

/** Before the first event of an account there is nothing to chain to. */
export const FIRST_PREV_HASH = new Uint8Array(32);

export function chainHash(prevHash: Uint8Array, message: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(prevHash).update(message).digest());
}

/** The announced bytes. Throws if the event has no message, or one that the bus would refuse. */
export function encodeEvent<Event extends DomainEvent>(
  contract: Contract<Event>,
  stored: Unencoded<Event>,
): Uint8Array {
  const event = isOperation(stored.event) ? operationMessage(stored.event) : contract.toMessage(stored.event);
  if (event?.case === undefined) throw new Error(`${stored.event.type} has no message in ${contract.topic}`);
  const meta = create(MetaSchema, {
    eventId: stored.eventId,
    accountId: stored.accountId,
    accountSeq: BigInt(stored.accountSeq),
    streamId: stored.streamId,
    schemaV: stored.schemaV,
    effectiveAt: timestampOf(stored.effectiveAt),
    recordedAt: timestampOf(stored.recordedAt),
    actorId: stored.actorId,
    onBehalfOf: stored.onBehalfOf ?? '',
    correlationId: stored.correlationId,
    causationId: stored.causationId ?? '',
  });
  const message = toBinary(contract.schema, create(contract.schema, { meta, event }));
  // Refused here already: a record the bus does not take would stop the relay for everybody.
  if (message.byteLength > MESSAGE_BYTES_MAX) {
    throw new RecordTooLargeError(`${stored.event.type} has ${message.byteLength} bytes`);
  }
  return message;
}

/** What travels beside the message; the hashes in hexadecimal. */
export type Beside = { type: string; schemaV: number; hash: string; prevHash: string; traceparent: string | null };

export function headersOf({ type, schemaV, hash, prevHash, traceparent }: Beside): Record<string, string> {
  return {
    type,
    'schema-v': String(schemaV),
    hash,
    'prev-hash': prevHash,
    ...(traceparent === null ? {} : { traceparent }),
  };
}

/** A stored event as others hear it. */
export function recordOf(stored: StoredEvent): BusRecord {
  const {
    topic,
    accountId,
    accountSeq,
    eventId,
    event: { type },
    schemaV,
    hash,
    prevHash,
    traceparent,
    message,
  } = stored;
  const headers = headersOf({ type, schemaV, hash: hexOf(hash), prevHash: hexOf(prevHash), traceparent });
  return { topic, accountId, accountSeq, eventId, headers, value: message };
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
