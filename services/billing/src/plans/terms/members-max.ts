import { Type } from 'typebox';
import { inWords, term } from './term.ts';

export const membersMax = term({
  schema: Type.Integer({ minimum: 1, description: 'People of the account, its owner among them.' }),
  // The promos' and the trial's is not published: it is that of the Individual plan, the smallest on sale.
  default: 1,
  shown: { label: 'People', words: (people) => ({ text: inWords(people) }) },
});
