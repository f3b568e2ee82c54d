// Which filters search offers and export takes in a version of the leads.
import { dictionaryOf } from '../dictionaries.ts';
import type { CheckedQuery } from '../check-query.ts';
import { filterColumns } from '../dictionary.ts';
import { findFilledFilters, type LeadEngine } from './filled-filters.ts';

/** The field names of a dictionary's filters that can be used in a version. */
export type SearchableFilters = (dictId: string, version: number) => Promise<ReadonlySet<string>>;

/** Asks the engine once per version, since a version never changes; failures are not cached. */
export function createSearchableFilters(engine: LeadEngine): SearchableFilters {
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  return (dictId, version) => {
    const dictionary = dictionaryOf(dictId);
    if (!dictionary) return Promise.resolve(new Set<string>());
    const key = `${dictId} ${version}`;
    const before = known.get(key);
    if (before) return before;
    const asked = findFilledFilters(engine, dictionary, version);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}

/** Those of the query's filters that no lead of the version has a value for, as a refusal names them. */
export async function filtersNotReady(
  searchable: SearchableFilters,
  { dictId, filters }: Pick<CheckedQuery, 'dictId' | 'filters'>,
  version: number,
): Promise<{ path: string; message: string }[]> {
  const dictionary = dictionaryOf(dictId);
  if (!dictionary || filters.length === 0) return [];
  const ready = await searchable(dictId, version);
  const early = new Set(filters.map(({ field }) => field).filter((field) => !ready.has(field)));
  return filterColumns(dictionary)
    .filter(({ fieldName }) => early.has(fieldName))
    .map(({ fieldName, label }) => ({
      path: fieldName,
      message: `The leads do not have “${label}” yet. Remove this filter, or use it when the leads are updated.`,
    }));
}
