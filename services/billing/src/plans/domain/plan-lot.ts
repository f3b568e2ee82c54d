import { boundary, type Lattice } from '../../kernel/domain/lattice.ts';
import type { GrantLeads } from '../../ledger/domain/grants.ts';
import { PRIORITY_DEFAULT, sourceOfPeriod } from '../../ledger/domain/lots.ts';
import type { Paid, PlanTerms } from '../../ledger/domain/plan-changes.ts';
import { decideBy } from './agreed-terms.ts';
import type { TermValues } from './plans.ts';

/** The id of the grant and of its lot, unique per (account, lattice, period). */
export function planSource(lattice: Lattice, k: number): string {
  return sourceOfPeriod(lattice.latticeId, k);
}

/** What may carry into a period, for PassBoundary: null no limit, 0 nothing. `isCut`: the one before was cut short. */
export function rolloverCap(terms: TermValues, isCut = false): number | null {
  return decideBy(terms, 'carry', { capLeads: 0 }, { isCut }).capLeads;
}

export function planTerms(terms: TermValues, lattice: Lattice, k: number, firstLot: string | null = null): PlanTerms {
  const { leads, lot } = planGrant(terms, lattice, k, undefined, firstLot);
  return { leads, capLeads: rolloverCap(terms), expiresAt: lot.expiresAt, unlimited: terms.unlimited };
}

/** Effective at the boundary of `k`. `firstLot`: of the plan's first leads before. A trial is never paid for. */
export function planGrant(
  terms: TermValues,
  lattice: Lattice,
  k: number,
  paid: Paid = { costCents: 0, invoiceId: null },
  firstLot: string | null = null,
): GrantLeads {
  const source = planSource(lattice, k);
  const draft: GrantLeads = {
    type: 'GrantLeads',
    leads: 0,
    lot: {
      lotId: source,
      kind: 'plan',
      priority: PRIORITY_DEFAULT,
      category: 'paid',
      effectiveAt: boundary(lattice, k),
      expiresAt: boundary(lattice, k + 1),
      source,
      onlyDictionaries: [],
      costCents: paid.costCents,
      invoiceId: paid.invoiceId,
    },
  };
  return decideBy(terms, 'grant', draft, { lattice, k, firstLot });
}
