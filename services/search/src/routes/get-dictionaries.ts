// What can be searched: the kinds of leads, each with its filters. Long lists of values are answered apart, filter by
// filter, so that a page that asks for a kind is not sent lists that it may never show.
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
import { DictIdSchema, GeographyKindSchema } from '@leadwright/leads/query-schema';
import { hasOne, linksOf, searchFields } from '@leadwright/leads/links';
import { isBeside } from '@leadwright/leads/rules/field-names';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { Type } from 'typebox';
import type { QueryParts } from './checked-query.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

// Lists of more values than a person reads at once.
const ITEMS_HERE_MAX = 100;
// What is asked of other kinds stands further down, and few open it.
const BESIDE_HERE_MAX = 4;

const named = {
  field: Type.String(),
  label: Type.String(),
  group: Type.String(),
  inputType: Type.Union([
    Type.Literal('select'),
    Type.Literal('checkbox'),
    Type.Literal('range'),
    Type.Literal('stringRange'),
  ]),
};
const ItemsSchema = Type.Array(Type.Object({ value: Type.String(), label: Type.String() }));

const FilterSchema = Type.Object({
  ...named,
  items: Type.Optional(ItemsSchema),
  itemsApart: Type.Optional(
    Type.Literal(true, { description: 'The list is long: `/api/v2/dictionaries/{dictId}/items/{field}` answers it.' }),
  ),
  suggestedAs: Type.Optional(
    Type.Union([Type.Literal('SIC'), Type.Literal('NAICS'), Type.Literal('MAKE'), Type.Literal('MODEL')], {
      description: 'The kind of `/api/v2/suggestions` that finds values of it.',
    }),
  ),
  min: Type.Optional(Type.Integer()),
  max: Type.Optional(Type.Integer({ description: 'Years that have been end at the current one.' })),
  unit: Type.Optional(Type.String()),
  year: Type.Optional(Type.Literal(true, { description: 'Its numbers are years: names, written as they are.' })),
});

const kind = {
  dictId: DictIdSchema,
  index: Type.String(),
  type: Type.String(),
  themeColor: Type.String({ description: 'On light ground, #RRGGBB.' }),
  themeColorDark: Type.String({ description: 'On dark ground, #RRGGBB.' }),
  name: Type.String(),
  icon: Type.String({ description: 'An SVG path on a grid of 20 units.' }),
  beta: Type.Optional(Type.Literal(true, { description: 'Said wherever the name stands.' })),
  geography: Type.Array(GeographyKindSchema),
  multiplierHundredths: Type.Integer({ description: 'One row costs this many hundredths of a lead.' }),
};
const asSearchedNow = { description: 'Without those that the leads searched now do not have yet.' };

const DictionariesSchema = Type.Object({
  dictionaries: Type.Array(Type.Object({ ...kind, filters: Type.Array(Type.Object(named), asSearchedNow) })),
});
const DictionarySchema = Type.Object({
  ...kind,
  filters: Type.Array(FilterSchema, asSearchedNow),
  groups: Type.Array(Type.String(), { description: 'The groups of the filters, as they are shown.' }),
  columns: Type.Array(Type.Object({ field: Type.String(), label: Type.String() }), {
    description: 'What previews and files hold, in order.',
  }),
});

const id = Type.String({ minLength: 1, maxLength: 60 });
const strict = { additionalProperties: false };

export type DictionariesParts = QueryParts & { now: () => Date };

/** What can be searched; the filter form is made from this. */
export function getDictionariesRoutes(app: HttpApp, parts: DictionariesParts): void {
  app.get(
    '/api/v2/dictionaries',
    {
      schema: { summary: 'What can be searched', response: { 200: DictionariesSchema } },
      config: { access: 'member', example: examples.dictionaries },
    },
    async () => ({
      dictionaries: await Promise.all(
        dictionaries.map(async (dictionary) => {
          const filters = await offeredFilters(dictionary, parts);
          return { ...kindAnswer(dictionary), filters: filters.map(namedAnswer) };
        }),
      ),
    }),
  );
  app.get(
    '/api/v2/dictionaries/:dictId',
    {
      schema: {
        summary: 'One kind of leads, with its filters and columns',
        params: Type.Object({ dictId: id }, strict),
        response: { 200: DictionarySchema },
      },
      config: { access: 'member', refusals: [refusals.dictionaryUnknown], example: examples.dictionary },
    },
    async ({ params }) => {
      const dictionary = known(params.dictId);
      const year = parts.now().getUTCFullYear();
      const filters = [...(await offeredFilters(dictionary, parts)), ...(await offeredBeside(dictionary, parts))];
      return {
        ...kindAnswer(dictionary),
        filters: filters.map((column) => filterAnswer(column, year)),
        groups: groupsOf(filters),
        columns: exportColumns(dictionary).map(({ fieldName, label }) => ({ field: fieldName, label })),
      };
    },
  );
  app.get(
    '/api/v2/dictionaries/:dictId/items/:field',
    {
      schema: {
        summary: 'The values of one filter',
        params: Type.Object({ dictId: id, field: id }, strict),
        response: { 200: Type.Object({ items: ItemsSchema }) },
      },
      config: {
        access: 'member',
        refusals: [refusals.dictionaryUnknown, refusals.filterUnknown],
        example: examples.items,
      },
    },
    async ({ params }) => {
      const field = searchFields(known(params.dictId)).find(({ asked }) => asked.fieldName === params.field);
      const column = field?.column;
      if (column === undefined || column.inputType === 'range') throw refuse(refusals.filterUnknown);
      return { items: plainItems(column.items) };
    },
  );
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
