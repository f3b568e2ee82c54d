import { facetFieldsMax, previewPagesMax, previewPageSize } from '@leadwright/leads/rules/limits';
import { leadQueryProperties, namedKind } from '@leadwright/leads/query-schema';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { PhonesChecked } from './phones-checked.ts';
import { refusals, searchRefusals } from './refusals.ts';

const Count = Type.Object({
  count: Type.Integer({ description: 'How many leads match.' }),
  exact: Type.Boolean({ description: 'False where `limit` ended the count, and of an estimate.' }),
  bound: Type.Optional(
    Type.Integer({ description: 'Of an estimate: nineteen of twenty times the number is within so many of it.' }),
  ),
  datasetVersion: Type.Integer({ description: 'Name it when you download what was counted.' }),
  tookMs: Type.Integer(),
  asOf: Type.String({ description: 'When it was counted, ISO 8601.' }),
  phones: Type.Optional(PhonesChecked),
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
      estimate: Type.Optional(
        Type.Literal(true, {
          description:
            'An estimate at once, while the exact count takes longer. There is one of the whole country, where there are many leads.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Count },
  refusals: [...searchRefusals, refusals.tooManyCounts, refusals.noEstimate],
  example: examples.count,
});

const leads = (description: string) => Type.Integer({ description });
const FacetValue = Type.Union([
  Type.Object({ value: Type.String(), count: Type.Integer() }, { description: 'A choice or a band.' }),
  Type.Object(
    { from: Type.Integer(), to: Type.Integer(), count: Type.Integer() },
    { description: 'A bar of a range, both ends inclusive.' },
  ),
]);
const Facets = Type.Object({
  facets: Type.Array(
    Type.Object({
      field: Type.String(),
      values: Type.Array(FacetValue, { description: "In the dictionary's order, those without a lead too." }),
      unknown: leads('Leads of which the field says nothing: no choice of it finds them.'),
    }),
    { description: 'In the order that they were asked for, each once.' },
  ),
  fill: Type.Optional(
    Type.Object({
      leads: leads('All that match.'),
      phone: Type.Optional(leads('With a phone.')),
      email: Type.Optional(leads('With an e-mail address.')),
      phoneAndEmail: Type.Optional(leads('With both.')),
      callable: Type.Optional(
        leads('With a phone that was checked against the do-not-call registry and is not listed.'),
      ),
    }),
  ),
  datasetVersion: Type.Integer(),
});

export const facetLeads = route({
  method: 'POST',
  path: '/api/v2/searches/facets',
  service: 'search',
  access: 'member',
  limits: ['facets'],
  compressible: true,
  whileActing: 'allowed',
  summary: 'Count leads beside each value of some filters',
  body: Type.Object(
    {
      ...leadQueryProperties,
      fields: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
        minItems: 1,
        maxItems: facetFieldsMax,
        description: 'Filters of this kind of leads. Each is counted under all filters but its own.',
      }),
      fill: Type.Optional(Type.Boolean({ description: 'Also how many of the leads can be reached, and how.' })),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Facets },
  refusals: [...searchRefusals, refusals.facetUnknown, refusals.tooManyCounts],
  example: examples.facets,
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
