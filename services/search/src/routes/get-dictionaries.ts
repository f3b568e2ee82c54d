// Long lists of values are answered apart, so that a page is not sent lists that it may never show.
import { dictionaries, dictionaryOf } from '@leadwright/leads/dictionaries';
import {
  exportColumns,
  filterColumns,
  type Dictionary,
  type FilterColumn,
  type Item,
  offeredMax,
} from '@leadwright/leads/dictionary';
import { groupsOf } from '@leadwright/leads/filter-groups';
import { hasOne, linksOf, searchFields } from '@leadwright/leads/links';
import { isBeside } from '@leadwright/leads/rules/field-names';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { QueryParts } from './checked-query.ts';
import { listDictionaries, getDictionary, listFilterItems } from '@leadwright/contracts/routes/search/dictionaries';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/search/refusals';

// Lists of more values than a person reads at once.
const ITEMS_HERE_MAX = 100;
// What is asked of other kinds stands further down, and few open it.
const BESIDE_HERE_MAX = 4;

export type DictionariesParts = QueryParts & { now: () => Date };

export function getDictionariesRoutes(app: HttpApp, parts: DictionariesParts): void {
  implement(app, listDictionaries, async () => ({
    dictionaries: await Promise.all(
      dictionaries.map(async (dictionary) => {
        const filters = await offeredFilters(dictionary, parts);
        return { ...kindAnswer(dictionary), filters: filters.map(namedAnswer) };
      }),
    ),
  }));
  implement(app, getDictionary, async ({ params }) => {
    const dictionary = known(params.dictId);
    const year = parts.now().getUTCFullYear();
    const filters = [...(await offeredFilters(dictionary, parts)), ...(await offeredBeside(dictionary, parts))];
    return {
      ...kindAnswer(dictionary),
      filters: filters.map((column) => filterAnswer(column, year)),
      groups: groupsOf(filters),
      columns: exportColumns(dictionary).map(({ fieldName, label }) => ({ field: fieldName, label })),
    };
  });
  implement(app, listFilterItems, async ({ params }) => {
    const field = searchFields(known(params.dictId)).find(({ asked }) => asked.fieldName === params.field);
    const column = field?.column;
    if (column === undefined || column.inputType === 'range') throw refuse(refusals.filterUnknown);
    return { items: plainItems(column.items) };
  });
}

function known(dictId: string): Dictionary {
  const dictionary = dictionaryOf(dictId);
  if (dictionary === undefined) throw refuse(refusals.dictionaryUnknown);
  return dictionary;
}

// Before there are leads at all every filter is shown: what the first version will have.
async function offeredFilters(
  dictionary: Dictionary,
  { activeDataset, searchableFilters }: QueryParts,
): Promise<FilterColumn[]> {
  const dataset = await activeDataset(dictionary.dictId);
  if (!dataset) return filterColumns(dictionary);
  const searchable = await searchableFilters(dictionary.dictId, dataset.version);
  return filterColumns(dictionary).filter(({ fieldName }) => searchable.has(fieldName));
}

// Of kinds whose leads stand beside these, where there are any: what the searched kind does not say itself.
async function offeredBeside(
  dictionary: Dictionary,
  { activeDataset, searchableFilters }: QueryParts,
): Promise<FilterColumn[]> {
  const versions = new Map<string, ReadonlySet<string>>();
  for (const { dictionary: other } of linksOf(dictionary)) {
    const dataset = await activeDataset(other.dictId);
    if (dataset) versions.set(other.dictId, await searchableFilters(other.dictId, dataset.version));
  }
  const own = new Set(dictionary.columns.map(({ fieldName }) => fieldName));
  return searchFields(dictionary).flatMap(({ asked, column, link }) => {
    if (own.has(column.fieldName)) return [];
    const searchable = link && versions.get(link.dictionary.dictId);
    return searchable && (column === hasOne || searchable.has(column.fieldName)) ? [asked] : [];
  });
}

function kindAnswer(dictionary: Dictionary) {
  const { dictId, index, type, themeColor, themeColorDark, name, icon, beta, multiplierHundredths } = dictionary;
  return {
    ...{ dictId, index, type, themeColor, themeColorDark, name, icon, multiplierHundredths },
    ...(beta === undefined ? {} : { beta }),
    geography: [...dictionary.geography],
  };
}

function namedAnswer({ fieldName: field, label, group, inputType }: FilterColumn) {
  return { field, label, group, inputType };
}

function filterAnswer(column: FilterColumn, currentYear: number) {
  const beside = isBeside({ field: column.fieldName });
  if (column.inputType !== 'range')
    return {
      ...namedAnswer(column),
      // Suggestions are of the kind that is searched.
      ...('suggestedAs' in column && !beside ? { suggestedAs: column.suggestedAs } : {}),
      ...(column.items.length > (beside && column.inputType === 'select' ? BESIDE_HERE_MAX : ITEMS_HERE_MAX)
        ? { itemsApart: true as const }
        : { items: plainItems(column.items) }),
    };
  const { min, unit, year } = column;
  return {
    ...namedAnswer(column),
    min,
    max: offeredMax(column, currentYear),
    ...(unit === undefined ? {} : { unit }),
    ...(year === undefined ? {} : { year }),
  };
}

const plainItems = (items: readonly Item[]): Item[] => items.map(({ value, label }) => ({ value, label }));
