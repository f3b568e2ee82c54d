// The events, commands and refusals of one account's lead ledger, stream ledger-<account>. Leads are
// whole numbers; instants have the format of instantOf().
import type { Category, ExpiredBecause, LotKind, LotTerms, Portion } from './lots.ts';

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
/** The closed list of reasons for a manual adjustment. */
export type AdjustedBecause =
  | 'goodwill'
  | 'service-fault'
  | 'wrong-charge'
  | 'late-use'
  | 'duplicate-grant'
  | 'migration';
export type CreditedBecause = 'bad-file' | 'share' | 'manual' | AdjustedBecause;
export type ClawedBackBecause = 'refund' | 'chargeback';
/** How a change of plan inside a period treats its leads: spec parity, high-water, prorated, fresh cycle. */
export type ChangeMode = 'H' | 'P';

/** Terms as events hold them: those of before costs were kept cost 0 and name no invoice. */
export type StoredTerms = Omit<LotTerms, 'costCents' | 'invoiceId'> &
  Partial<Pick<LotTerms, 'costCents' | 'invoiceId'>>;
/**
 * `corrects`: the entry, lot, invoice or event that is corrected. `datedAt`: when it happened, where that is in a
 * locked period; the event itself takes effect in the open one.
 */
type Corrects = { corrects?: string };
type Dated = { datedAt?: string };

export type LeadsGranted = { type: 'LeadsGranted'; leads: number } & StoredTerms & Corrects;
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
/** effectiveAt is the reservation's: usage belongs to the period in which the file was ordered, unless it is locked. */
export type LeadsUsed = {
  type: 'LeadsUsed';
  downloadId: string;
  rows: number;
  used: Portion[];
  returned: Portion[];
  effectiveAt: string;
} & Dated;
/** `endsLots`: these lots are over before their time; what returns to them expires at once. 0 leads mark one on hold. */
export type LeadsExpired = {
  type: 'LeadsExpired';
  expired: Portion[];
  reason: ExpiredBecause;
  endsLots?: boolean;
  effectiveAt: string;
};
export type LeadsCredited = {
  type: 'LeadsCredited';
  leads: number;
  reason: CreditedBecause;
  downloadId: string | null;
} & StoredTerms &
  Corrects &
  Dated;
/**
 * A portion of 0 leads marks a lot whose remainder is reserved: it is voided when it returns. `partial`: the lots live
 * on with the rest.
 */
export type LeadsVoided = {
  type: 'LeadsVoided';
  voided: Portion[];
  reason: string;
  partial?: boolean;
  effectiveAt: string;
} & Corrects &
  Dated;
/** Records what a boundary carried over. The leads stay in their lots, so nothing moves. */
export type LeadsRolledOver = {
  type: 'LeadsRolledOver';
  carried: Portion[];
  latticeId: string;
  period: number;
  effectiveAt: string;
};
/** What a change of plan made of the period: `planLeads` are the leads that plans granted in it so far. Nothing moves. */
export type PlanLeadsChanged = {
  type: 'PlanLeadsChanged';
  changeId: string;
  mode: ChangeMode;
  latticeId: string;
  period: number;
  planLeads: number;
  effectiveAt: string;
};
/**
 * What a refund or chargeback took back of the leads that an invoice paid for. `leadsShort`: what it should have taken
 * and was used already, a receivable of finance; balances never go below zero.
 */
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

export type LedgerEvent =
  | LeadsGranted
  | LeadsReserved
  | ReservationRefused
  | ReservationReleased
  | LeadsUsed
  | LeadsExpired
  | LeadsCredited
  | LeadsVoided
  | LeadsRolledOver
  | PlanLeadsChanged
  | LeadsClawedBack;

export type GrantLeads = { type: 'GrantLeads'; lot: LotTerms; leads: number };
/** downloadLimit and unlimited are the plan's; the sender reads them under the lock of this command. */
export type ReserveLeads = { type: 'ReserveLeads'; asked: Asked; downloadLimit: number; unlimited: boolean };
/** `rows`: the verified row count of the finished file. `lockedThrough`: the end, exclusive, of what is locked. */
export type UseLeads = { type: 'UseLeads'; downloadId: string; rows: number; at: string; lockedThrough?: string };
export type ReleaseReservation = { type: 'ReleaseReservation'; downloadId: string; at: string };
/** `leadsMax`: what the download used, for a bad file; null for an unbounded credit. */
export type CreditLeads = {
  type: 'CreditLeads';
  lot: LotTerms;
  leads: number;
  leadsMax: number | null;
  reason: CreditedBecause;
  downloadId: string | null;
  corrects?: string;
};
export type ExpireLots = { type: 'ExpireLots'; at: string };
/**
 * The boundary that begins `period`, at `at`. `capLeads` is the beginning plan's limit to what carries: null none,
 * 0 nothing carries.
 */
