import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { commaList } from '@leadwright/runtime/requests/comma-list';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { examples } from './examples.ts';

/** Of one request. */
export const NAMES_MAX = 50;

export const readAccountNames = route({
  method: 'GET',
  path: '/api/v2/finance/account-names',
  service: 'accounts',
  access: 'finance',
  compressible: true,
  summary: 'Whose accounts these are',
  query: Type.Object(
    {
      ids: commaList(NAMES_MAX, { of: 'ids of accounts', maxLength: 6_449 }),
    },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      accounts: Type.Array(
        Type.Object({
          accountId: Type.String(),
          name: Type.String({ description: "The company's name; without one that of the owner." }),
        }),
        { description: 'Without those that have no name, or are not known.' },
      ),
    }),
  },
  refusals: [commonRefusals.notAllowed],
  example: examples.accountNames,
});
