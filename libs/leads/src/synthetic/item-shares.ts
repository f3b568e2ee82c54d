import type { Dictionary } from '../dictionary.ts';
import type { Shares } from './expressions.ts';

/** One share per item, in the dictionary's order. Throws if an item has none, so that a new item is not forgotten. */
export function itemShares(dictionary: Dictionary, fieldName: string, ...parts: readonly number[]): Shares {
  const column = dictionary.columns.find((candidate) => candidate.fieldName === fieldName);
  const items = column && 'items' in column ? column.items : [];
  if (items.length !== parts.length)
    throw new Error(`${dictionary.dictId}.${fieldName} has ${items.length} items and ${parts.length} shares`);
  return items.map(({ value }, index) => [value, parts[index] ?? 0] as const);
}
