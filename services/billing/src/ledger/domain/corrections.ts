// What takes back leads that were granted. Balances never go below zero.
import { accept, refuse } from '@leadwright/eventsourcing/decider';
import type { LedgerCommandKind } from './command.ts';
import type { ClawedBackBecause } from './events/event.ts';
import type { LedgerEvent } from './ledger-events.ts';
import { overBecause } from './lot-end.ts';
import { isMoved, reissuePrefix, sumOf, type Lot, type Portion } from './lots.ts';

export type VoidLot = { type: 'VoidLot'; lotId: string; reason: string; at: string };
export const voidLot: LedgerCommandKind<VoidLot> = {
  decide({ lotId, reason, at }, state) {
    const lot = state.lots.find((each) => each.lotId === lotId);
    const over = lot ? overBecause(lot, at) : 'clock';
    if (over === 'voided') return accept();
    if (!lot || over !== null) return refuse({ code: 'lot-spent', lotId });
    const voided = [{ lotId, leads: lot.available }];
    return accept({ type: 'LeadsVoided', voided, reason, corrects: lotId, effectiveAt: at });
  },
  // Its lot is its id, so that a second void never changes anything.
  key: ({ lotId }) => `${lotId}:voided`,
};

/** Of these lots only so many leads stay, those of the oldest. What returns later to a lot of which none stay goes too. */
export type VoidBeyond = { type: 'VoidBeyond'; lotIds: string[]; leads: number; reason: string; at: string };
export const voidBeyond: LedgerCommandKind<VoidBeyond> = {
  decide({ lotIds, leads, reason, at }, state) {
    let stays = leads;
    const [whole, parts]: [Portion[], Portion[]] = [[], []];
    for (const lot of state.lots.filter(({ lotId }) => lotIds.includes(lotId))) {
      if (overBecause(lot, at) !== null) continue;
      const kept = Math.min(lot.available, stays);
      stays -= kept;
      const gone = { lotId: lot.lotId, leads: lot.available - kept };
      if (kept === 0) whole.push(gone);
      else if (gone.leads > 0) parts.push(gone);
    }
    const took = (voided: Portion[], partial: boolean): LedgerEvent[] =>
      voided.length === 0 ? [] : [{ type: 'LeadsVoided', voided, reason, partial, effectiveAt: at }];
    return accept(...took(parts, true), ...took(whole, false));
  },
};

/** What the table of lots says of an invoice's lots; lots that are used up are in no state. */
export type BookedLeads = { funded: number; used: number };
/**
 * A whole refund takes all that is left, a part floor(funded x refunded / paid) less what is taken already. A chargeback is
 * whole, unless credit paid too.
 * `refundedCents`: all so far, so a repeat takes nothing more. Without `booked` only live lots count as funded.
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
  /** What took it, where that is not this invoice's own payment alone: the same sum may be taken for each. */
  by?: string;
};
export const clawBack: LedgerCommandKind<ClawBack> = {
  decide({ invoiceId, reason, refundedCents, paidCents, by, booked, at }, state) {
    const lots = state.lots.filter((lot) => lot.invoiceId === invoiceId && lot.voidedBecause === null);
    const live = lots.filter((lot) => overBecause(lot, at) === null);
    const funded = Math.max(
      booked?.funded ?? 0,
      sum(lots.filter(isFirst), ({ lotId, leads }) => leads - sum(movedFrom(lotId, lots), ({ leads: moved }) => moved)),
    );
    const used = booked?.used ?? sum(lots, ({ leads, available, refunded = 0 }) => leads - available - refunded);
    const whole = (reason === 'chargeback' && by === undefined) || refundedCents >= paidCents;
    const due = whole ? funded : shareOf(funded, refundedCents, paidCents) - sum(lots, (lot) => stillTaken(lot, lots));
    const voided = whole ? live.map(({ lotId, available }) => ({ lotId, leads: available })) : firstOf(live, due);
    const leadsVoided = sumOf(voided);
    const took: LedgerEvent[] =
      voided.length === 0
        ? []
        : [{ type: 'LeadsVoided', voided, reason, partial: !whole, corrects: invoiceId, effectiveAt: at }];
    return accept(...took, {
      type: 'LeadsClawedBack',
      invoiceId,
      reason,
      refundedCents,
      paidCents,
      leadsFunded: funded,
      leadsVoided,
      leadsShort: Math.max(0, Math.min(due - leadsVoided, used)),
      effectiveAt: at,
    });
  },
  key: ({ invoiceId, reason, refundedCents, attempt, by }) =>
    by !== undefined
      ? `claw-back:${invoiceId}:${reason}:by:${by}`
      : `claw-back:${invoiceId}:${reason}:${refundedCents}${attempt ? `:${attempt}` : ''}`,
};

// What was given back after a refund that failed stands for leads that were funded before.
const isFirst = ({ source }: Lot): boolean => !source.startsWith(reissuePrefix);

function stillTaken({ lotId, refunded = 0 }: Lot, lots: Lot[]): number {
  const given = lots.filter(
    ({ source }) => source === `${reissuePrefix}${lotId}` || source.startsWith(`${reissuePrefix}${lotId}#`),
  );
  return Math.max(0, refunded - sum(given, ({ leads }) => leads));
}

// Leads that moved to a lot of the new plan were paid for once.
function movedFrom(lotId: string, lots: Lot[]): Lot[] {
  return lots.filter((lot) => isMoved(lot) && lot.source.endsWith(`:${lotId}`));
}

function sum(lots: Lot[], of: (lot: Lot) => number): number {
  return lots.reduce((total, lot) => total + of(lot), 0);
}

// Of whole numbers, so that nothing is lost above 2^53.
function shareOf(leads: number, refundedCents: number, paidCents: number): number {
  return Number((BigInt(leads) * BigInt(refundedCents)) / BigInt(paidCents));
}

function firstOf(lots: Lot[], leads: number): Portion[] {
  const portions: Portion[] = [];
  let missing = leads;
  for (const { lotId, available } of lots) {
    const part = Math.min(available, missing);
    if (part > 0) portions.push({ lotId, leads: part });
    missing -= part;
  }
  return portions;
}
