// Manual adjustments: up by a lot of its own, down from the lots in the order of use.
import { accept, refuse } from '@leadwright/eventsourcing/decider';
import type * as L from './ledger-events.ts';
import { PRIORITY_DEFAULT, availableIn, drawDown } from './lots.ts';
import { bookedAt } from './locked.ts';
import type { Decided, Ledger } from './state.ts';

/** The id of an adjustment: its cause, and its lot's id where it brings one. */
export const adjustmentSource = (adjustmentId: string): string => `adjustment:${adjustmentId}`;

export function adjust(command: L.AdjustLeads, state: Ledger): Decided {
  const { adjustmentId, leads } = command;
  if (leads === 0) return refuse({ code: 'adjustment-empty', adjustmentId });
  return leads > 0 ? accept(raised(command)) : lower(command, state);
}

function raised(command: L.AdjustLeads): L.LeadsCredited {
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
function lower(command: L.AdjustLeads, state: Ledger): Decided {
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
