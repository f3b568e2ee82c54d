import type { Dictionary } from './dictionary.ts';
import { businesses } from './dictionaries/businesses.ts';
import { consumers } from './dictionaries/consumers.ts';
import { emails } from './dictionaries/emails.ts';
import { vehicles } from './dictionaries/vehicles.ts';

export const dictionaries: readonly Dictionary[] = [consumers, businesses, vehicles, emails];

export function dictionaryOf(dictId: string): Dictionary | undefined {
  return dictionaries.find((dictionary) => dictionary.dictId === dictId);
}
