import { GeographySchema, FilterSchema } from '@leadwright/leads/query-schema';
import { pathParameterCharsMax } from '@leadwright/runtime/requests/request-validation';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

const answers = {
  200: Type.String({ description: 'The file.' }),
  206: Type.String({ description: 'The requested part of the file.' }),
};

export const getFile = route({
  method: 'GET',
  path: '/api/v2/files/:token',
  service: 'export',
  // The signed link is the only credential: a browser follows it without an access token.
  access: 'public',
  ofSession: true,
  anySize: true,
  summary: 'The file behind a link',
  description: 'The link ends with the session that it was made in.',
  params: Type.Object({ token: Type.String({ minLength: 1, maxLength: pathParameterCharsMax }) }),
  query: Type.Object({
    holder: Type.Optional(Type.String({ maxLength: 300, description: 'As the link has it.' })),
  }),
  headers: Type.Object({
    range: Type.Optional(Type.String({ description: 'One range of bytes; what is not one is passed over.' })),
  }),
  produces: ['text/csv'],
  answers,
  refusals: [refusals.linkNotUsable, refusals.rangeNotSatisfiable],
  example: examples.file,
});

export const id = Type.String({ minLength: 1, maxLength: 128 });

// The scope of a transaction is a list of account ids, which no id may break.
export const accountId = textLike('^[A-Za-z0-9_-]{1,128}$', 'the id of an account');

export const Count = Type.Union([Type.Integer(), Type.Null()], { description: 'Rows of the file.' });

const Shared = Type.Object(
  {
    searchName: Type.Union([Type.String(), Type.Null()]),
    type: Type.String({ description: 'The kind of leads, such as Consumers.' }),
    dictId: Type.String(),
    geographyParams: GeographySchema,
    searchParams: Type.Array(FilterSchema),
    count: Count,
    places: Type.Array(Type.String(), { description: 'The geography in words.' }),
    conditions: Type.Array(Type.Object({ label: Type.String(), asks: Type.String() }), {
      description: 'The filters in words.',
    }),
  },
  { additionalProperties: false },
);

export const openSharedDownload = route({
  method: 'POST',
  path: '/api/v2/shared-downloads/open',
  service: 'export',
  access: 'public',
  limits: ['shared-network'],
  proof: { by: 'link', failsAs: [refusals.sharedUnknown] },
  summary: 'What a shared link to the search of a download shows',
  body: Type.Object({ downloadSearch: id, aid: accountId }, { additionalProperties: false }),
  answers: { 200: Shared },
  refusals: [refusals.sharedUnknown],
  example: examples.openShared,
});
