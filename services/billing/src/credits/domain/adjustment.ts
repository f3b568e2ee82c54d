// Stream adjustment-<id>: a large one needs a second person. The ledger books it in the transaction of `booked`.
import { accept, deciderOf, refuse, type CommandKind } from '@leadwright/eventsourcing/decider';
import { daysLater } from '../../kernel/domain/lattice.ts';
import type { AdjustedBecause } from '../../ledger/domain/events/event.ts';

/** `leads` is signed: up or down. Of a void it is what the lot had left, as a negative number. */
export type AdjustmentRequest = {
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
} & AdjustmentRequest;
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

type Kind<Command> = CommandKind<Command, Adjustment, AdjustmentEvent, AdjustmentRefusal>;

/** `aloneLeads`: lately adjusted without a second person, so that small ones add up. `openDays`: how long it waits. */
export type ProposeAdjustment = {
  type: 'ProposeAdjustment';
  adjustmentId: string;
  by: string;
  at: string;
  aloneLeads: number;
  aboveLeads: number;
  openDays: number;
  request: AdjustmentRequest;
};
const proposeAdjustment: Kind<ProposeAdjustment> = {
  decide({ adjustmentId, by, at, aloneLeads, aboveLeads, openDays, request }, state) {
    if (state !== null) return refuse({ code: 'adjustment-exists' });
    if (request.leads === 0) return refuse({ code: 'adjustment-empty' });
    const needsApproval = Math.abs(request.leads) + aloneLeads > aboveLeads;
    return accept({
      type: 'AdjustmentProposed',
      adjustmentId,
      proposedById: by,
      needsApproval,
      expiresAt: needsApproval ? daysLater(at, openDays, 'UTC') : null,
      effectiveAt: at,
      ...request,
    });
  },
};

/** A second click of who approved changes nothing; anybody else learns that it is decided. */
export type ApproveAdjustment = { type: 'ApproveAdjustment'; by: string; at: string };
const approveAdjustment: Kind<ApproveAdjustment> = {
  decide({ by, at }, state) {
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
  },
};

/** Anybody of finance may decline, also who proposed it, and also after its time. */
export type DeclineAdjustment = { type: 'DeclineAdjustment'; by: string; at: string };
const declineAdjustment: Kind<DeclineAdjustment> = {
  decide({ by, at }, state) {
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
  },
};

function isOver({ expiresAt }: AdjustmentProposed, at: string): boolean {
  return expiresAt !== null && expiresAt <= at;
}

export type AdjustmentCommand = ProposeAdjustment | ApproveAdjustment | DeclineAdjustment;

export const adjustment = deciderOf<Adjustment, AdjustmentCommand, AdjustmentEvent, AdjustmentRefusal>({
  codeVersion: 1,
  initial: null,
  commands: {
    ProposeAdjustment: proposeAdjustment,
    ApproveAdjustment: approveAdjustment,
    DeclineAdjustment: declineAdjustment,
  },
  events: {
    AdjustmentProposed: {
      evolve: (_before, proposal) => ({
        proposal,
        status: proposal.needsApproval ? 'open' : 'booked',
        decidedById: null,
      }),
    },
    AdjustmentApproved: {
      evolve: (state, { approvedById }) => state && { ...state, status: 'booked', decidedById: approvedById },
    },
    AdjustmentDeclined: {
      evolve: (state, { declinedById }) => state && { ...state, status: 'declined', decidedById: declinedById },
    },
  },
});
