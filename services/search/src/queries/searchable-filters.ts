import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import { findFilledFilters } from '../datasets/filled-filters.ts';

/** The field names of a dictionary's filters that can be used in a version. */
export type SearchableFilters = (dictId: string, version: number) => Promise<ReadonlySet<string>>;

/** Asks the engine once per version, since a version never changes; failures are not cached. */
export function createSearchableFilters(clickhouse: ClickHouse): SearchableFilters {
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  return (dictId, version) => {
    const dictionary = dictionaryOf(dictId);
    if (!dictionary) return Promise.resolve(new Set<string>());
    const key = `${dictId} ${version}`;
    const before = known.get(key);
    if (before) return before;
    const asked = findFilledFilters(clickhouse, dictionary, version);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}
