import { hash } from 'node:crypto';
import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import type { MetaSchema } from '@leadwright/contracts/event/v1/meta';
import { MESSAGE_BYTES_MAX, RecordTooLargeError, type BusRecord } from '@leadwright/messaging/event-bus';
import type { DomainEvent, StoredEvent } from '../event-store.ts';
import { isOperation, operationMessage } from './operation-events.ts';
import { messageBytes } from '../wire/message-bytes.ts';
import { timestampOf } from './timestamps.ts';

export type Published<Schema extends DescMessage> = Exclude<
  MessageInitShape<Schema> extends { event?: infer Init } ? Init : never,
  undefined | { case: undefined }
>;

export type Contract<Event extends DomainEvent> = {
  topic: string;
  schema: DescMessage;
  toMessage: (event: Event) => { case: string | undefined; value?: unknown } | undefined;
  /** Raise it when a message changes so that older consumers must not handle it. Default 1. */
  schemaV?: number;
};

export type Unencoded<Event extends DomainEvent> = Omit<
  StoredEvent<Event>,
  'position' | 'message' | 'hash' | 'prevHash'
>;

/** An account's first event has no predecessor: its previous hash is all zeros. */
export const FIRST_PREV_HASH = new Uint8Array(32);

export function chainHash(prevHash: Uint8Array, message: Uint8Array): Uint8Array {
  return new Uint8Array(hash('sha256', Buffer.concat([prevHash, message]), 'buffer'));
}

/** Encodes the bytes to publish. Throws if the event has no message, or if the bus would refuse its size. */
export function encodeEvent<Event extends DomainEvent>(
  contract: Contract<Event>,
  stored: Unencoded<Event>,
): Uint8Array {
  const event = isOperation(stored.event) ? operationMessage(stored.event) : contract.toMessage(stored.event);
  if (event?.case === undefined) throw new Error(`${stored.event.type} has no message in ${contract.topic}`);
  const meta: MessageInitShape<typeof MetaSchema> = {
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
  };
  const message = messageBytes(contract.schema, { meta, event });
  // Refuse it at append: a record that the bus refuses would stop the relay for every account.
  if (message.byteLength > MESSAGE_BYTES_MAX) {
    throw new RecordTooLargeError(`${stored.event.type} has ${message.byteLength} bytes`);
  }
  return message;
}

export type HeaderFields = {
  type: string;
  schemaV: number;
  hash: string;
  prevHash: string;
  traceparent: string | null;
};

export function headersOf({ type, schemaV, hash, prevHash, traceparent }: HeaderFields): Record<string, string> {
  return {
    type,
    'schema-v': String(schemaV),
    hash,
    'prev-hash': prevHash,
    ...(traceparent === null ? {} : { traceparent }),
  };
}

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
