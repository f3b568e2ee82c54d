import { Type } from 'typebox';
import { inWords, term } from './term.ts';

/**
 * Of a promo. An account gets them once: a lattice that follows another does not begin the subscription again, and who
 * comes to the promo again gets the leads of any other period.
 */
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
