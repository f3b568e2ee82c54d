// What time does to the lots: the end of a lot, the boundary between two periods, the end of a subscription.
import { accept } from '@leadwright/eventsourcing/decider';
import { laterOf } from '../../kernel/domain/instant.ts';
import type * as L from './ledger-events.ts';
import { isExpired, type Lot } from './lots.ts';
import { carriedLots, endedEarly, trimmed } from './carry.ts';
import { evolve, isPlanLot } from './evolve.ts';
import type { Decided, Ledger } from './state.ts';

export function expire({ at }: L.ExpireLots, state: Ledger): Decided {
  return accept(...endedLots(state, at));
}

/** One event per lot, each at the lot's own end. */
function endedLots(state: Ledger, at: string): L.LeadsExpired[] {
  const over = state.lots.filter((lot) => lot.available > 0 && isExpired(lot, at));
  return over.map((lot) => ended(lot, lot.available, lot.effectiveAt));
}

/** Expires what ended, trims what carries to the beginning plan's cap, and states what was carried. */
export function passBoundary({ latticeId, period, at, capLeads }: L.PassBoundary, state: Ledger): Decided {
  const gone = [...endedLots(state, at), ...trimmed(carriedLots(state, at, at), capLeads, at)];
  const after = gone.reduce<Ledger>(evolve, state);
  const carried = carriedLots(after, at, at)
    .filter(({ available }) => available > 0)
    .map(({ lotId, available }) => ({ lotId, leads: available }));
  return carried.length === 0
    ? accept(...gone)
    : accept<L.LedgerEvent>(...gone, { type: 'LeadsRolledOver', carried, latticeId, period, effectiveAt: at });
}

/** Ends plan lots, carried ones too. Promo, trial, credit and manual lots stay. */
export function endPlanLots({ at, reason }: L.EndPlanLots, state: Ledger): Decided {
  const over = endedLots(state, at);
  const lots = state.lots.filter((lot) => isPlanLot(lot) && !isExpired(lot, at));
  return accept(...over, ...(lots.length > 0 ? [endedEarly(lots, reason, at)] : []));
}

export function ended(lot: Lot, leads: number, notBefore: string): L.LeadsExpired {
  const effectiveAt = laterOf(lot.expiresAt ?? notBefore, notBefore);
  return { type: 'LeadsExpired', expired: [{ lotId: lot.lotId, leads }], reason: 'lot-ended', effectiveAt };
}
