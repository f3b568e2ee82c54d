// One manual adjustment or void by finance, stream adjustment-<id>: proposed, and above a threshold approved or declined
// by a second person. The ledger books it in the same transaction as the event that makes it `booked`.
import { accept, assertNever, refuse, type Decider, type Decision } from '@leadwright/eventsourcing/decider';
import { daysLater } from './lattice.ts';
import type { AdjustedBecause } from './ledger-events.ts';

/** The closed list of reasons, for adjustments and voids alike. */
export const adjustmentReasons = [
  'goodwill',
  'service-fault',
  'wrong-charge',
  'late-use',
  'duplicate-grant',
  'migration',
] as const satisfies readonly AdjustedBecause[];

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

type Decided = Decision<AdjustmentEvent, AdjustmentRefusal>;

export const adjustment: Decider<Adjustment, AdjustmentCommand, AdjustmentEvent, AdjustmentRefusal> = {
  codeVersion: 1,
  initial: null,
  decide,
  evolve,
};

function decide(command: AdjustmentCommand, state: Adjustment): Decided {
  switch (command.type) {
    case 'ProposeAdjustment':
      return propose(command, state);
    case 'ApproveAdjustment':
      return approve(command, state);
    case 'DeclineAdjustment':
      return decline(command, state);
    default:
      return assertNever(command);
  }
}

function propose(command: ProposeAdjustment, state: Adjustment): Decided {
  const { adjustmentId, by, at, aloneLeads, aboveLeads, openDays, wanted } = command;
  if (state !== null) return refuse({ code: 'adjustment-exists' });
  if (wanted.leads === 0) return refuse({ code: 'adjustment-empty' });
  const needsApproval = Math.abs(wanted.leads) + aloneLeads > aboveLeads;
  return accept({
    type: 'AdjustmentProposed',
    adjustmentId,
    proposedById: by,
    needsApproval,
    expiresAt: needsApproval ? daysLater(at, openDays, 'UTC') : null,
    effectiveAt: at,
    ...wanted,
  });
}

/** A second click of who approved changes nothing; anybody else learns that it is decided. */
function approve({ by, at }: ApproveAdjustment, state: Adjustment): Decided {
  if (state === null) return refuse({ code: 'adjustment-unknown' });
  const { proposal, status, decidedById } = state;
  if (status === 'booked' && decidedById === by) return accept();
  if (status !== 'open') return refuse({ code: 'adjustment-decided' });
  if (proposal.proposedById === by) return refuse({ code: 'own-proposal' });
  if (isOver(proposal, at)) return refuse({ code: 'proposal-expired' });
  return accept({
    type: 'AdjustmentApproved',
    adjustmentId: proposal.adjustmentId,
    approvedById: by,
    effectiveAt: at,
  });
}

/** Anybody of finance may decline, also who proposed it, and also after its time. */
function decline({ by, at }: DeclineAdjustment, state: Adjustment): Decided {
  if (state === null) return refuse({ code: 'adjustment-unknown' });
  const { proposal, status, decidedById } = state;
  if (status === 'declined' && decidedById === by) return accept();
  if (status !== 'open') return refuse({ code: 'adjustment-decided' });
  return accept({
    type: 'AdjustmentDeclined',
    adjustmentId: proposal.adjustmentId,
    declinedById: by,
    effectiveAt: at,
  });
}

// Exclusive, like every end.
function isOver({ expiresAt }: AdjustmentProposed, at: string): boolean {
  return expiresAt !== null && expiresAt <= at;
}

function evolve(state: Adjustment, event: AdjustmentEvent): Adjustment {
  switch (event.type) {
    case 'AdjustmentProposed':
      return { proposal: event, status: event.needsApproval ? 'open' : 'booked', decidedById: null };
    case 'AdjustmentApproved':
      return state && { ...state, status: 'booked', decidedById: event.approvedById };
    case 'AdjustmentDeclined':
      return state && { ...state, status: 'declined', decidedById: event.declinedById };
    default:
      return assertNever(event);
  }
}
