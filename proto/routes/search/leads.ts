import { previewPagesMax, previewPageSize } from '@leadwright/leads/rules/limits';
import { leadQueryProperties, namedKind } from '@leadwright/leads/query-schema';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { refusals, searchRefusals } from './refusals.ts';

const Count = Type.Object({
  count: Type.Integer({ description: 'Exactly how many leads match.' }),
  exact: Type.Boolean({ description: 'False where `limit` ended the count.' }),
  datasetVersion: Type.Integer({ description: 'Name it when you download what was counted.' }),
  tookMs: Type.Integer(),
  asOf: Type.String({ description: 'When it was counted, ISO 8601.' }),
});

// A stored address has them; they say what the body says.
const Address = Type.Object({
  dictId: Type.Optional(namedKind()),
  index: Type.Optional(Type.String({ maxLength: 60 })),
});

export const countLeads = route({
  method: 'POST',
  path: '/api/v2/searches/count',
  service: 'search',
  access: 'member',
  limits: ['counts'],
  whileActing: 'allowed',
  summary: 'Count leads exactly',
  query: Address,
  body: Type.Object(
    {
      ...leadQueryProperties,
      limit: Type.Optional(Type.Literal(1, { description: 'Only whether there is one: the count ends at 1.' })),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Count },
  refusals: [...searchRefusals, refusals.tooManyCounts],
  example: examples.count,
});

export const getTeaser = route({
  method: 'GET',
  path: '/api/v2/teaser',
  service: 'search',
  access: 'public',
  limits: ['teaser-network'],
  summary: 'How many homeowners a ZIP code has',
  query: Type.Object(
    { zip: textLike('^[0-9]{5}$', 'a ZIP code of five digits', { description: 'A ZIP code that exists.' }) },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      zip: Type.String(),
      place: Type.String({ description: 'City, state and county, for people.' }),
      count: Type.Integer({ description: 'Homeowners aged 45 to 64, exactly.' }),
      asOf: Type.String({ description: 'When it was counted, ISO 8601.' }),
    }),
  },
  refusals: [refusals.zipUnknown, refusals.datasetMissing, refusals.tooManyVisitors, refusals.searchTimeout],
  example: examples.teaser,
});

const Preview = Type.Object({
  columns: Type.Array(Type.Object({ field: Type.String(), label: Type.String() })),
  rows: Type.Array(Type.Record(Type.String(), Type.String()), {
    description: 'By field; empty where nothing is known.',
  }),
  page: Type.Integer(),
  pages: Type.Integer({ description: 'As many pages as are ever shown.' }),
  pageSize: Type.Integer(),
  datasetVersion: Type.Integer(),
  seed: Type.String(),
  masked: Type.Array(Type.String(), { description: 'Fields that are hidden until the lead is bought.' }),
});

export const previewLeads = route({
  method: 'POST',
  path: '/api/v2/searches/preview',
  service: 'search',
  access: 'member',
  limits: ['searches'],
  compressible: true,
  whileActing: 'allowed',
  summary: 'Preview leads, contact data masked',
  body: Type.Object(
    {
      ...leadQueryProperties,
      page: Type.Optional(
        Type.Integer({ minimum: 1, maximum: previewPagesMax, description: '1 where it is missing.' }),
      ),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: previewPageSize, description: 'Only the first rows of the page.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Preview },
  refusals: searchRefusals,
  example: examples.preview,
});
