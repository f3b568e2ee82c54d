// The events, commands and refusals of one manual adjustment or void, stream adjustment-<id>.
import type { AdjustedBecause } from '../../ledger/domain/events/event.ts';

/** `leads` is signed: up or down. Of a void it is what the lot had left, as a negative number. */
export type Wanted = {
  action: 'adjust' | 'void';
  leads: number;
  /** The lot to void; null for an adjustment. */
  lotId: string | null;
  reason: AdjustedBecause;
  note: string;
  corrects: string | null;
};

/** `expiresAt`: until when a second person may agree; null where none is needed. */
export type AdjustmentProposed = {
  type: 'AdjustmentProposed';
  adjustmentId: string;
  proposedById: string;
  needsApproval: boolean;
  expiresAt: string | null;
  effectiveAt: string;
} & Wanted;
export type AdjustmentApproved = {
  type: 'AdjustmentApproved';
  adjustmentId: string;
  approvedById: string;
  effectiveAt: string;
};
export type AdjustmentDeclined = {
  type: 'AdjustmentDeclined';
  adjustmentId: string;
  declinedById: string;
  effectiveAt: string;
};
export type AdjustmentEvent = AdjustmentProposed | AdjustmentApproved | AdjustmentDeclined;

/**
 * `aloneLeads`: what was adjusted on this account lately without a second person, so that a large adjustment cannot be
 * made of small ones. `openDays`: how long a proposal waits.
 */
export type ProposeAdjustment = {
  type: 'ProposeAdjustment';
  adjustmentId: string;
  by: string;
  at: string;
  aloneLeads: number;
  aboveLeads: number;
  openDays: number;
  wanted: Wanted;
};
export type ApproveAdjustment = { type: 'ApproveAdjustment'; by: string; at: string };
export type DeclineAdjustment = { type: 'DeclineAdjustment'; by: string; at: string };
export type AdjustmentCommand = ProposeAdjustment | ApproveAdjustment | DeclineAdjustment;

export type AdjustmentRefusal = {
  code:
    | 'adjustment-empty'
    | 'adjustment-exists'
    | 'adjustment-unknown'
    | 'own-proposal'
    | 'adjustment-decided'
    | 'proposal-expired';
};

/** null: never proposed. `decidedById` of one that needed nobody else is null. */
export type Adjustment = {
  proposal: AdjustmentProposed;
  status: 'open' | 'booked' | 'declined';
  decidedById: string | null;
} | null;
