// Event ids are UUIDs version 7, so that ids made at the same time are neighbours in an index.
import { randomFillSync } from 'node:crypto';
import { v7, validate, version } from 'uuid';

const RANDOM_BYTES = 16;
// A system call for random bytes costs more than the id itself, so one call serves 256 ids.
const pool = new Uint8Array(256 * RANDOM_BYTES);
let used = pool.length;

export function newEventId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return v7({ random: pool.slice(used, (used += RANDOM_BYTES)) });
}

/** When an event was made, by its id: milliseconds since 1970 on the machine's clock. Null for an id of another kind. */
export function madeAt(eventId: string): number | null {
  if (!validate(eventId) || version(eventId) !== 7) return null;
  return Number.parseInt(eventId.replaceAll('-', '').slice(0, 12), 16);
}
