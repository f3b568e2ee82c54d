import {
  GeographyKindSchema as Kind,
  GeographyKindSchema,
  leadQueryProperties,
  namedKind,
} from '@leadwright/leads/query-schema';
import { placeListMax, placeWordsMax, suggestedTextMax } from '@leadwright/leads/rules/limits';
import { commaList } from '@leadwright/runtime/requests/comma-list';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

const kind = Type.Union([
  ...GeographyKindSchema.anyOf,
  Type.Literal('SIC'),
  Type.Literal('NAICS'),
  Type.Literal('MAKE'),
  Type.Literal('MODEL'),
]);

/** Of one request. */
const labelsMax = 100;

const Place = Type.Object({
  value: Type.String({ description: 'What a query holds.' }),
  name: Type.String(),
  meta: Type.String({ description: 'Tells two places of one name apart.' }),
  kind: Kind,
  told: Type.Optional(
    Type.Literal(true, {
      description:
        'The name alone would mislead: a city that the mail calls otherwise, an old code of a county, PO boxes only. Show `meta` with it.',
    }),
  ),
});
const Places = Type.Object({ items: Type.Array(Place) });

export const getPlaceLabels = route({
  method: 'GET',
  path: '/api/v2/geographies/labels',
  service: 'search',
  access: 'member',
  compressible: true,
  summary: 'The names of places',
  query: Type.Object(
    {
      kind: Kind,
      values: commaList(labelsMax, { of: 'places as queries hold them', maxLength: 4_000 }),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Places },
  example: examples.labels,
});

const Read = Type.Object({ word: Type.String({ description: 'As it was written.' }), ...Place.properties });

export const readPlaces = route({
  method: 'POST',
  path: '/api/v2/geographies/read',
  service: 'search',
  access: 'member',
  compressible: true,
  whileActing: 'allowed',
  summary: 'Read a list of places',
  description:
    "Takes what people copy out of sheets and mails: ZIP codes (02108-1234, '02108, 2108.0), counties by name or FIPS code, cities, states and area codes, apart by commas, blanks, semicolons, tabs or lines.",
  body: Type.Object(
    {
      list: Type.String({ maxLength: placeListMax, description: `At most ${placeWordsMax} places.` }),
      kind: Type.Optional(
        Type.Union(Kind.anyOf, { description: 'What is looked for: it decides what 04013 is, and “Orange, CA”.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      places: Type.Array(Read, { description: 'Each once, in the order of the text. A search takes fewer.' }),
      zerosLost: Type.Array(Read, {
        description: 'Meant if a zero in front was lost: 2108 may be 02108. Ask before you search them.',
      }),
      leftOut: Type.Array(
        Type.Object({
          word: Type.String(),
          code: Type.String({
            description: 'not-a-zip, not-a-county, not-an-area-code, unknown-place, several-places, military, range',
          }),
          message: Type.String(),
        }),
      ),
    }),
  },
  refusals: [refusals.tooManyPlaces],
  example: examples.readPlaces,
});

const Suggestions = Type.Object({
  items: Type.Array(
    Type.Object({
      kind,
      value: Type.String({ description: 'What a query holds.' }),
      name: Type.String(),
      meta: Type.String({ description: 'Tells two of one name apart.' }),
      agg: Type.Union([
        Type.Integer({ description: 'How many leads `query` finds; null while they are not counted.' }),
        Type.Null(),
      ]),
      query: Type.Union([Type.Object(leadQueryProperties, { description: 'The search for it alone.' }), Type.Null()]),
    }),
  ),
});

export const getSuggestions = route({
  method: 'GET',
  path: '/api/v2/suggestions',
  service: 'search',
  access: 'member',
  compressible: true,
  summary: 'Places, industries, makes and models whose name begins so',
  query: Type.Object(
    {
      kind,
      q: Type.String({ minLength: 2, maxLength: suggestedTextMax, description: 'More than one character.' }),
      dictId: Type.Optional(
        namedKind({ description: 'Whose leads are counted; without it, those that have the kind first.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Suggestions },
  refusals: [refusals.dictionaryUnknown],
  example: examples.suggestions,
});
