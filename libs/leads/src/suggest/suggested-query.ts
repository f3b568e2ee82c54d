import { dictionaries, dictionaryOf } from '../dictionaries.ts';
import { filterColumns, geographyColumns, type ChoiceColumn, type Dictionary } from '../dictionary.ts';
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

/** A column of the lead table; `byPrefix`: a lead counts whose value begins so. */
export type SuggestedColumn = { column: string; byPrefix: boolean; filter?: string };

export function suggestedColumn({ kind, value }: Suggestion, dictionary: Dictionary): SuggestedColumn | undefined {
  if (isPlace(kind)) return { column: geographyColumns[kind], byPrefix: false };
  const column = filterOf(dictionary, kind);
  if (column === undefined) return undefined;
  const { fieldName: filter, levels = [] } = column;
  const level = levels.find(({ length }) => length === value.length);
  if (level === undefined || 'column' in level) return { column: level?.column ?? filter, byPrefix: false, filter };
  return { column: level.prefixOf, byPrefix: true, filter };
}

function filterOf(dictionary: Dictionary, kind: SuggestionKind): ChoiceColumn | undefined {
  return filterColumns(dictionary).find(
    (column): column is ChoiceColumn => 'suggestedAs' in column && column.suggestedAs === kind,
  );
}

function isPlace(kind: SuggestionKind): kind is GeographyKind {
  return kind in geographyColumns;
}
