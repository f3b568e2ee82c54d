import {
  MESSAGE_BYTES_MAX,
  RecordTooLargeError,
  VOLATILE_BYTES_MAX,
  type BusRecord,
  type VolatileRecord,
} from './event-bus.ts';

/** Throws before anything is published, so that a batch is taken whole or not at all. */
export function assertSizes(records: BusRecord[]): void {
  for (const { topic, value } of records) {
    if (value.byteLength > MESSAGE_BYTES_MAX) throw new RecordTooLargeError(`${topic}: ${value.byteLength} bytes`);
  }
}

export function assertVolatileSize({ topic, value }: VolatileRecord): void {
  if (value.byteLength > VOLATILE_BYTES_MAX) throw new RecordTooLargeError(`${topic}: ${value.byteLength} bytes`);
}
