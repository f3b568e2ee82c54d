import { accept, refuse } from '@leadwright/eventsourcing/decider';
import type { LedgerCommandKind, LedgerDecision } from './command.ts';
import type { AdjustedBecause } from './events/event.ts';
import type { LeadsCredited } from './events/lots-made.ts';
import { bookedAt } from './locked.ts';
import { PRIORITY_DEFAULT, availableIn, drawDown, sumOf } from './lots.ts';
import type { Ledger } from './state.ts';

/** The id of an adjustment: its cause, and its lot's id where it brings one. */
export const adjustmentSource = (adjustmentId: string): string => `adjustment:${adjustmentId}`;

/** Up is a lot until `expiresAt`; down takes in the order of use. `effectiveAt`: its date, unless that is locked. */
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
export const adjustLeads: LedgerCommandKind<AdjustLeads> = {
  decide(command, state) {
    const { adjustmentId, leads } = command;
    if (leads === 0) return refuse({ code: 'adjustment-empty', adjustmentId });
    return leads > 0 ? accept(raised(command)) : lower(command, state);
  },
  key: ({ adjustmentId }) => adjustmentSource(adjustmentId),
  checkRepeat({ adjustmentId, leads, reason }, [before]) {
    if (before?.type !== 'LeadsCredited' && before?.type !== 'LeadsVoided') return null;
    const booked = before.type === 'LeadsCredited' ? before.leads : -sumOf(before.voided);
    const field = booked !== leads ? 'leads' : before.reason !== reason ? 'reason' : undefined;
    return field === undefined ? null : { code: 'adjustment-differs', adjustmentId, field };
  },
};

function raised(command: AdjustLeads): LeadsCredited {
  const { adjustmentId, leads, reason, expiresAt, corrects } = command;
  const source = adjustmentSource(adjustmentId);
  return {
    type: 'LeadsCredited',
    leads,
    reason,
    downloadId: null,
    lotId: source,
    kind: 'manual',
    priority: PRIORITY_DEFAULT,
    category: 'promotional',
    expiresAt,
    source,
    onlyDictionaries: [],
    costCents: 0,
    invoiceId: null,
    ...(corrects === null ? {} : { corrects }),
    ...bookedAt(command),
  };
}

/** Refused as a whole where less is left: nothing goes below zero, and a part of a correction corrects nothing. */
function lower(command: AdjustLeads, state: Ledger): LedgerDecision {
  const { adjustmentId, reason, corrects } = command;
  const booked = bookedAt(command);
  const leads = -command.leads;
  const voided = drawDown(state.lots, leads, booked.effectiveAt, null);
  if (voided === null) {
    const available = availableIn(state.lots, booked.effectiveAt, null);
    return refuse({ code: 'adjustment-above-balance', adjustmentId, leads, available });
  }
  const link = corrects === null ? {} : { corrects };
  return accept({ type: 'LeadsVoided', voided, reason, partial: true, ...link, ...booked });
}
