import { Type } from 'typebox';
import { boundary } from '../../kernel/domain/lattice.ts';
import { term } from './term.ts';

export const carryPeriods = term({
  schema: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: 'Periods for which leads are carried over; null: without an end.',
  }),
  default: null,
  at: {
    grant: (periods, grant, { lattice, k }) =>
      periods === null || grant.lot.expiresAt !== null
        ? grant
        : { ...grant, lot: { ...grant.lot, expiresAt: boundary(lattice, k + 1 + periods) } },
  },
});
