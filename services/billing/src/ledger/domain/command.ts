import type { CommandKind, Decision } from '@leadwright/eventsourcing/decider';
import type { LedgerEvent } from './ledger-events.ts';
import type { LotTerms } from './lots.ts';
import type { Ledger, ReservationRequest } from './state.ts';

export type LedgerCommandKind<Command> = CommandKind<Command, Ledger, LedgerEvent, LedgerRefusal>;

export type LedgerDecision = Decision<LedgerEvent, LedgerRefusal>;

export type LedgerRefusal =
  | { code: 'grant-not-positive'; lotId: string }
  | { code: 'lot-differs'; lotId: string; field: keyof LotTerms | 'leads' | 'reason' | 'downloadId' }
  | { code: 'lot-spent'; lotId: string }
  | { code: 'reservation-differs'; downloadId: string; field: keyof ReservationRequest }
  | { code: 'use-differs'; downloadId: string; field: 'rows' }
  | { code: 'reservation-unknown'; downloadId: string } // UseLeads only
  | { code: 'used-above-hold'; downloadId: string; rows: number; rowsHeld: number }
  | { code: 'credit-above-use'; leads: number; leadsMax: number }
  | { code: 'plan-not-granted'; latticeId: string; period: number } // a change adds to what the period granted
  | { code: 'adjustment-empty'; adjustmentId: string }
  | { code: 'adjustment-above-balance'; adjustmentId: string; leads: number; available: number }
  | { code: 'adjustment-differs'; adjustmentId: string; field: 'leads' | 'reason' };

/** The first field of `repeated` that differs from `before`. Lists are compared by content. */
export function differing<Repeated extends object>(repeated: Repeated, before: object): keyof Repeated | undefined {
  const known = before as Partial<Repeated>;
  return (Object.keys(repeated) as (keyof Repeated)[]).find(
    (field) => JSON.stringify(repeated[field]) !== JSON.stringify(known[field]),
  );
}
