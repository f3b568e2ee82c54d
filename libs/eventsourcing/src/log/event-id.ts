// Ids of events: uuid v7, so that those made together stand together in an index.
import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const RANDOM_BYTES = 16;
// Asking the system for random bytes costs more than making the id: they are fetched for many at once.
const pool = new Uint8Array(256 * RANDOM_BYTES);
let used = pool.length;

export function newEventId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return v7({ random: pool.slice(used, (used += RANDOM_BYTES)) });
}
