// What is kept of a request that was answered: enough to know it again and to name what differs, never the request.
import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { Once } from '../event-store.ts';

/** Of the whole request, and of each of its fields in hexadecimal. */
export type RequestHashes = { whole: Buffer; fields: Record<string, string> };

const hashOf = (value: unknown): Buffer => createHash('sha256').update(canonicalJson(value)).digest();

export function hashesOf({ request, fields = fieldsOf(request) }: Once): RequestHashes {
  return {
    whole: hashOf(request),
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, hashOf(value).toString('hex')])),
  };
}

function fieldsOf(request: unknown): Record<string, unknown> {
  return typeof request === 'object' && request !== null && !Array.isArray(request)
    ? (request as Record<string, unknown>)
    : {};
}

/** Fields that only one of the two has, or that are not the same in both; sorted. `kept` is null for an answer from before fields were kept. */
export function differingFields(kept: Record<string, string> | null, now: Record<string, string>): string[] {
  if (kept === null) return [];
  return [...new Set([...Object.keys(kept), ...Object.keys(now)])].filter((name) => kept[name] !== now[name]).sort();
}
