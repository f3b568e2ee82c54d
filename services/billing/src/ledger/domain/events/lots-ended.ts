import { sumOf, type ExpiredBecause, type Lot, type Portion } from '../lots.ts';
import {
  endedBecause,
  eachPortion,
  moved,
  type ClawedBackBecause,
  type Corrects,
  type Dated,
  type EventKind,
} from './event.ts';

/** `endsLots`: these lots are over before their time; what returns to them expires at once. 0 leads mark one on hold. */
export type LeadsExpired = {
  type: 'LeadsExpired';
  expired: Portion[];
  reason: ExpiredBecause;
  endsLots?: boolean;
  effectiveAt: string;
};
export const leadsExpired: EventKind<LeadsExpired> = {
  evolve: (state, { expired, reason, endsLots = false }) => {
    const lots = moved(state.lots, expired, { available: -1, held: 0 });
    return {
      ...state,
      lots: endsLots ? inPortions(lots, expired, (lot) => ({ ...lot, endedBecause: reason })) : lots,
    };
  },
  movements: ({ expired, reason }) =>
    eachPortion(expired, { type: 'expired', from: 'available', to: 'expired', downloadId: null, reason }),
  line: { opens: 'expired', kind: 'expired', reasonOf: endedBecause },
};

/** A portion of 0 leads marks a lot whose remainder is on hold: voided on return. `partial`: the lots live on. */
export type LeadsVoided = {
  type: 'LeadsVoided';
  voided: Portion[];
  reason: string;
  partial?: boolean;
  effectiveAt: string;
} & Corrects &
  Dated;
export const leadsVoided: EventKind<LeadsVoided> = {
  evolve: (state, event) => ({
    ...state,
    lots: marked(moved(state.lots, event.voided, { available: -1, held: 0 }), event),
  }),
  movements: ({ voided, reason }) =>
    eachPortion(voided, { type: 'voided', from: 'available', to: 'voided', downloadId: null, reason }),
  line: { opens: 'voided', kind: 'voided', reasonOf: endedBecause },
};

/** `leadsShort`: used already, so not taken back, a receivable of finance; balances never go below zero. */
export type LeadsClawedBack = {
  type: 'LeadsClawedBack';
  invoiceId: string;
  reason: ClawedBackBecause;
  refundedCents: number;
  paidCents: number;
  leadsFunded: number;
  leadsVoided: number;
  leadsShort: number;
  effectiveAt: string;
};
export const leadsClawedBack: EventKind<LeadsClawedBack> = { evolve: (state) => state };

function marked(lots: Lot[], { voided, reason, partial = false }: LeadsVoided): Lot[] {
  if (!partial) return inPortions(lots, voided, (lot) => ({ ...lot, voidedBecause: reason }));
  if (reason !== 'refund' && reason !== 'chargeback') return lots;
  return inPortions(lots, voided, (lot, leads) => ({ ...lot, refunded: (lot.refunded ?? 0) + leads }));
}

function inPortions(lots: Lot[], portions: Portion[], change: (lot: Lot, leads: number) => Lot): Lot[] {
  return lots.map((lot) => {
    const own = portions.filter(({ lotId }) => lotId === lot.lotId);
    return own.length > 0 ? change(lot, sumOf(own)) : lot;
  });
}
