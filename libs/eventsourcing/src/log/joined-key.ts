/** One text for several parts: no two lists of parts have the same. */
export const joinedKey = (...parts: (string | number)[]): string => JSON.stringify(parts);
