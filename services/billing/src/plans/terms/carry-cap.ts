import { Type } from 'typebox';
import { term } from './term.ts';

export const carryCap = term({
  schema: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: 'Leads that are carried over, at most; null: all.',
  }),
  default: null,
  at: {
    carry: (cap, { capLeads }) => ({ capLeads: cap !== null && capLeads === null ? cap : capLeads }),
  },
});
