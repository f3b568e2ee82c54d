// The ledger as double entry: each event is a list of movements between two accounts of one lot.
// A movement takes from one side exactly what it gives to the other, so every event sums to zero.
import { assertNever } from '@leadwright/eventsourcing/decider';
import type { LedgerEvent, LotKind, Portion } from './ledger-events.ts';

export type LedgerAccount = 'available' | 'held' | 'delivered' | 'expired' | 'voided' | `issued:${LotKind}`;

export type MovementType = 'granted' | 'credited' | 'reserved' | 'returned' | 'used' | 'expired' | 'voided';

export type Movement = {
  type: MovementType;
  from: LedgerAccount;
  to: LedgerAccount;
  lotId: string;
  leads: number;
  downloadId: string | null;
  reason: string;
};

/** The movements of one event, in order. Events that move no leads (a refusal, a carry-over) have none. */
export function movementsOf(event: LedgerEvent): Movement[] {
  switch (event.type) {
    case 'LeadsGranted':
      return [
        {
          type: 'granted',
          from: `issued:${event.kind}`,
          to: 'available',
          lotId: event.lotId,
          leads: event.leads,
          downloadId: null,
          reason: event.source,
        },
      ];
    case 'LeadsCredited':
      return [
        {
          type: 'credited',
          from: `issued:${event.kind}`,
          to: 'available',
          lotId: event.lotId,
          leads: event.leads,
          downloadId: event.downloadId,
          reason: event.reason,
        },
      ];
    case 'LeadsReserved':
      return each(event.from, {
        type: 'reserved',
        from: 'available',
        to: 'held',
        downloadId: event.downloadId,
        reason: 'download-requested',
      });
    case 'ReservationReleased':
      return each(event.returned, {
        type: 'returned',
        from: 'held',
        to: 'available',
        downloadId: event.downloadId,
        reason: 'download-failed',
      });
    case 'LeadsUsed':
      return [
        ...each(event.used, {
          type: 'used',
          from: 'held',
          to: 'delivered',
          downloadId: event.downloadId,
          reason: 'download-completed',
        }),
        ...each(event.returned, {
          type: 'returned',
          from: 'held',
          to: 'available',
          downloadId: event.downloadId,
          reason: 'not-used',
        }),
      ];
    case 'LeadsExpired':
      return each(event.expired, {
        type: 'expired',
        from: 'available',
        to: 'expired',
        downloadId: null,
        reason: event.reason,
      });
    case 'LeadsVoided':
      return each(event.voided, {
        type: 'voided',
        from: 'available',
        to: 'voided',
        downloadId: null,
        reason: event.reason,
      });
    case 'ReservationRefused':
    case 'LeadsRolledOver':
    case 'PlanLeadsChanged':
    case 'LeadsClawedBack':
      return [];
    default:
      return assertNever(event);
  }
}

function each(portions: Portion[], movement: Omit<Movement, 'lotId' | 'leads'>): Movement[] {
  return portions.filter(({ leads }) => leads > 0).map(({ lotId, leads }) => ({ ...movement, lotId, leads }));
}
