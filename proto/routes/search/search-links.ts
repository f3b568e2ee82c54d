import { Type } from 'typebox';
import { route } from '../route.ts';
import { savedExamples } from './saved-search-examples.ts';
import { savedSearchRefusals } from './saved-search-refusals.ts';
import { SearchParams } from './saved-searches.ts';

export const listLinks = route({
  method: 'GET',
  path: '/api/v2/saved-searches/:id/links',
  service: 'search',
  access: 'member',
  summary: 'The open links of a saved search',
  params: SearchParams,
  answers: {
    200: Type.Object({
      links: Type.Array(
        Type.Object({
          id: Type.String(),
          madeAt: Type.String(),
          expiresAt: Type.String(),
          inMails: Type.Boolean({ description: 'It stands in e-mails by which the search was shared.' }),
        }),
      ),
    }),
  },
  refusals: [savedSearchRefusals['saved-search-unknown']],
  example: savedExamples.links,
});

export const makeLink = route({
  method: 'POST',
  path: '/api/v2/saved-searches/:id/links',
  service: 'search',
  access: 'member',
  limits: ['saved-searches'],
  summary: 'Make a secret link to a saved search',
  params: SearchParams,
  body: Type.Object(
    { days: Type.Integer({ minimum: 1, maximum: 365, description: 'After so many days the link ends.' }) },
    { additionalProperties: false },
  ),
  answers: {
    201: Type.Object({
      id: Type.String(),
      token: Type.String({ description: 'The secret of the link; it is answered this once.' }),
      expiresAt: Type.String(),
    }),
  },
  refusals: [savedSearchRefusals['saved-search-unknown'], savedSearchRefusals['too-many-share-links']],
  example: savedExamples.makeLink,
});

export const revokeLink = route({
  method: 'POST',
  path: '/api/v2/saved-searches/:id/links/:linkId/revoke',
  service: 'search',
  access: 'member',
  summary: 'Revoke a link to a saved search',
  params: Type.Object({
    ...SearchParams.properties,
    linkId: Type.String({ minLength: 1, maxLength: 128 }),
  }),
  answers: { 204: Type.Null() },
  refusals: [savedSearchRefusals['saved-search-unknown'], savedSearchRefusals['share-link-unknown']],
  example: savedExamples.revokeLink,
});
