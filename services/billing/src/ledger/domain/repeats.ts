// Compares a repeated business id with the stored event of its first use. The state does not know: it
// drops ended reservations and used-up lots.
import { assertNever } from '@leadwright/eventsourcing/decider';
import type * as L from './ledger-events.ts';
import { costInLeads, sumOf, type LotTerms } from './lots.ts';
import { adjustmentSource } from './adjustments.ts';
import { changeSource } from './plan-changes.ts';

/** The business id of a command. A void's is its lot, so that a second void never changes anything. */
export function deduplicationKey(command: L.LedgerCommand): string | null {
  switch (command.type) {
    case 'VoidLot':
      return `${command.lotId}:voided`;
    case 'PassBoundary':
      return `boundary:${command.latticeId}:${command.period}`;
    case 'ChangePlanLeads':
      return changeSource(command.changeId);
    case 'ClawBack':
      return `claw-back:${command.invoiceId}:${command.reason}:${command.refundedCents}${command.attempt ? `:${command.attempt}` : ''}`;
    case 'Reissue':
      return command.lot.lotId;
    case 'AdjustLeads':
      return adjustmentSource(command.adjustmentId);
    case 'GrantLeads':
    case 'ReserveLeads':
    case 'UseLeads':
    case 'ReleaseReservation':
    case 'CreditLeads':
    case 'ExpireLots':
    case 'EndPlanLots':
      return null;
    default:
      return assertNever(command);
  }
}

/** The refusal that names the differing field; null if the repeat is equal. `first`: the events from the first use on. */
export function checkRepeat(command: L.LedgerCommand, first: L.LedgerEvent[]): L.LedgerRefusal | null {
  switch (command.type) {
    case 'GrantLeads':
    case 'Reissue':
      return lotAgain(command, {}, first);
    case 'CreditLeads':
      return lotAgain(command, { reason: command.reason, downloadId: command.downloadId }, first);
    case 'ReserveLeads':
      return reservationAgain(command.asked, first);
    case 'UseLeads':
      return useAgain(command, first);
    case 'AdjustLeads':
      return adjustmentAgain(command, first);
    // Only the id counts: the reason and time of the first use stay.
    case 'VoidLot':
    case 'ReleaseReservation':
    case 'ExpireLots':
    case 'PassBoundary':
    case 'ChangePlanLeads':
    case 'EndPlanLots':
    case 'ClawBack':
      return null;
    default:
      return assertNever(command);
  }
}

function lotAgain(
  { lot, leads }: L.GrantLeads | L.CreditLeads | L.Reissue,
  more: object,
  first: L.LedgerEvent[],
): L.LedgerRefusal | null {
  const { lotId } = lot;
  const before = first.find(
    (event): event is L.LeadsGranted | L.LeadsCredited =>
      (event.type === 'LeadsGranted' || event.type === 'LeadsCredited') && event.lotId === lotId,
  );
  const field = before && differing({ ...comparable(lot, before), leads, ...more }, before);
  return field === undefined ? null : { code: 'lot-differs', lotId, field };
}

// A lot that was granted without an invoice stands, whichever invoice is named for it later.
function comparable({ costCents, invoiceId, ...terms }: LotTerms, { invoiceId: before }: L.StoredTerms): object {
  return before === undefined || before === null ? terms : { ...terms, invoiceId, costCents };
}

function adjustmentAgain(
  { adjustmentId, leads, reason }: L.AdjustLeads,
  [before]: L.LedgerEvent[],
): L.LedgerRefusal | null {
  if (before?.type !== 'LeadsCredited' && before?.type !== 'LeadsVoided') return null;
  const booked = before.type === 'LeadsCredited' ? before.leads : -sumOf(before.voided);
  const field = booked !== leads ? 'leads' : before.reason !== reason ? 'reason' : undefined;
  return field === undefined ? null : { code: 'adjustment-differs', adjustmentId, field };
}

function reservationAgain(asked: L.Asked, first: L.LedgerEvent[]): L.LedgerRefusal | null {
  const { downloadId, dictId, rows, multiplierHundredths, effectiveAt } = asked;
  for (const event of first) {
    if (event.type === 'LeadsReserved' && event.downloadId === downloadId) {
      const field = differing({ dictId, rows, multiplierHundredths, effectiveAt }, event);
      return field === undefined ? null : { code: 'reservation-differs', downloadId, field };
    }
    if (event.type === 'ReservationRefused' && event.downloadId === downloadId) {
      // A refusal stores what the rows would have cost.
      const field =
        costInLeads(rows, multiplierHundredths) === event.leads ? differing({ effectiveAt }, event) : 'rows';
      return field === undefined ? null : { code: 'reservation-differs', downloadId, field };
    }
  }
  return null;
}

function useAgain({ downloadId, rows }: L.UseLeads, first: L.LedgerEvent[]): L.LedgerRefusal | null {
  const before = first.find((event) => event.type === 'LeadsUsed' && event.downloadId === downloadId);
  return before === undefined || differing({ rows }, before) === undefined
    ? null
    : { code: 'use-differs', downloadId, field: 'rows' };
}

/** The first field of `repeated` that differs from `before`. Lists are compared by content. */
function differing<Repeated extends object>(repeated: Repeated, before: object): keyof Repeated | undefined {
  const known = before as Partial<Repeated>;
  return (Object.keys(repeated) as (keyof Repeated)[]).find(
    (field) => JSON.stringify(repeated[field]) !== JSON.stringify(known[field]),
  );
}
