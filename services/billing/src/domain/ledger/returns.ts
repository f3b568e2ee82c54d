// What becomes of leads that return from a hold to a lot that is over.
import { laterOf } from '../instant.ts';
import type * as L from '../ledger-events.ts';
import { isExpired, isFill, type Lot, type Portion } from '../lots.ts';
import type { Ledger } from './state.ts';

/** Leads that return to an ended lot leave it at once, as a visible entry of their own. */
export function afterReturn(returned: Portion[], state: Ledger, at: string, returnedAt: string): L.LedgerEvent[] {
  return returned.flatMap((portion): L.LedgerEvent[] => {
    const lot = state.lots.find(({ lotId }) => lotId === portion.lotId);
    if (!lot) throw new Error(`a hold names the lot ${portion.lotId}, which is not there`);
    if (lot.voidedBecause !== null) {
      return [{ type: 'LeadsVoided', voided: [portion], reason: lot.voidedBecause, effectiveAt: at }];
    }
    if (lot.endedBecause !== undefined) {
      return [{ type: 'LeadsExpired', expired: [portion], reason: lot.endedBecause, effectiveAt: at }];
    }
    if (isFill(lot)) return [{ type: 'LeadsExpired', expired: [portion], reason: 'fill-lot', effectiveAt: returnedAt }];
    return isExpired(lot, at) ? [ended(lot, portion.leads, returnedAt)] : [];
  });
}

export function ended(lot: Lot, leads: number, notBefore: string): L.LeadsExpired {
  const effectiveAt = laterOf(lot.expiresAt ?? notBefore, notBefore);
  return { type: 'LeadsExpired', expired: [{ lotId: lot.lotId, leads }], reason: 'lot-ended', effectiveAt };
}
