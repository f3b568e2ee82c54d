import { Type } from 'typebox';
import { inWords, term } from './term.ts';

/** Given once: not by a lattice that follows another, and not to who comes to the promo again. */
export const leadsFirstPeriod = term({
  schema: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description: 'Leads of the first month; null: those of any other.',
  }),
  default: null,
  at: {
    grant: (leads, grant, { lattice, k, firstLot }) =>
      leads === null || k > 0 || lattice.continues || (firstLot ?? grant.lot.lotId) !== grant.lot.lotId
        ? grant
        : { ...grant, leads },
  },
  shown: {
    label: 'Leads in the first month',
    words: (leads, { leadsPerPeriod }) =>
      leads === null || leads === leadsPerPeriod ? null : { text: inWords(leads) },
  },
});
