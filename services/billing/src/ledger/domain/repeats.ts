// Compares a repeated business id with the stored events from its first use on: the refusal names the field that differs,
// null is an equal repeat. The state does not know, as it drops ended reservations and used-up lots.
import type * as L from './ledger-events.ts';
import { costInLeads, sumOf, type LotTerms } from './lots.ts';
import { differing } from './state.ts';

export function lotAgain(
  { lot, leads }: L.GrantLeads | L.CreditLeads | L.Reissue,
  first: L.LedgerEvent[],
  more: object = {},
): L.LedgerRefusal | null {
  const { lotId } = lot;
  const before = first.find(
    (event): event is L.LeadsGranted | L.LeadsCredited =>
      (event.type === 'LeadsGranted' || event.type === 'LeadsCredited') && event.lotId === lotId,
  );
  const field = before && differing({ ...comparable(lot, before), leads, ...more }, before);
  return field === undefined ? null : { code: 'lot-differs', lotId, field };
}

export const creditAgain = (command: L.CreditLeads, first: L.LedgerEvent[]): L.LedgerRefusal | null =>
  lotAgain(command, first, { reason: command.reason, downloadId: command.downloadId });

// A lot that was granted without an invoice stands, whichever invoice is named for it later.
function comparable({ costCents, invoiceId, ...terms }: LotTerms, { invoiceId: before }: L.StoredTerms): object {
  return before === undefined || before === null ? terms : { ...terms, invoiceId, costCents };
}

export function adjustmentAgain(
  { adjustmentId, leads, reason }: L.AdjustLeads,
  [before]: L.LedgerEvent[],
): L.LedgerRefusal | null {
  if (before?.type !== 'LeadsCredited' && before?.type !== 'LeadsVoided') return null;
  const booked = before.type === 'LeadsCredited' ? before.leads : -sumOf(before.voided);
  const field = booked !== leads ? 'leads' : before.reason !== reason ? 'reason' : undefined;
  return field === undefined ? null : { code: 'adjustment-differs', adjustmentId, field };
}

export function reservationAgain({ asked }: L.ReserveLeads, first: L.LedgerEvent[]): L.LedgerRefusal | null {
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

export function useAgain({ downloadId, rows }: L.UseLeads, first: L.LedgerEvent[]): L.LedgerRefusal | null {
  const before = first.find((event) => event.type === 'LeadsUsed' && event.downloadId === downloadId);
  return before === undefined || differing({ rows }, before) === undefined
    ? null
    : { code: 'use-differs', downloadId, field: 'rows' };
}
