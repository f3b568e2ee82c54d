import { Type } from 'typebox';
import { term } from './term.ts';

/** Pages write it larger than the other terms, so it has no words here. */
export const priceCents = term({
  schema: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description: 'US cents a month; null where it is not published.',
  }),
  default: null,
});
