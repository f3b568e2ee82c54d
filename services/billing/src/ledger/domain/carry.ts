import type { LeadsExpired } from './events/lots-ended.ts';
import { decidedAtBoundary } from './lot-end.ts';
import { sumOf, textOrder, type ExpiredBecause, type Lot, type Portion } from './lots.ts';
import type { Ledger } from './state.ts';

/** Plan lots that began before `before` and may carry or be trimmed at `at`. */
export const carriedLots = ({ lots }: Ledger, before: string, at: string): Lot[] => decidedAtBoundary(lots, before, at);

export const paidBy = (lots: Lot[], invoices: readonly string[]): Lot[] =>
  lots.filter(({ invoiceId }) => invoiceId !== null && invoices.includes(invoiceId));

/** Trims carried lots to the cap (available only), soonest to expire first. 0 ends them, holds too. null: no cap. */
export function trimmed(carried: Lot[], capLeads: number | null, at: string): LeadsExpired[] {
  if (capLeads === null || carried.length === 0) return [];
  if (capLeads === 0) return [endedEarly(carried, 'rollover_cap', at)];
  const over: Portion[] = [];
  let excess = carried.reduce((sum, { available }) => sum + available, 0) - capLeads;
  for (const { lotId, available } of [...carried].sort(byTrim)) {
    const leads = Math.min(available, excess);
    if (leads > 0) over.push({ lotId, leads });
    excess -= leads;
  }
  return sumOf(over) === 0
    ? []
    : [{ type: 'LeadsExpired', expired: over, reason: 'rollover_cap', endsLots: false, effectiveAt: at }];
}

// Lots are stored in grant order and sorting is stable.
function byTrim(a: Lot, b: Lot): number {
  return textOrder(a.expiresAt ?? '~', b.expiresAt ?? '~') || textOrder(a.effectiveAt, b.effectiveAt);
}

/** Ends lots before their time, with all that is available of each. */
export function endedEarly(lots: Lot[], reason: ExpiredBecause, at: string): LeadsExpired {
  const expired = lots.map(({ lotId, available }) => ({ lotId, leads: available }));
  return { type: 'LeadsExpired', expired, reason, endsLots: true, effectiveAt: at };
}
