import { costInLeads } from '@leadwright/leads/rules/cost';
import { accept, refuse } from '@leadwright/eventsourcing/decider';
import { ended } from './boundary.ts';
import { differing, type LedgerCommandKind, type LedgerDecision } from './command.ts';
import type { RefusedBecause } from './events/holds.ts';
import type { LeadsGranted } from './events/lots-made.ts';
import { evolve, type LedgerEvent } from './ledger-events.ts';
import { bookedAt } from './locked.ts';
import { availableIn, drawDown, fillSource, isExpired, isFill, PRIORITY_DEFAULT, split, type Portion } from './lots.ts';
import type { Ledger, ReservationRequest } from './state.ts';

/** downloadLimit and unlimited are the plan's; the sender reads them under the lock of this command. */
export type ReserveLeads = {
  type: 'ReserveLeads';
  request: ReservationRequest;
  downloadLimit: number;
  unlimited: boolean;
  /** The plan has no seat for the person who asks. Absent: it has. */
  isOverSeats?: boolean;
};
export const reserveLeads: LedgerCommandKind<ReserveLeads> = {
  decide({ request, downloadLimit, unlimited, isOverSeats = false }, state) {
    const { downloadId, dictId, rows, effectiveAt } = request;
    const hold = state.holds.find((each) => each.downloadId === downloadId);
    if (hold) {
      const field = differing(request, hold);
      return field ? refuse({ code: 'reservation-differs', downloadId, field }) : accept();
    }
    const leads = costInLeads(rows, request.multiplierHundredths);
    const available = availableIn(state.lots, effectiveAt, dictId);
    // Refuse by an event, not by a value, because export waits for the answer.
    const refused = (reason: RefusedBecause): LedgerDecision =>
      accept({ type: 'ReservationRefused', downloadId, reason, leads, available, effectiveAt });
    if (rows === 0) return refused('nothing-asked');
    // Without a plan nothing may be downloaded, whatever leads stay.
    if (downloadLimit === 0) return refused('no-plan');
    if (isOverSeats) return refused('over-seats');
    if (rows > downloadLimit) return refused('download-limit');

    // An unlimited plan covers a shortfall with a lot of its own, so that no lot goes below zero.
    const fill = unlimited && leads > available ? [fillLot(request, leads - available)] : [];
    const { lots } = fill.reduce(evolve, state);
    const from = drawDown(lots, leads, effectiveAt, dictId);
    return from ? accept<LedgerEvent>(...fill, { type: 'LeadsReserved', ...request, leads, from }) : refused('balance');
  },
  checkRepeat({ request }, first) {
    const { downloadId, dictId, rows, multiplierHundredths, effectiveAt } = request;
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
  },
};

/** `rows`: the verified row count of the finished file. `lockedThrough`: the end, exclusive, of what is locked. */
export type UseLeads = { type: 'UseLeads'; downloadId: string; rows: number; at: string; lockedThrough?: string };
export const useLeads: LedgerCommandKind<UseLeads> = {
  decide({ downloadId, rows, at, lockedThrough }, state) {
    const hold = state.holds.find((each) => each.downloadId === downloadId);
    if (!hold) return refuse({ code: 'reservation-unknown', downloadId });
    if (rows > hold.rows) return refuse({ code: 'used-above-hold', downloadId, rows, rowsHeld: hold.rows });
    const { used, returned } = split(hold.from, costInLeads(rows, hold.multiplierHundredths));
    const booked = bookedAt({ effectiveAt: hold.effectiveAt, at, lockedThrough: lockedThrough ?? null });
    return accept<LedgerEvent>(
      { type: 'LeadsUsed', downloadId, rows, used, returned, ...booked },
      ...afterReturn(returned, state, at, booked.effectiveAt),
    );
  },
  checkRepeat({ downloadId, rows }, first) {
    const before = first.find((event) => event.type === 'LeadsUsed' && event.downloadId === downloadId);
    return before === undefined || differing({ rows }, before) === undefined
      ? null
      : { code: 'use-differs', downloadId, field: 'rows' };
  },
};

export type ReleaseReservation = { type: 'ReleaseReservation'; downloadId: string; at: string };
export const releaseReservation: LedgerCommandKind<ReleaseReservation> = {
  decide({ downloadId, at }, state) {
    const hold = state.holds.find((each) => each.downloadId === downloadId);
    // A refused download ends in DownloadFailed too, without a reservation.
    if (!hold) return accept();
    return accept<LedgerEvent>(
      { type: 'ReservationReleased', downloadId, returned: hold.from, effectiveAt: at },
      ...afterReturn(hold.from, state, at, at),
    );
  },
};

function fillLot({ downloadId, effectiveAt }: ReservationRequest, leads: number): LeadsGranted {
  const source = fillSource(downloadId);
  return {
    type: 'LeadsGranted',
    lotId: source,
    kind: 'plan',
    leads,
    priority: PRIORITY_DEFAULT,
    category: 'paid',
    effectiveAt,
    expiresAt: null,
    source,
    onlyDictionaries: [],
    costCents: 0,
    invoiceId: null,
  };
}

/** Leads that return to an ended lot leave it at once, as a visible entry of their own. */
function afterReturn(returned: Portion[], state: Ledger, at: string, returnedAt: string): LedgerEvent[] {
  return returned.flatMap((portion): LedgerEvent[] => {
    const lot = state.lots.find(({ lotId }) => lotId === portion.lotId);
    if (!lot) throw new Error(`a hold names the lot ${portion.lotId}, which is not there`);
    if (lot.voidedBecause !== null) {
      return [{ type: 'LeadsVoided', voided: [portion], reason: lot.voidedBecause, effectiveAt: at }];
    }
    if (lot.endedBecause !== undefined) {
      return [{ type: 'LeadsExpired', expired: [portion], reason: lot.endedBecause, effectiveAt: at }];
    }
    if (isFill(lot)) return [{ type: 'LeadsExpired', expired: [portion], reason: 'fill-lot', effectiveAt: returnedAt }];
    return isExpired(lot, at) ? [ended(lot, portion.leads, returnedAt)] : [];
  });
}
