import { dictionaryOf } from '@leadwright/leads/dictionaries';
import type { Filter, Geography } from '@leadwright/leads/query';
import { filtersInWords, placesInWords } from '@leadwright/leads/query-words';
import type { Static } from 'typebox';
import { countedAt } from '@leadwright/leads/query-url';
import type { SavedSearchRow } from '../../projections/saved-search.ts';
import type { SharedSearchSchema, SavedSearchSchema } from '@leadwright/contracts/routes/search/saved-searches';
export type SavedSearchView = Static<typeof SavedSearchSchema>;
export type SharedSearchView = Static<typeof SharedSearchSchema>;

/** The part that anybody may see who has the address. */
export function sharedViewOf({ dictId, name, query, count }: SavedSearchRow): SharedSearchView {
  const { geography, filters } = JSON.parse(query) as { geography: Geography; filters: Filter[] };
  return {
    searchName: name === '' ? null : name,
    type: dictionaryOf(dictId)?.type ?? dictId,
    dictId,
    geographyParams: geography,
    searchParams: filters,
    count,
    places: placesInWords(geography),
    conditions: filtersInWords(dictId, filters),
  };
}

/** `personId`: who asks. */
export function viewOf(row: SavedSearchRow, personId: string): SavedSearchView {
  return {
    id: row.searchId,
    uid: row.personId,
    ...sharedViewOf(row),
    queryUrl: countedAt(row.dictId).url,
    isDefault: row.isDefault,
    own: row.personId === personId,
    timestamp: Math.floor(Date.parse(row.savedAt) / 1000),
  };
}
