// Enough to recognise a repeat and to name the fields that differ. The request itself is never stored.
import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { Once } from '../event-store.ts';

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

/** Sorted; also fields that only one side has. `stored` is null for answers older than field hashes. */
export function differingFields(stored: Record<string, string> | null, now: Record<string, string>): string[] {
  if (stored === null) return [];
  return [...new Set([...Object.keys(stored), ...Object.keys(now)])]
    .filter((name) => stored[name] !== now[name])
    .sort();
}
