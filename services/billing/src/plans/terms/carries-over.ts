import { Type } from 'typebox';
import { term } from './term.ts';

/** Without it what is left expires at the period's end. */
export const carriesOver = term({
  schema: Type.Boolean({ description: 'What is left at the end of a period is carried into the next.' }),
  default: false,
  at: {
    grant: (carries, grant) => (carries ? { ...grant, lot: { ...grant.lot, expiresAt: null } } : grant),
    carry: (carries, _, { isCut }) => ({ capLeads: carries || isCut ? null : 0 }),
  },
  shown: {
    label: 'Unused leads carry over',
    words: (carries, { lotKind }) => ({ text: carries ? 'Yes' : lotKind === 'promo' ? 'For one more period' : 'No' }),
  },
});
