import { dictionaries, dictionaryOf } from '../dictionaries.ts';
import { filterColumns, geographyColumns, type ChoiceColumn, type Dictionary } from '../dictionary.ts';
import { reachOf, type Reach } from '../geography/reach.ts';
import type { GeographyKind, LeadQuery } from '../query.ts';
import type { Suggestion, SuggestionKind } from './suggestions.ts';

/** The dictionary of that id if its leads are searched by the kind; without an id, the first that is. */
export function dictionarySuggested(kind: SuggestionKind, dictId?: string): Dictionary | undefined {
  const asked = dictId === undefined ? dictionaries : [dictionaryOf(dictId)];
  return asked.find(
    (dictionary) => dictionary && (isPlace(kind) ? dictionary.geography.includes(kind) : filterOf(dictionary, kind)),
  );
}

export function suggestedQuery({ kind, value }: Suggestion, dictionary: Dictionary): LeadQuery | undefined {
  const { dictId } = dictionary;
  if (isPlace(kind)) return { dictId, geography: { kind, values: [value] }, filters: [] };
  const filter = filterOf(dictionary, kind);
  if (!filter?.items.some((item) => item.value === value)) return undefined;
  return { dictId, geography: { kind: 'nationwide' }, filters: [{ field: filter.fieldName, anyOf: [value] }] };
}

/** Columns of the lead table with values; `byPrefix`: a lead counts whose value begins so. */
export type SuggestedColumns = { reach: Reach; byPrefix: boolean; filter?: string };

export function suggestedColumns({ kind, value }: Suggestion, dictionary: Dictionary): SuggestedColumns | undefined {
  if (isPlace(kind)) return { reach: reachOf(kind, [value]), byPrefix: false };
  const column = filterOf(dictionary, kind);
  if (column === undefined) return undefined;
  const { fieldName: filter, levels = [] } = column;
  const level = levels.find(({ length }) => length === value.length);
  const asked = (name: string) => [{ column: name, values: [value] }];
  if (level === undefined || 'column' in level)
    return { reach: asked(level?.column ?? filter), byPrefix: false, filter };
  return { reach: asked(level.prefixOf), byPrefix: true, filter };
}

function filterOf(dictionary: Dictionary, kind: SuggestionKind): ChoiceColumn | undefined {
  return filterColumns(dictionary).find(
    (column): column is ChoiceColumn => 'suggestedAs' in column && column.suggestedAs === kind,
  );
}

function isPlace(kind: SuggestionKind): kind is GeographyKind {
  return kind in geographyColumns;
}
