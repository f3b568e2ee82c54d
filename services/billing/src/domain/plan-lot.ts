// The lot that a period of a plan brings.
import { boundary, type Lattice } from './lattice.ts';
import type { GrantLeads } from './ledger-events.ts';
import { PRIORITY_DEFAULT } from './lots.ts';
import type { Plan } from './plans.ts';

/** The id of the grant and of its lot, unique per (account, lattice, period). */
export function planSource(lattice: Lattice, k: number): string {
  return `plan:${lattice.latticeId}:${k}`;
}

/** The leads of the plan in period `k`. */
export function allowance(plan: Plan, k: number): number {
  return k === 0 ? plan.leadsFirstPeriod : plan.leadsPerPeriod;
}

/** The command that grants period `k`, effective at its boundary whenever it runs. */
export function planGrant(plan: Plan, lattice: Lattice, k: number): GrantLeads {
  const source = planSource(lattice, k);
  return {
    type: 'GrantLeads',
    leads: allowance(plan, k),
    lot: {
      lotId: source,
      kind: plan.lotKind,
      priority: PRIORITY_DEFAULT,
      category: plan.lotKind === 'plan' ? 'paid' : 'promotional',
      effectiveAt: boundary(lattice, k),
      expiresAt: expiryOf(plan, lattice, k),
      source,
      onlyDictionaries: [],
    },
  };
}

function expiryOf(plan: Plan, lattice: Lattice, k: number): string | null {
  if (plan.lotKind === 'trial') return null;
  // A promo lives to the end of the following period.
  if (plan.lotKind === 'promo') return boundary(lattice, k + 2);
  if (!plan.rollover) return boundary(lattice, k + 1);
  return plan.rollover.lifePeriods === null ? null : boundary(lattice, k + 1 + plan.rollover.lifePeriods);
}
