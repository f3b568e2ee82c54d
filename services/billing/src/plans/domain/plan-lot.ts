// The lot that a period of a plan brings, and what the ledger needs to know of a plan.
import { boundary, type Lattice } from '../../kernel/domain/lattice.ts';
import type { GrantLeads, Paid, PlanTerms } from '../../ledger/domain/ledger-events.ts';
import { PRIORITY_DEFAULT, sourceOfPeriod } from '../../ledger/domain/lots.ts';
import type { Plan } from './plans.ts';

/** The id of the grant and of its lot, unique per (account, lattice, period). */
export function planSource(lattice: Lattice, k: number): string {
  return sourceOfPeriod(lattice.latticeId, k);
}

/** The leads of the plan in period `k`. */
export function allowance(plan: Plan, k: number): number {
  return k === 0 ? plan.leadsFirstPeriod : plan.leadsPerPeriod;
}

/** What may carry into period `k` of the plan, for PassBoundary: null no limit, 0 nothing. A percentage is rounded down. */
export function rolloverCap({ rollover, ...plan }: Plan, k: number): number | null {
  if (!rollover) return 0;
  const { capLeads, capPercent } = rollover;
  if (capPercent === null) return capLeads;
  const share = Math.floor((allowance({ rollover, ...plan }, k) * capPercent) / 100);
  return capLeads === null ? share : Math.min(capLeads, share);
}

/** The plan in period `k`, for a change of plan inside it. */
export function planTerms(plan: Plan, lattice: Lattice, k: number): PlanTerms {
  return { leads: allowance(plan, k), capLeads: rolloverCap(plan, k), expiresAt: expiryOf(plan, lattice, k) };
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
