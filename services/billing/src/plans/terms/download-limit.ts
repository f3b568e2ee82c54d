import { Type } from 'typebox';
import { inWords, term } from './term.ts';

export const downloadLimit = term({
  schema: Type.Integer({ minimum: 0, description: 'Rows in one file, at most.' }),
  // The promos' is not published: it is that of the Individual plan, the smallest on sale.
  default: 5_000,
  at: { reservation: (downloadLimit, limits) => ({ ...limits, downloadLimit }) },
  shown: { label: 'Leads in one download', words: (rows) => ({ text: inWords(rows) }) },
});
