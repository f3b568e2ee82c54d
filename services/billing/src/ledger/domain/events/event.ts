import { sumOf, type Lot, type LotKind, type Portion } from '../lots.ts';
import type { Ledger } from '../state.ts';

export type EventKind<Event> = {
  evolve(state: Ledger, event: Event): Ledger;
  /** Its legs in the book, in order. Absent: it moves no leads. */
  movements?(event: Event): Movement[];
  /** The line of the statement that its first leg opens. Absent: it stands under another's, or on none. */
  line?: StatementLine;
};

export type LedgerAccount = 'available' | 'held' | 'delivered' | 'expired' | 'voided' | `issued:${LotKind}`;
export type MovementType = 'granted' | 'credited' | 'reserved' | 'returned' | 'used' | 'expired' | 'voided';

/** Takes from one account of a lot what it gives to another, so every event sums to zero. */
export type Movement = {
  type: MovementType;
  from: LedgerAccount;
  to: LedgerAccount;
  lotId: string;
  leads: number;
  downloadId: string | null;
  reason: string;
};

export type LineKind = 'download' | 'granted' | 'credited' | 'expired' | 'voided';

/** `reasonOf`: what a page shows of the leg's reason; absent: nothing. */
export type StatementLine = { opens: MovementType; kind: LineKind; reasonOf?(reason: string): LineReason | null };

const adjustmentReasons = [
  'goodwill',
  'service-fault',
  'wrong-charge',
  'late-use',
  'duplicate-grant',
  'migration',
] as const;
export type AdjustedBecause = (typeof adjustmentReasons)[number];
export type ClawedBackBecause = 'refund' | 'chargeback';

const endings = [
  'plan-change',
  'moved',
  'bounced',
  'award-unpaid',
  'trial-repeated',
  'trial-used',
  'rollover_cap',
  'subscription-ended',
  'cancelled-now',
  'refund',
  'chargeback',
  ...adjustmentReasons,
] as const;

/** Why a line is there, where its kind does not say it. */
export type LineReason = 'reissue' | (typeof endings)[number];

export const endedBecause = (reason: string): LineReason | null => endings.find((each) => each === reason) ?? null;

export type Corrects = { corrects?: string };
/** When it happened, where that is in a locked period; the event itself takes effect in the open one. */
export type Dated = { datedAt?: string };

export function eachPortion(portions: Portion[], movement: Omit<Movement, 'lotId' | 'leads'>): Movement[] {
  return portions.filter(({ leads }) => leads > 0).map(({ lotId, leads }) => ({ ...movement, lotId, leads }));
}

/** The lots after these portions moved. A lot with nothing available and nothing reserved leaves the state. */
export function moved(lots: Lot[], portions: Portion[], sign: { available: number; held: number }): Lot[] {
  return lots
    .map((lot) => {
      const leads = sumOf(portions.filter(({ lotId }) => lotId === lot.lotId));
      return { ...lot, available: lot.available + sign.available * leads, held: lot.held + sign.held * leads };
    })
    .filter(({ available, held }) => available > 0 || held > 0);
}
