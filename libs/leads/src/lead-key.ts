// The lead key says which person, business or thing a row is, the same in every version of the leads: what was
// bought, suppressed or asked to be deleted is remembered by it. It is a hash of what identifies the lead
// (`identity` of its dictionary), not of what may change about it, and must never be computed another way.

/**
 * SQL (UInt64) over a row with the dictionary's columns. Case and blanks around a value do not
 * matter, since suppliers write them differently from delivery to delivery.
 */
export function leadKeySql({ identity }: { identity: readonly string[] }): string {
  return `sipHash64(${identity.map((column) => `lowerUTF8(trimBoth(toString(${column})))`).join(', ')})`;
}
