// Stream adjustment-<id>: what finance does to an account. A large act needs a second person. Leads are booked, and the call
// to the provider is planned, in the transaction of `booked`.
import { accept, deciderOf, refuse, type CommandKind } from '@leadwright/eventsourcing/decider';
import { daysLater } from '../../kernel/domain/lattice.ts';
import type { AdjustedBecause } from '../../ledger/domain/events/event.ts';

/** Why finance acts on the plan or the money of an account. */
export type ActBecause = 'agreement' | 'goodwill' | 'service-fault' | 'wrong-charge';

/** `leads` is signed: up or down. Of a void it is what the lot had left, as a negative number. */
type OfLeads = {
  action: 'adjust' | 'void';
  leads: number;
  /** The lot to void; null for an adjustment. */
  lotId: string | null;
  reason: AdjustedBecause;
  corrects: string | null;
};
/** Of the acts that move no leads by themselves. */
type NoLeads = { leads: 0; lotId: null; corrects: null; reason: ActBecause };

/** `now`: a subscription begins. `at-renewal`: the running one goes on with this plan from the end of its period. */
export type Starts = 'now' | 'at-renewal';
/** `cents`: what it costs a month. */
export type OfPlan = { action: 'plan'; planId: string; starts: Starts; cents: number } & NoLeads;

/** `cents`: of the invoice, paid back. `refundedCents`: what had come back of it before, as who proposed it saw it. */
export type OfRefund = { action: 'refund'; invoiceId: string; cents: number; refundedCents: number } & NoLeads;

/** The account's billing days follow this time zone from `startsAt` on, where the running period ends. */
export type OfZone = { action: 'zone'; zone: string; startsAt: string } & NoLeads;

/**
 * A promotion that is taken by a code: so many accounts may, each once, until then. `leads`: of all their first months.
 * `cents`: what it costs a month. In the stream of the account that alone may take it, or of none (`offersAccount`).
 */
export type OfPromotion = Omit<NoLeads, 'leads'> & {
  action: 'promotion';
  planId: string;
  leads: number;
  cents: number;
  code: string;
  times: number;
  until: string;
};

export type AdjustmentRequest = { note: string } & (OfLeads | OfPlan | OfRefund | OfZone | OfPromotion);

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
/** The provider refused the call of an act that was booked: nothing came of it. `code`: its refusal. */
export type AdjustmentFailed = { type: 'AdjustmentFailed'; adjustmentId: string; code: string; effectiveAt: string };
/** Nobody takes the promotion by this code any more; what was taken stays. */
export type AdjustmentRevoked = {
  type: 'AdjustmentRevoked';
  adjustmentId: string;
  revokedById: string;
  note: string;
  effectiveAt: string;
};
export type AdjustmentEvent =
  | AdjustmentProposed
  | AdjustmentApproved
  | AdjustmentDeclined
  | AdjustmentFailed
  | AdjustmentRevoked;

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
  status: 'open' | 'booked' | 'declined' | 'failed' | 'revoked';
  decidedById: string | null;
} | null;

type Kind<Command> = CommandKind<Command, Adjustment, AdjustmentEvent, AdjustmentRefusal>;

/**
 * Above so many leads, or cents, a second person agrees. `alone`: lately adjusted, or refunded, without one, so that small
 * ones add up.
 * `openDays`: how long it waits.
 */
export type Limits = {
  aloneLeads: number;
  aboveLeads: number;
  aloneCents: number;
  aboveCents: number;
  openDays: number;
};
export type ProposeAdjustment = {
  type: 'ProposeAdjustment';
  adjustmentId: string;
  by: string;
  at: string;
  request: AdjustmentRequest;
} & Limits;
const proposeAdjustment: Kind<ProposeAdjustment> = {
  decide({ adjustmentId, by, at, openDays, request, ...limits }, state) {
    if (state !== null) return refuse({ code: 'adjustment-exists' });
    if (isMeasuredInLeads(request) && request.leads === 0) return refuse({ code: 'adjustment-empty' });
    const needsApproval = isLarge(request, limits);
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

const isMeasuredInLeads = (request: AdjustmentRequest): request is Extract<AdjustmentRequest, OfLeads | OfPromotion> =>
  ['adjust', 'void', 'promotion'].includes(request.action);

function isLarge(
  request: AdjustmentRequest,
  { aloneLeads, aboveLeads, aloneCents, aboveCents }: Omit<Limits, 'openDays'>,
): boolean {
  if (isMeasuredInLeads(request)) return Math.abs(request.leads) + aloneLeads > aboveLeads;
  // It moves neither leads nor money.
  if (request.action === 'zone') return false;
  return request.cents + (request.action === 'refund' ? aloneCents : 0) > aboveCents;
}

/** A second click of who approved changes nothing; anybody else learns that it is decided. */
export type ApproveAdjustment = { type: 'ApproveAdjustment'; by: string; at: string };
const approveAdjustment: Kind<ApproveAdjustment> = {
  decide({ by, at }, state) {
    if (state === null) return refuse({ code: 'adjustment-unknown' });
    const { proposal, status, decidedById } = state;
    if ((status === 'booked' || status === 'failed') && decidedById === by) return accept();
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

/** What was not booked has nothing that could fail. */
export type FailAdjustment = { type: 'FailAdjustment'; code: string; at: string };
const failAdjustment: Kind<FailAdjustment> = {
  decide({ code, at }, state) {
    if (state?.status !== 'booked') return accept();
    return accept({ type: 'AdjustmentFailed', adjustmentId: state.proposal.adjustmentId, code, effectiveAt: at });
  },
};

/** Only a promotion goes on after it was booked. A second time changes nothing. */
export type RevokeAdjustment = { type: 'RevokeAdjustment'; by: string; note: string; at: string };
const revokeAdjustment: Kind<RevokeAdjustment> = {
  decide({ by, note, at }, state) {
    if (state === null || state.proposal.action !== 'promotion') return refuse({ code: 'adjustment-unknown' });
    if (state.status === 'revoked') return accept();
    if (state.status !== 'booked') return refuse({ code: 'adjustment-decided' });
    const { adjustmentId } = state.proposal;
    return accept({ type: 'AdjustmentRevoked', adjustmentId, revokedById: by, note, effectiveAt: at });
  },
};

export type AdjustmentCommand =
  | ProposeAdjustment
  | ApproveAdjustment
  | DeclineAdjustment
  | FailAdjustment
  | RevokeAdjustment;

export const adjustment = deciderOf<Adjustment, AdjustmentCommand, AdjustmentEvent, AdjustmentRefusal>({
  codeVersion: 1,
  initial: null,
  commands: {
    ProposeAdjustment: proposeAdjustment,
    ApproveAdjustment: approveAdjustment,
    DeclineAdjustment: declineAdjustment,
    FailAdjustment: failAdjustment,
    RevokeAdjustment: revokeAdjustment,
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
    AdjustmentFailed: { evolve: (state) => state && { ...state, status: 'failed' } },
    AdjustmentRevoked: { evolve: (state) => state && { ...state, status: 'revoked' } },
  },
});
