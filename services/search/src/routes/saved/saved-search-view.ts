// A saved search as people see it: the fields that people know, and the same in words.
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import type { Filter, Geography } from '@leadwright/leads/query';
import { FilterSchema, GeographySchema } from '@leadwright/leads/query-schema';
import { filtersInWords, placesInWords } from '@leadwright/leads/query-words';
import { Type, type Static } from 'typebox';
import { countedAt } from '@leadwright/leads/query-url';
import type { SavedSearchRow } from '../../projections/saved-search.ts';

const content = {
  searchName: Type.Union([Type.String(), Type.Null()], { description: 'Null for a default search.' }),
  type: Type.String({ description: 'The kind of leads, such as Consumers.' }),
  dictId: Type.String(),
  geographyParams: GeographySchema,
  searchParams: Type.Array(FilterSchema),
  count: Type.Union([Type.Integer(), Type.Null()], { description: 'Leads when it was saved; null: not counted.' }),
  places: Type.Array(Type.String(), { description: 'The geography in words.' }),
  conditions: Type.Array(Type.Object({ label: Type.String(), asks: Type.String() }), {
    description: 'The filters in words.',
  }),
};

export const SavedSearchSchema = Type.Object({
  id: Type.String(),
  uid: Type.String({ description: 'Who saved it.' }),
  ...content,
  queryUrl: Type.String({ description: 'Where it is counted; contains dictId and index.' }),
  isDefault: Type.Boolean(),
  own: Type.Boolean({ description: 'Whether the caller saved it and may delete it.' }),
  timestamp: Type.Integer({ description: 'Seconds since 1970.' }),
});
export type SavedSearchView = Static<typeof SavedSearchSchema>;

/** What a shared address tells anybody: nothing about who saved it, when, or in which account. */
export const SharedSearchSchema = Type.Object(content, { additionalProperties: false });
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
