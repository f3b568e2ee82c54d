// The events, commands and refusals of one account's lead ledger, stream ledger-<account>. Leads are
// whole numbers; instants have the format of instantOf().
import type { Category, LotKind, LotTerms, Portion } from './lots.ts';

/** n rows cost ceil(n x multiplier) leads, computed once and stored. effectiveAt is the time of the request. */
export type Asked = {
  downloadId: string;
  dictId: string;
  rows: number;
  multiplierHundredths: number;
  effectiveAt: string;
};
export type Hold = Asked & { leads: number; from: Portion[] };

export type RefusedBecause = 'balance' | 'download-limit' | 'nothing-asked';
export type ExpiredBecause = 'lot-ended' | 'fill-lot';
export type CreditedBecause = 'bad-file' | 'share' | 'manual';

export type LeadsGranted = { type: 'LeadsGranted'; leads: number } & LotTerms;
export type LeadsReserved = { type: 'LeadsReserved' } & Hold;
export type ReservationRefused = {
  type: 'ReservationRefused';
  downloadId: string;
  reason: RefusedBecause;
  leads: number;
  available: number;
  effectiveAt: string;
};
export type ReservationReleased = {
  type: 'ReservationReleased';
  downloadId: string;
  returned: Portion[];
  effectiveAt: string;
};
/** effectiveAt is the reservation's: usage belongs to the period in which the file was ordered. */
export type LeadsUsed = {
  type: 'LeadsUsed';
  downloadId: string;
  rows: number;
  used: Portion[];
  returned: Portion[];
  effectiveAt: string;
};
export type LeadsExpired = { type: 'LeadsExpired'; expired: Portion[]; reason: ExpiredBecause; effectiveAt: string };
export type LeadsCredited = {
  type: 'LeadsCredited';
  leads: number;
  reason: CreditedBecause;
  downloadId: string | null;
} & LotTerms;
/** A portion of 0 leads marks a lot whose remainder is reserved: it is voided when it returns. */
export type LeadsVoided = { type: 'LeadsVoided'; voided: Portion[]; reason: string; effectiveAt: string };
/** Records what a boundary carried over. The leads stay in their lots, so nothing moves. */
export type LeadsRolledOver = {
  type: 'LeadsRolledOver';
  carried: Portion[];
  latticeId: string;
  period: number;
  effectiveAt: string;
};

export type LedgerEvent =
  | LeadsGranted
  | LeadsReserved
  | ReservationRefused
  | ReservationReleased
  | LeadsUsed
  | LeadsExpired
  | LeadsCredited
  | LeadsVoided
  | LeadsRolledOver;

export type GrantLeads = { type: 'GrantLeads'; lot: LotTerms; leads: number };
/** downloadLimit and unlimited are the plan's; the sender reads them under the lock of this command. */
export type ReserveLeads = { type: 'ReserveLeads'; asked: Asked; downloadLimit: number; unlimited: boolean };
/** `rows`: the verified row count of the finished file. */
export type UseLeads = { type: 'UseLeads'; downloadId: string; rows: number; at: string };
export type ReleaseReservation = { type: 'ReleaseReservation'; downloadId: string; at: string };
/** `leadsMax`: what the download used, for a bad file; null for an unbounded credit. */
export type CreditLeads = {
  type: 'CreditLeads';
  lot: LotTerms;
  leads: number;
  leadsMax: number | null;
  reason: CreditedBecause;
  downloadId: string | null;
};
export type ExpireLots = { type: 'ExpireLots'; at: string };
export type VoidLot = { type: 'VoidLot'; lotId: string; reason: string; at: string };
/** The boundary that begins `period`, at `at`. */
export type RollOver = { type: 'RollOver'; latticeId: string; period: number; at: string };

export type LedgerCommand =
  GrantLeads | ReserveLeads | UseLeads | ReleaseReservation | CreditLeads | ExpireLots | VoidLot | RollOver;

export type LedgerRefusal =
  | { code: 'grant-not-positive'; lotId: string }
  | { code: 'lot-differs'; lotId: string; field: keyof LotTerms | 'leads' | 'reason' | 'downloadId' }
  | { code: 'lot-spent'; lotId: string }
  | { code: 'reservation-differs'; downloadId: string; field: keyof Asked }
  | { code: 'use-differs'; downloadId: string; field: 'rows' }
  | { code: 'reservation-unknown'; downloadId: string } // UseLeads only
  | { code: 'used-above-hold'; downloadId: string; rows: number; rowsHeld: number }
  | { code: 'credit-above-use'; leads: number; leadsMax: number };

export type { Category, LotKind, LotTerms, Portion };
