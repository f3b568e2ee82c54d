import { GeographySchema, FilterSchema, namedKind } from '@leadwright/leads/query-schema';
import { filtersMax, searchNameMax } from '@leadwright/leads/rules/limits';
import { readByOthers } from '@leadwright/runtime/words/written';
import { Type } from 'typebox';
import { idempotencyKey } from '../idempotency-key.ts';
import { route } from '../route.ts';
import { refusals } from './refusals.ts';
import { savedExamples } from './saved-search-examples.ts';
import { savedSearchRefusals } from './saved-search-refusals.ts';

const KeyHeader = idempotencyKey('The same key saves one search, however often it is sent.');

const id = Type.String({ minLength: 1, maxLength: 128 });

const strict = { additionalProperties: false };

/** What a shared address holds: the secret of a link, or the ids of a search and of who saved it. */
export const SharedAddress = Type.Union([
  Type.Object({ token: id }, strict),
  Type.Object({ savedSearch: id, uid: id }, strict),
]);

export const Saved = Type.Object({ id: Type.String() });

export const copySearch = route({
  method: 'POST',
  path: '/api/v2/saved-searches/copies',
  service: 'search',
  access: 'member',
  limits: ['saved-searches'],
  whileActing: 'allowed',
  summary: 'Save a copy of a shared search',
  headers: KeyHeader,
  body: Type.Object({ from: SharedAddress }, { additionalProperties: false }),
  answers: { 201: Saved },
  refusals: [
    savedSearchRefusals['saved-search-unknown'],
    savedSearchRefusals.full,
    savedSearchRefusals.idempotencyKeyMissing,
    savedSearchRefusals.idempotencyKeyReused,
  ],
  example: savedExamples.copy,
});

export const SearchParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 128 }) });

export const deleteSavedSearch = route({
  method: 'POST',
  path: '/api/v2/saved-searches/:id/delete',
  service: 'search',
  access: 'member',
  summary: 'Delete a saved search',
  params: SearchParams,
  answers: { 204: Type.Null() },
  refusals: [savedSearchRefusals['saved-search-unknown'], savedSearchRefusals['saved-search-of-another']],
  example: savedExamples.remove,
});

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

/** What a shared address tells anybody: nothing about who saved it, when, or in which account. */
export const SharedSearchSchema = Type.Object(content, { additionalProperties: false });

export const openShared = route({
  method: 'POST',
  path: '/api/v2/shared-searches/open',
  service: 'search',
  access: 'public',
  limits: ['shared-network'],
  proof: { by: 'link', failsAs: [savedSearchRefusals['saved-search-unknown']] },
  summary: 'What a shared link shows',
  body: SharedAddress,
  answers: { 200: SharedSearchSchema },
  refusals: [savedSearchRefusals['saved-search-unknown']],
  example: savedExamples.open,
});

export const SavedSearchSchema = Type.Object({
  id: Type.String(),
  uid: Type.String({ description: 'Who saved it.' }),
  ...content,
  queryUrl: Type.String({ description: 'Where it is counted; contains dictId and index.' }),
  isDefault: Type.Boolean(),
  own: Type.Boolean({ description: 'Whether the caller saved it and may delete it.' }),
  timestamp: Type.Integer({ description: 'Seconds since 1970.' }),
});

export const readSavedSearches = route({
  method: 'GET',
  path: '/api/v2/saved-searches',
  service: 'search',
  // An id beside its owner's opens a search for anybody, so none of these is compressed.
  access: 'member',
  summary: 'All saved searches',
  query: Type.Object(
    {
      find: Type.Optional(
        Type.String({ maxLength: 120, description: 'A part of the name, of a place or of a filter.' }),
      ),
      default: Type.Optional(namedKind({ description: "A dictionary: the person's own default search of it alone." })),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Object({ searches: Type.Array(SavedSearchSchema) }) },
  refusals: [refusals.dictionaryUnknown],
  example: savedExamples.list,
});

export const readSavedSearch = route({
  method: 'GET',
  path: '/api/v2/saved-searches/:id',
  service: 'search',
  access: 'member',
  summary: 'One saved search',
  params: SearchParams,
  answers: { 200: SavedSearchSchema },
  refusals: [savedSearchRefusals['saved-search-unknown']],
  example: savedExamples.read,
});

export const SaveSearchBody = Type.Object(
  {
    searchName: Type.Union([readByOthers(Type.String({ maxLength: searchNameMax })), Type.Null()], {
      description: 'Null saves the default search of the dictionary, one for each person.',
    }),
    queryUrl: Type.String({ maxLength: 2000, description: 'Names dictId and index; it is read, never fetched.' }),
    geographyParams: Type.Union([GeographySchema, Type.Null()]),
    searchParams: Type.Array(FilterSchema, { maxItems: filtersMax }),
    count: Type.Union([Type.Integer({ minimum: 0, maximum: 10_000_000_000 }), Type.Null()]),
  },
  { additionalProperties: false },
);

export const saveSearch = route({
  method: 'POST',
  path: '/api/v2/saved-searches',
  service: 'search',
  access: 'member',
  limits: ['saved-searches'],
  // Keeping a search changes nothing outside; a link would open it for strangers, in the person's name.
  whileActing: 'allowed',
  summary: 'Save a search',
  headers: KeyHeader,
  body: SaveSearchBody,
  answers: { 201: Saved },
  refusals: [
    savedSearchRefusals.nameMissing,
    savedSearchRefusals.geographyMissing,
    savedSearchRefusals.queryUrlForeign,
    refusals.queryInvalid,
    savedSearchRefusals.full,
    savedSearchRefusals.idempotencyKeyMissing,
    savedSearchRefusals.idempotencyKeyReused,
  ],
  example: savedExamples.save,
});
