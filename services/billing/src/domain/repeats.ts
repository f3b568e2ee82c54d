// Compares a repeated business id with the stored event of its first use. The state cannot tell: it
// drops ended reservations and used-up lots.
import { assertNever } from '@leadwright/eventsourcing/decider';
import type * as L from './ledger-events.ts';
import { costInLeads } from './lots.ts';

/** The business id of a command. A void's is its lot, so that a second void never changes anything. */
export function deduplicationKey(command: L.LedgerCommand): string | null {
  return command.type === 'VoidLot' ? `${command.lotId}:voided` : null;
}

/** The refusal that names the differing field; null if the repeat is equal. `first`: the events from the first use on. */
export function checkRepeat(command: L.LedgerCommand, first: L.LedgerEvent[]): L.LedgerRefusal | null {
  switch (command.type) {
    case 'GrantLeads':
      return lotAgain(command, {}, first);
    case 'CreditLeads':
      return lotAgain(command, { reason: command.reason, downloadId: command.downloadId }, first);
    case 'ReserveLeads':
      return reservationAgain(command.asked, first);
    case 'UseLeads':
      return useAgain(command, first);
    // Only the id counts: the reason and time of the first use stay.
    case 'VoidLot':
    case 'ReleaseReservation':
    case 'ExpireLots':
    case 'RollOver':
      return null;
    default:
      return assertNever(command);
  }
}

function lotAgain(
  { lot, leads }: L.GrantLeads | L.CreditLeads,
  more: object,
  first: L.LedgerEvent[],
): L.LedgerRefusal | null {
  const { lotId } = lot;
  const before = first.find(
    (event) => (event.type === 'LeadsGranted' || event.type === 'LeadsCredited') && event.lotId === lotId,
  );
  const field = before && differing({ ...lot, leads, ...more }, before);
  return field === undefined ? null : { code: 'lot-differs', lotId, field };
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

/** The first field of `said` that differs from `before`. Lists are compared by content. */
function differing<Said extends object>(said: Said, before: object): keyof Said | undefined {
  const known = before as Partial<Said>;
  return (Object.keys(said) as (keyof Said)[]).find(
    (field) => JSON.stringify(said[field]) !== JSON.stringify(known[field]),
  );
}
