import type { VolatileRecord } from '../event-bus.ts';

// A NOTIFY payload is text below 8,000 bytes; VOLATILE_BYTES_MAX in base64 and the account fit in it.

export function encodeVolatile({ accountId, value }: VolatileRecord): string {
  return JSON.stringify([accountId, Buffer.from(value).toString('base64')]);
}

export function decodeVolatile(topic: string, payload: string): VolatileRecord {
  const [accountId, value] = JSON.parse(payload) as [string, string];
  return { topic, accountId, value: new Uint8Array(Buffer.from(value, 'base64')) };
}
