import { Type } from 'typebox';
import { boundary, type Lattice } from '../../kernel/domain/lattice.ts';
import { term } from './term.ts';

/** The end of a promo or credit lot that begins in period `k`: that of the following one. */
export function bonusExpiry(lattice: Lattice, k: number): string {
  return boundary(lattice, k + 2);
}

/** What a plan is: one that is paid for, the trial that opens an account, or a promo that is taken by a code. */
export const lotKind = term({
  schema: Type.Union([Type.Literal('plan'), Type.Literal('trial'), Type.Literal('promo')], {
    description: 'plan, trial or promo.',
  }),
  default: 'plan',
  at: {
    grant: (kind, grant, { lattice, k }) => {
      if (kind === 'plan') return { ...grant, lot: { ...grant.lot, kind, category: 'paid' } };
      const expiresAt = kind === 'trial' ? null : bonusExpiry(lattice, k);
      return { ...grant, lot: { ...grant.lot, kind, category: 'promotional', expiresAt } };
    },
    subscription: (kind, runs) => (kind === 'trial' ? { ...runs, status: 'free-trial' } : runs),
    sale: (kind) => ({ by: kind === 'trial' ? 'opening' : kind === 'promo' ? 'code' : 'page' }),
  },
});
