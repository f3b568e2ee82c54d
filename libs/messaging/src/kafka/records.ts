// A record of the port as Kafka keeps it: key, value and headers, with what the port adds to them in
// two headers of its own.
import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import { RecordTooLargeError, type BusRecord, type HeardRecord, type VolatileRecord } from '../event-bus.ts';
import { partitionOf } from '../partitions/partition.ts';

const SEQ = 'leadwright-account-seq';
const EVENT = 'leadwright-event-id';
const TOPIC = 'leadwright-topic';

// A broker takes 1 MiB per partition and request (`max.message.bytes`); what frames a record counts too.
const PILE_BYTES_MAX = 800 * 1024;
const FRAME_BYTES = 256;
const REQUEST_RECORDS_MAX = 1_000;

/** The partition is always ours, never the client's choice: another client would move the keys. */
export function encodeRecord({ accountId, accountSeq, eventId, headers, value }: BusRecord): Message {
  return {
    key: accountId,
    partition: partitionOf(accountId),
    value: bufferOf(value),
    headers: { ...headers, [SEQ]: String(accountSeq), [EVENT]: eventId },
  };
}

/**
 * A record without our headers is a stranger's. It gets sequence 0, which every inbox has behind it,
 * so that it is counted and dropped and holds nothing up.
 */
export function decodeRecord(topic: string, partition: number, message: KafkaMessage): HeardRecord {
  const { [SEQ]: accountSeq = '0', [EVENT]: eventId = '', ...headers } = textOf(message.headers);
  return {
    topic,
    partition,
    offset: Number(message.offset),
    accountId: message.key?.toString('utf8') ?? '',
    accountSeq: Number(accountSeq),
    eventId,
    headers,
    value: bytesOf(message.value),
  };
}

export function encodeVolatileMessage({ topic, accountId, value }: VolatileRecord): Message {
  return { key: accountId, partition: partitionOf(accountId), value: bufferOf(value), headers: { [TOPIC]: topic } };
}

/** In the volatile topic the record's own topic stands in a header; elsewhere it is the topic itself. */
export function volatileOf({ topic, accountId, value, headers }: HeardRecord): VolatileRecord {
  return { topic: headers[TOPIC] ?? topic, accountId, value };
}

/**
 * Cuts a batch so that no request holds more for one partition than a broker takes. Order is kept:
 * the requests are sent one after the other.
 */
export function cutIntoRequests(records: BusRecord[]): BusRecord[][] {
  const requests: BusRecord[][] = [];
  let request: BusRecord[] = [];
  let piles = new Map<string, number>();
  for (const record of records) {
    const bytes = sizeOf(record);
    if (bytes > PILE_BYTES_MAX) throw new RecordTooLargeError(`${record.topic}: ${bytes} bytes with its headers`);
    const place = `${record.topic}/${partitionOf(record.accountId)}`;
    const pile = (piles.get(place) ?? 0) + bytes;
    if (request.length > 0 && (pile > PILE_BYTES_MAX || request.length >= REQUEST_RECORDS_MAX)) {
      requests.push(request);
      request = [];
      piles = new Map();
    }
    request.push(record);
    piles.set(place, (piles.get(place) ?? 0) + bytes);
  }
  return request.length > 0 ? [...requests, request] : requests;
}

function sizeOf({ accountId, headers, value }: BusRecord): number {
  const text = Object.entries(headers).reduce(
    (sum, [name, one]) => sum + name.length + Buffer.byteLength(one),
    Buffer.byteLength(accountId),
  );
  return value.byteLength + text + FRAME_BYTES;
}

function textOf(headers: IHeaders | undefined): Record<string, string> {
  const text: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers ?? {})) {
    const last = Array.isArray(value) ? value.at(-1) : value;
    if (last !== undefined) text[name] = last.toString();
  }
  return text;
}

const bufferOf = (value: Uint8Array): Buffer => Buffer.from(value.buffer, value.byteOffset, value.byteLength);
// Of its own: the client's buffer is a view into a whole fetch, which it would keep in memory.
const bytesOf = (value: Buffer | null): Uint8Array => new Uint8Array(value ?? []);
