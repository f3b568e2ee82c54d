// The lead key says which person or business a row is, the same in every version of the leads: what was
// bought, suppressed or asked to be deleted is remembered by it. It is a hash of what identifies the lead,
// not of what may change about it, and must never be computed another way.

// A person who moves is another lead: there is nothing better to know them by in a list of addresses.
const identity = {
  consumers: ['first_name', 'last_name', 'year_born', 'month_born', 'street_number', 'street', 'zip'],
  businesses: ['company', 'street_number', 'street', 'zip'],
} as const;

export type KeyedDictId = keyof typeof identity;

/** The columns that a lead is known by. */
export function identityColumns(dictId: KeyedDictId): readonly string[] {
  return identity[dictId];
}

/**
 * SQL (UInt64) over a row with the dictionary's columns. Case and blanks around a value do not
 * matter, since suppliers write them differently from delivery to delivery.
 */
export function leadKeySql(dictId: KeyedDictId): string {
  return `sipHash64(${identity[dictId].map((column) => `lowerUTF8(trimBoth(toString(${column})))`).join(', ')})`;
}
