import { create } from '@bufbuild/protobuf';
import { TimestampSchema, type Timestamp } from '@bufbuild/protobuf/wkt';

const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/;

/** The same time with exactly six fraction digits; finer digits are cut. Throws if it is not ISO 8601 in UTC. */
export function toMicroseconds(iso: string): string {
  const { seconds, fraction } = split(iso);
  return `${seconds}.${fraction.padEnd(6, '0').slice(0, 6)}Z`;
}

export function timestampOf(iso: string): Timestamp {
  const { unixMs, fraction } = split(iso);
  return create(TimestampSchema, {
    seconds: BigInt(Math.trunc(unixMs / 1000)),
    nanos: Number(fraction.padEnd(6, '0').slice(0, 6)) * 1000,
  });
}

export function isoOf(timestamp: Timestamp | undefined): string | null {
  if (!timestamp) return null;
  const seconds = new Date(Number(timestamp.seconds) * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(Math.trunc(timestamp.nanos / 1000)).padStart(6, '0')}Z`;
}

function split(iso: string): { seconds: string; fraction: string; unixMs: number } {
  const match = pattern.exec(iso);
  const unixMs = match?.[1] ? Date.parse(`${match[1]}Z`) : Number.NaN;
  if (!match?.[1] || Number.isNaN(unixMs)) throw new Error(`not a time in UTC: ${iso}`);
  return { seconds: match[1], fraction: match[2] ?? '', unixMs };
}
