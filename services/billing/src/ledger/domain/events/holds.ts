import type { Portion } from '../lots.ts';
import type { Hold, Ledger } from '../state.ts';
import { eachPortion, moved, type Dated, type EventKind } from './event.ts';

export type LeadsReserved = { type: 'LeadsReserved' } & Hold;
export const leadsReserved: EventKind<LeadsReserved> = {
  evolve: (state, event) => ({
    ...state,
    lots: moved(state.lots, event.from, { available: -1, held: 1 }),
    holds: [...state.holds, holdFrom(event)],
  }),
  movements: ({ from, downloadId }) =>
    eachPortion(from, { type: 'reserved', from: 'available', to: 'held', downloadId, reason: 'download-requested' }),
  line: { opens: 'reserved', kind: 'download' },
};

export type RefusedBecause = 'balance' | 'no-plan' | 'download-limit' | 'nothing-asked' | 'over-seats';
export type ReservationRefused = {
  type: 'ReservationRefused';
  downloadId: string;
  reason: RefusedBecause;
  leads: number;
  available: number;
  effectiveAt: string;
};
export const reservationRefused: EventKind<ReservationRefused> = { evolve: (state) => state };

export type ReservationReleased = {
  type: 'ReservationReleased';
  downloadId: string;
  returned: Portion[];
  effectiveAt: string;
};
export const reservationReleased: EventKind<ReservationReleased> = {
  evolve: (state, event) => ended(state, event, []),
  movements: ({ returned, downloadId }) =>
    eachPortion(returned, { type: 'returned', from: 'held', to: 'available', downloadId, reason: 'download-failed' }),
};

/** effectiveAt is the reservation's: usage belongs to the period in which the file was ordered, unless it is locked. */
export type LeadsUsed = {
  type: 'LeadsUsed';
  downloadId: string;
  rows: number;
  used: Portion[];
  returned: Portion[];
  effectiveAt: string;
} & Dated;
export const leadsUsed: EventKind<LeadsUsed> = {
  evolve: (state, event) => ended(state, event, event.used),
  movements: ({ used, returned, downloadId }) => [
    ...eachPortion(used, { type: 'used', from: 'held', to: 'delivered', downloadId, reason: 'download-completed' }),
    ...eachPortion(returned, { type: 'returned', from: 'held', to: 'available', downloadId, reason: 'not-used' }),
  ],
};

function holdFrom(event: LeadsReserved): Hold {
  const { downloadId, dictId, rows, multiplierHundredths, effectiveAt, leads, from } = event;
  return { downloadId, dictId, rows, multiplierHundredths, effectiveAt, leads, from };
}

function ended(state: Ledger, event: { downloadId: string; returned: Portion[] }, used: Portion[]): Ledger {
  const left = moved(state.lots, event.returned, { available: 1, held: -1 });
  return {
    ...state,
    lots: moved(left, used, { available: 0, held: -1 }),
    holds: state.holds.filter(({ downloadId }) => downloadId !== event.downloadId),
  };
}
