// One manual adjustment or void by finance, stream adjustment-<id>: proposed, and above a threshold approved or declined
// by a second person. The ledger books it in the same transaction as the event that makes it `booked`.
import { accept, assertNever, refuse, type Decider, type Decision } from '@leadwright/eventsourcing/decider';
import { daysLater } from '../../kernel/domain/lattice.ts';
import type {
  Adjustment,
  AdjustmentCommand,
  AdjustmentEvent,
  AdjustmentProposed,
  AdjustmentRefusal,
  ApproveAdjustment,
  DeclineAdjustment,
  ProposeAdjustment,
} from './adjustment-events.ts';

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
