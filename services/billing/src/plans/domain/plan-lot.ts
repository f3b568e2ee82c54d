// The lot that a period of a plan brings, and what the ledger needs to know of a plan.
import { boundary, type Lattice } from '../../kernel/domain/lattice.ts';
import type { GrantLeads } from '../../ledger/domain/grants.ts';
import { PRIORITY_DEFAULT, sourceOfPeriod } from '../../ledger/domain/lots.ts';
import type { Paid, PlanTerms } from '../../ledger/domain/plan-changes.ts';
import type { Plan } from './plans.ts';

/** The id of the grant and of its lot, unique per (account, lattice, period). */
export function planSource(lattice: Lattice, k: number): string {
  return sourceOfPeriod(lattice.latticeId, k);
}

/**
 * The leads of the plan in period `k`. The first leads of a promo are for a subscription's first period: a lattice that
 * follows another does not begin it again.
 */
export function allowance(plan: Plan, { continues }: { continues?: boolean }, k: number): number {
  return k === 0 && !continues ? plan.leadsFirstPeriod : plan.leadsPerPeriod;
}

/** What may carry into a period of the plan, for PassBoundary: null no limit, 0 nothing. */
export function rolloverCap({ rollover }: Plan): number | null {
  return rollover === null ? 0 : rollover.capLeads;
}

/** The plan in period `k`, for a change of plan inside it. */
export function planTerms(plan: Plan, lattice: Lattice, k: number): PlanTerms {
  return { leads: allowance(plan, lattice, k), capLeads: rolloverCap(plan), expiresAt: expiryOf(plan, lattice, k) };
}

/**
 * The command that grants period `k`, effective at its boundary whenever it runs. `paid` is what was paid for it; a
 * trial is never paid for.
 */
export function planGrant(
  plan: Plan,
  lattice: Lattice,
  k: number,
  paid: Paid = { costCents: 0, invoiceId: null },
): GrantLeads {
  const source = planSource(lattice, k);
  return {
    type: 'GrantLeads',
    leads: allowance(plan, lattice, k),
    lot: {
      lotId: source,
      kind: plan.lotKind,
      priority: PRIORITY_DEFAULT,
      category: plan.lotKind === 'plan' ? 'paid' : 'promotional',
      effectiveAt: boundary(lattice, k),
      expiresAt: expiryOf(plan, lattice, k),
      source,
      onlyDictionaries: [],
      costCents: paid.costCents,
      invoiceId: paid.invoiceId,
    },
  };
}

/** The end of a promo or credit lot that begins in period `k`: that of the following one. */
export function bonusExpiry(lattice: Lattice, k: number): string {
  return boundary(lattice, k + 2);
}

function expiryOf(plan: Plan, lattice: Lattice, k: number): string | null {
  if (plan.lotKind === 'trial') return null;
  if (plan.lotKind === 'promo') return bonusExpiry(lattice, k);
  if (!plan.rollover) return boundary(lattice, k + 1);
  return plan.rollover.lifePeriods === null ? null : boundary(lattice, k + 1 + plan.rollover.lifePeriods);
}
