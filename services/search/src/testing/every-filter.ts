import { dictionaryOf } from '@leadwright/leads/dictionaries';
import { filterColumns } from '@leadwright/leads/dictionary';
import type { SearchableFilters } from '@leadwright/leads/compile/searchable-filters';

/** Of leads that have a value for every filter of their dictionary. */
export const everyFilter: SearchableFilters = async (dictId) => {
  const dictionary = dictionaryOf(dictId);
  return new Set(dictionary ? filterColumns(dictionary).map(({ fieldName }) => fieldName) : []);
};
