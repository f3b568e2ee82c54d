// Which person, business or thing a row is, the same in every version of the leads: what was bought, suppressed or deleted
// is remembered by it, so it hashes what identifies the lead, not what may change, and is never computed another way.

/** UInt64. Case and blanks around a value do not matter: suppliers write them differently each time. */
export function leadKeySql({ identity }: { identity: readonly string[] }): string {
  return `sipHash64(${identity.map((column) => `lowerUTF8(trimBoth(toString(${column})))`).join(', ')})`;
}
