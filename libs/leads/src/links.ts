// A filter of another kind has its id in front, "vehicles.make"; all of one kind must hold for one lead there.
import { dictionaries, dictionaryOf } from './dictionaries.ts';
import { filterColumns, type ChoiceColumn, type Dictionary, type FilterColumn, type LinkBy } from './dictionary.ts';
import { besideName, hasOneName } from './rules/field-names.ts';

export type Link = {
  dictionary: Dictionary;
  by: LinkBy;
  name: string;
  ownKey: string;
  key: string;
};

/** `asked` is the column as queries name it; without a link it is the column itself. */
export type SearchField = { column: FilterColumn; asked: FilterColumn; link?: Link };

/** Whether there is such a lead at all; "no" turns all that is asked of it round. */
export const hasOne: ChoiceColumn = {
  group: '',
  inputType: 'checkbox',
  fieldName: hasOneName,
  label: 'Has one',
  clickhouseType: 'LowCardinality(String)',
  importAs: 'item',
  items: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
};

/** The kinds whose leads stand beside those of a dictionary: by person where both know one, else by household. */
export function linksOf({ dictId, keys = {} }: Pick<Dictionary, 'dictId' | 'keys'>): Link[] {
  return dictionaries
    .filter((other) => other.dictId !== dictId)
    .flatMap((dictionary) => {
      for (const by of ['person', 'household'] as const) {
        const [own, other, name] = [keys[by], dictionary.keys?.[by], dictionary.beside?.[by]];
        if (own && other && name !== undefined)
          return [{ dictionary, by, name, ownKey: own.fieldName, key: other.fieldName }];
      }
      return [];
    });
}

const known = new Map<string, readonly SearchField[]>();

/** Everything that a search of the dictionary may filter by: its own columns, then those beside it. */
export function searchFields(dictionary: Pick<Dictionary, 'dictId' | 'keys' | 'columns'>): readonly SearchField[] {
  // A dictionary that is not one of ours is a test's, and may change.
  if (dictionaryOf(dictionary.dictId) !== dictionary) return fieldsOf(dictionary);
  const before = known.get(dictionary.dictId) ?? fieldsOf(dictionary);
  known.set(dictionary.dictId, before);
  return before;
}

function fieldsOf(dictionary: Pick<Dictionary, 'dictId' | 'keys' | 'columns'>): SearchField[] {
  const own = filterColumns(dictionary).map((column) => ({ column, asked: column }));
  const beside = linksOf(dictionary).flatMap((link) =>
    [hasOne, ...filterColumns(link.dictionary)].map((column) => ({
      column,
      asked: { ...column, fieldName: besideName(link.dictionary.dictId, column.fieldName), group: link.name },
      link,
    })),
  );
  return [...own, ...beside];
}

export function kindsBeside(dictionary: Dictionary, filters: readonly { field: string }[]): string[] {
  const asked = new Set(filters.map(({ field }) => field));
  const linked = searchFields(dictionary).filter(({ asked: { fieldName } }) => asked.has(fieldName));
  return [...new Set(linked.flatMap(({ link }) => (link ? [link.dictionary.dictId] : [])))];
}
