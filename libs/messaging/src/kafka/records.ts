import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import { RecordTooLargeError, type BusRecord, type ReceivedRecord, type VolatileRecord } from '../event-bus.ts';
import { partitionOf } from '../partitions/partition.ts';

const SEQ = 'leadwright-account-seq';
const EVENT = 'leadwright-event-id';
const TOPIC = 'leadwright-topic';

// A broker accepts 1 MiB per partition and request (`max.message.bytes`), framing included.
const PILE_BYTES_MAX = 800 * 1024;
const FRAME_BYTES = 256;
const REQUEST_RECORDS_MAX = 1_000;

/** We always choose the partition: another client's partitioner would move keys. */
export function encodeRecord({ accountId, accountSeq, eventId, headers, value }: BusRecord): Message {
  return {
    key: accountId,
    partition: partitionOf(accountId),
    value: bufferOf(value),
    headers: { ...headers, [SEQ]: String(accountSeq), [EVENT]: eventId },
  };
}

/** A foreign record, without our headers, gets sequence 0: every inbox counts it as a duplicate and drops it. */
export function decodeRecord(topic: string, partition: number, message: KafkaMessage): ReceivedRecord {
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

/** In the volatile topic a header names the record's own topic. */
export function volatileOf({ topic, accountId, value, headers }: ReceivedRecord): VolatileRecord {
  return { topic: headers[TOPIC] ?? topic, accountId, value };
}

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
// Copy it: the client's buffer is a view into the whole fetch and would keep it in memory.
const bytesOf = (value: Buffer | null): Uint8Array => new Uint8Array(value ?? []);
