import { Type } from 'typebox';
import { term } from './term.ts';

/** A plan has the right to them before the product can do it: nobody shall buy the plan for it today. */
export const suppressions = term({
  schema: Type.Boolean({ description: 'Leads that the account has already can be left out.' }),
  default: false,
  shown: {
    label: 'Search suppressions',
    note: 'Not available yet.',
    words: (has) => ({ text: has ? 'Yes' : 'No' }),
  },
});
