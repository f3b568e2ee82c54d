import { DictIdSchema, GeographyKindSchema, namedKind } from '@leadwright/leads/query-schema';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { PhonesChecked } from './phones-checked.ts';
import { refusals } from './refusals.ts';

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

const asSearchedNow = { description: 'Without those that the leads searched now do not have yet.' };

export const listDictionaries = route({
  method: 'GET',
  path: '/api/v2/dictionaries',
  service: 'search',
  access: 'member',
  compressible: true,
  summary: 'What can be searched',
  answers: {
    200: Type.Object({
      dictionaries: Type.Array(Type.Object({ ...kind, filters: Type.Array(Type.Object(named), asSearchedNow) })),
    }),
  },
  example: examples.dictionaries,
});

export const listDatasets = route({
  method: 'GET',
  path: '/api/v2/superadmin/datasets',
  service: 'search',
  access: 'super-admin',
  summary: 'The leads that are searched now, of each kind',
  answers: {
    200: Type.Object({
      datasets: Type.Array(
        Type.Object({
          dictId: Type.String(),
          name: Type.String(),
          rows: Type.Integer(),
          source: Type.String({ description: 'Where they came from, as the import said it.' }),
          activatedAt: Type.String({ description: 'Since when they are searched.' }),
        }),
        { description: 'Without kinds that have none.' },
      ),
    }),
  },
  example: examples.datasets,
});

export const getLeadFacts = route({
  method: 'GET',
  path: '/api/v2/lead-facts',
  service: 'search',
  access: 'public',
  compressible: true,
  summary: 'How many leads there are, how fresh, and when their numbers were checked',
  answers: {
    200: Type.Object({
      asOf: Type.String({ description: 'The day of the answer. Days are YYYY-MM-DD.' }),
      kinds: Type.Array(
        Type.Object({
          dictId: Type.String(),
          name: Type.String(),
          leads: Type.Integer({ description: 'At least so many: rounded down to three digits.' }),
          madeUp: Type.Optional(Type.Literal(true, { description: 'Nobody is any of them: they are for trying.' })),
          renewedOn: Type.String({ description: 'The day on which they came.' }),
          phones: Type.Optional(PhonesChecked),
        }),
        { description: 'Without kinds that have none.' },
      ),
    }),
  },
  example: examples.leadFacts,
});

const id = Type.String({ minLength: 1, maxLength: 60 });

const strict = { additionalProperties: false };

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

export const getDictionary = route({
  method: 'GET',
  path: '/api/v2/dictionaries/:dictId',
  service: 'search',
  access: 'member',
  compressible: true,
  summary: 'One kind of leads, with its filters and columns',
  params: Type.Object({ dictId: namedKind() }, strict),
  answers: {
    200: Type.Object({
      ...kind,
      filters: Type.Array(FilterSchema, asSearchedNow),
      groups: Type.Array(Type.String(), { description: 'The groups of the filters, as they are shown.' }),
      columns: Type.Array(Type.Object({ field: Type.String(), label: Type.String() }), {
        description: 'What previews and files hold, in order.',
      }),
    }),
  },
  refusals: [refusals.dictionaryUnknown],
  example: examples.dictionary,
});

export const listFilterItems = route({
  method: 'GET',
  path: '/api/v2/dictionaries/:dictId/items/:field',
  service: 'search',
  access: 'member',
  compressible: true,
  summary: 'The values of one filter',
  params: Type.Object({ dictId: namedKind(), field: id }, strict),
  answers: { 200: Type.Object({ items: ItemsSchema }) },
  refusals: [refusals.dictionaryUnknown, refusals.filterUnknown],
  example: examples.items,
});