export type PassBoundary = {
  type: 'PassBoundary';
  latticeId: string;
  period: number;
  at: string;
  capLeads: number | null;
};

/** What the ledger needs to know of a plan in one period. `capLeads` as in PassBoundary; expiresAt of its lots. */
export type PlanTerms = { leads: number; capLeads: number | null; expiresAt: string | null };
/** What was paid for a lot, in cents; invoiceId null where no invoice says so. */
export type Paid = { costCents: number; invoiceId: string | null };
/** `paid` is null where nothing was paid. */
export type ChangePlanLeads = {
  type: 'ChangePlanLeads';
  mode: ChangeMode;
  changeId: string;
  latticeId: string;
  period: number;
  at: string;
  from: PlanTerms;
  to: PlanTerms;
  periodStartsAt: string;
  periodEndsAt: string;
  paid: Paid | null;
};
export type EndPlanLots = { type: 'EndPlanLots'; at: string; reason: 'subscription-ended' | 'cancelled-now' };

export type VoidLot = { type: 'VoidLot'; lotId: string; reason: string; at: string };
/** What the table of lots says of an invoice's lots; lots that are used up are in no state. */
export type BookedLeads = { funded: number; used: number };
/**
 * `refundedCents`: all that the invoice has given back so far, so a repeat takes nothing more. Without `booked` only
 * lots that are still live count as funded.
 */
export type ClawBack = {
  type: 'ClawBack';
  invoiceId: string;
  at: string;
  reason: ClawedBackBecause;
  refundedCents: number;
  paidCents: number;
  booked?: BookedLeads;
  /** How many refunds of the invoice failed, or disputes were won, before: the same sum may be taken again. Absent: none. */
  attempt?: number;
};
/** A won dispute or a failed refund: a new lot in place of the voided one, `corrects`. */
export type Reissue = { type: 'Reissue'; lot: LotTerms; leads: number; corrects: string };
/**
 * A manual adjustment: up is a lot of its own until `expiresAt`, down takes from lots in the order of use. `at` is
 * now; `effectiveAt` is the date that it is about, unless that is before `lockedThrough`.
 */
export type AdjustLeads = {
  type: 'AdjustLeads';
  adjustmentId: string;
  leads: number;
  reason: AdjustedBecause;
  at: string;
  effectiveAt: string;
  lockedThrough: string | null;
  expiresAt: string | null;
  corrects: string | null;
};

export type LedgerCommand =
  | GrantLeads
  | ReserveLeads
  | UseLeads
  | ReleaseReservation
  | CreditLeads
  | ExpireLots
  | PassBoundary
  | ChangePlanLeads
  | EndPlanLots
  | VoidLot
  | ClawBack
  | Reissue
  | AdjustLeads;

export type LedgerRefusal =
  | { code: 'grant-not-positive'; lotId: string }
  | { code: 'lot-differs'; lotId: string; field: keyof LotTerms | 'leads' | 'reason' | 'downloadId' }
  | { code: 'lot-spent'; lotId: string }
  | { code: 'reservation-differs'; downloadId: string; field: keyof Asked }
  | { code: 'use-differs'; downloadId: string; field: 'rows' }
  | { code: 'reservation-unknown'; downloadId: string } // UseLeads only
  | { code: 'used-above-hold'; downloadId: string; rows: number; rowsHeld: number }
  | { code: 'credit-above-use'; leads: number; leadsMax: number }
  | { code: 'plan-not-granted'; latticeId: string; period: number } // a change adds to what the period granted
  | { code: 'adjustment-empty'; adjustmentId: string }
  | { code: 'adjustment-above-balance'; adjustmentId: string; leads: number; available: number }
  | { code: 'adjustment-differs'; adjustmentId: string; field: 'leads' | 'reason' };

export type { Category, ExpiredBecause, LotKind, LotTerms, Portion };
