import { Type } from 'typebox';
import { term } from './term.ts';

export const renews = term({
  schema: Type.Boolean({ description: 'It goes on month by month; else it is granted once, without a billing day.' }),
  default: true,
  at: { subscription: (renews, runs) => ({ ...runs, renews }) },
});
