import { textLike } from '@leadwright/runtime/requests/text-like';
import { Type } from 'typebox';
import { route } from '../../route.ts';
import { examples } from './examples.ts';

const textOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

export const getBanner = route({
  method: 'GET',
  path: '/api/v2/banner',
  service: 'accounts',
  access: 'public',
  summary: 'The alert banner of the pages',
  answers: {
    200: Type.Object({
      banner: Type.Union(
        [
          Type.Object({
            revision: Type.Integer({ description: 'Who dismissed this one has not dismissed the next.' }),
            variant: Type.Enum(['info', 'success', 'warning', 'danger']),
            heading: textOrNull('null: the heading that the page has by itself.'),
            text: textOrNull('null: the text that the page has by itself.'),
            link: textOrNull('What the link to the billing page says; null: there is none.'),
          }),
          Type.Null(),
        ],
        { description: 'null: there is none now.' },
      ),
    }),
  },
  example: examples.banner,
});

const pair = Type.Unsafe<[from: number, to: number]>(
  Type.Array(Type.Integer(), { minItems: 2, maxItems: 2, description: 'From and to.' }),
);

export const getClaims = route({
  method: 'GET',
  path: '/api/v2/claims',
  service: 'accounts',
  access: 'public',
  summary: 'What the public site claims and sells',
  query: Type.Object(
    {
      site: textLike('^[a-z][a-z0-9-]*$', 'the name of a site', { maxLength: 32, description: 'Of which site.' }),
    },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      claims: Type.Object(
        {
          consumers: Type.Optional(Type.Integer()),
          businesses: Type.Optional(pair),
          doNotCall: Type.Optional(Type.Object({ everyWeeks: Type.Integer() })),
          refreshesAYear: Type.Optional(pair),
          years: Type.Optional(Type.Integer()),
        },
        { description: 'One that is absent is not claimed.' },
      ),
      speaks: Type.Union([Type.Literal('stated'), Type.Literal('counted')], {
        description: 'counted: in place of the numbers of leads it says what `/api/v2/lead-facts` says.',
      }),
      products: Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          fromCents: Type.Integer({ description: 'US cents a month.' }),
          text: Type.String(),
          hasPlans: Type.Optional(Type.Literal(true, { description: 'Leads, whose plans are on sale here.' })),
        }),
      ),
    }),
  },
  example: examples.claims,
});

export const getChangelog = route({
  method: 'GET',
  path: '/api/v2/changelog',
  service: 'accounts',
  access: 'member',
  summary: 'What is new in the product',
  answers: {
    200: Type.Object({
      news: Type.Array(
        Type.Object({
          id: Type.String(),
          date: Type.Integer({ description: 'In seconds since 1970.' }),
          title: Type.String(),
          text: Type.String(),
        }),
        { description: 'The latest first.' },
      ),
    }),
  },
  example: examples.changelog,
});
