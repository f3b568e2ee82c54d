// Kafka's murmur2 of the key, modulo 12, in every adapter. The count is fixed: changing it moves keys.

export const PARTITIONS = 12;

export function partitionOf(accountId: string): number {
  const known = partitions.get(accountId);
  if (known !== undefined) return known;
  const partition = (murmur2(Buffer.from(accountId, 'utf8')) & 0x7fffffff) % PARTITIONS;
  if (partitions.size >= REMEMBERED_MAX) partitions.clear();
  partitions.set(accountId, partition);
  return partition;
}

// Each record needs its partition several times, and accounts recur: cache the hash.
const REMEMBERED_MAX = 10_000;
const partitions = new Map<string, number>();

/** Kafka's variant of MurmurHash 2 as a signed 32-bit number. */
export function murmur2(bytes: Uint8Array): number {
  const multiplier = 0x5bd1e995;
  const { length } = bytes;
  const at = (i: number): number => bytes[i] ?? 0;
  let hash = 0x9747b28c ^ length;
  let i = 0;
  for (; i + 4 <= length; i += 4) {
    let word = at(i) | (at(i + 1) << 8) | (at(i + 2) << 16) | (at(i + 3) << 24);
    word = Math.imul(word, multiplier);
    word ^= word >>> 24;
    hash = Math.imul(hash, multiplier) ^ Math.imul(word, multiplier);
  }
  const rest = length - i;
  if (rest === 3) hash ^= at(i + 2) << 16;
  if (rest >= 2) hash ^= at(i + 1) << 8;
  if (rest >= 1) hash = Math.imul(hash ^ at(i), multiplier);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, multiplier);
  return (hash ^ (hash >>> 15)) | 0;
}
