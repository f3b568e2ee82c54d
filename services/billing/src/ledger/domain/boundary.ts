import { accept } from '@leadwright/eventsourcing/decider';
import { laterOf } from '../../kernel/domain/instant.ts';
import { carriedLots, endedEarly, paidBy, trimmed } from './carry.ts';
import type { LedgerCommandKind } from './command.ts';
import type { LeadsExpired } from './events/lots-ended.ts';
import { evolve, type LedgerEvent } from './ledger-events.ts';
import { endedByClock, endedWithPlan } from './lot-end.ts';
import type { Lot } from './lots.ts';
import type { Ledger } from './state.ts';

/** Books what ended up to `at`, each lot at its own end; a repeat finds nothing. */
export type ExpireLots = { type: 'ExpireLots'; at: string };
export const expireLots: LedgerCommandKind<ExpireLots> = { decide: ({ at }, state) => accept(...endedLots(state, at)) };

/** Begins `period`: expires, trims to the plan's cap, states what carried. `capLeads`: null none, 0 nothing carries. `unpaid`: invoices whose leads do not. */
export type PassBoundary = {
  type: 'PassBoundary';
  latticeId: string;
  period: number;
  at: string;
  capLeads: number | null;
  unpaid?: string[];
};
export const passBoundary: LedgerCommandKind<PassBoundary> = {
  decide({ latticeId, period, at, capLeads, unpaid = [] }, state) {
    const lots = carriedLots(state, at, at);
    const lost = paidBy(lots, unpaid);
    const kept = lots.filter((lot) => !lost.includes(lot));
    const gone = [...endedLots(state, at), ...trimmed(lost, 0, at), ...trimmed(kept, capLeads, at)];
    const after = gone.reduce<Ledger>(evolve, state);
    const carried = carriedLots(after, at, at)
      .filter(({ available }) => available > 0)
      .map(({ lotId, available }) => ({ lotId, leads: available }));
    return carried.length === 0
      ? accept(...gone)
      : accept<LedgerEvent>(...gone, { type: 'LeadsRolledOver', carried, latticeId, period, effectiveAt: at });
  },
  key: ({ latticeId, period }) => `boundary:${latticeId}:${period}`,
};

/** Ends plan lots, carried ones too, and those that were given back. */
export type EndPlanLots = { type: 'EndPlanLots'; at: string; reason: 'subscription-ended' | 'cancelled-now' };
export const endPlanLots: LedgerCommandKind<EndPlanLots> = {
  decide({ at, reason }, state) {
    const over = endedLots(state, at);
    const lots = endedWithPlan(state.lots, at);
    return accept(...over, ...(lots.length > 0 ? [endedEarly(lots, reason, at)] : []));
  },
};

/** Whether a lot is over whose leads are still there. */
export const hasEnded = ({ lots }: Ledger, at: string): boolean => endedByClock(lots, at).length > 0;

/** One event per lot, each at the lot's own end, in the order of the ends. */
function endedLots({ lots }: Ledger, at: string): LeadsExpired[] {
  return endedByClock(lots, at).map((lot) => ended(lot, lot.available, lot.effectiveAt));
}

export function ended(lot: Lot, leads: number, notBefore: string): LeadsExpired {
  const effectiveAt = laterOf(lot.expiresAt ?? notBefore, notBefore);
  return { type: 'LeadsExpired', expired: [{ lotId: lot.lotId, leads }], reason: 'lot-ended', effectiveAt };
}
