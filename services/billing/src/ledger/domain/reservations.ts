// A download's hold, from its request to its end.
import { accept, refuse } from '@leadwright/eventsourcing/decider';
import type * as L from './ledger-events.ts';
import {
  availableIn,
  costInLeads,
  drawDown,
  fillSource,
  isExpired,
  isFill,
  PRIORITY_DEFAULT,
  split,
  type Portion,
} from './lots.ts';
import { evolve } from './evolve.ts';
import { bookedAt } from './locked.ts';
import { ended } from './boundary.ts';
import { differing, type Decided, type Ledger } from './state.ts';

export function reserve({ asked, downloadLimit, unlimited }: L.ReserveLeads, state: Ledger): Decided {
  const hold = state.holds.find(({ downloadId }) => downloadId === asked.downloadId);
  if (hold) {
    const field = differing(asked, hold);
    return field ? refuse({ code: 'reservation-differs', downloadId: asked.downloadId, field }) : accept();
  }
  const leads = costInLeads(asked.rows, asked.multiplierHundredths);
  const available = availableIn(state.lots, asked.effectiveAt, asked.dictId);
  // Refuse by an event, not by a value, because export waits for the answer.
  const refused = (reason: L.RefusedBecause): Decided =>
    accept({
      type: 'ReservationRefused',
      downloadId: asked.downloadId,
      reason,
      leads,
      available,
      effectiveAt: asked.effectiveAt,
    });
  if (asked.rows === 0) return refused('nothing-asked');
  if (asked.rows > downloadLimit) return refused('download-limit');

  // An unlimited plan covers a shortfall with a lot of its own, so that no lot goes below zero.
  const fill = unlimited && leads > available ? [fillLot(asked, leads - available)] : [];
  const lots = fill.length > 0 ? fill.reduce(evolve, state).lots : state.lots;
  const from = drawDown(lots, leads, asked.effectiveAt, asked.dictId);
  return from ? accept<L.LedgerEvent>(...fill, { type: 'LeadsReserved', ...asked, leads, from }) : refused('balance');
}

function fillLot(asked: L.Asked, leads: number): L.LeadsGranted {
  const source = fillSource(asked.downloadId);
  return {
    type: 'LeadsGranted',
    lotId: source,
    kind: 'plan',
    leads,
    priority: PRIORITY_DEFAULT,
    category: 'paid',
    effectiveAt: asked.effectiveAt,
    expiresAt: null,
    source,
    onlyDictionaries: [],
    costCents: 0,
    invoiceId: null,
  };
}

export function use({ downloadId, rows, at, lockedThrough }: L.UseLeads, state: Ledger): Decided {
  const hold = state.holds.find((each) => each.downloadId === downloadId);
  if (!hold) return refuse({ code: 'reservation-unknown', downloadId });
  if (rows > hold.rows) return refuse({ code: 'used-above-hold', downloadId, rows, rowsHeld: hold.rows });
  const { used, returned } = split(hold.from, costInLeads(rows, hold.multiplierHundredths));
  const booked = bookedAt({ effectiveAt: hold.effectiveAt, at, lockedThrough: lockedThrough ?? null });
  return accept<L.LedgerEvent>(
    { type: 'LeadsUsed', downloadId, rows, used, returned, ...booked },
    ...afterReturn(returned, state, at, booked.effectiveAt),
  );
}

export function release({ downloadId, at }: L.ReleaseReservation, state: Ledger): Decided {
  const hold = state.holds.find((each) => each.downloadId === downloadId);
  // A refused download ends in DownloadFailed too, without a reservation.
  if (!hold) return accept();
  return accept<L.LedgerEvent>(
    { type: 'ReservationReleased', downloadId, returned: hold.from, effectiveAt: at },
    ...afterReturn(hold.from, state, at, at),
  );
}

/** Leads that return to an ended lot leave it at once, as a visible entry of their own. */
function afterReturn(returned: Portion[], state: Ledger, at: string, returnedAt: string): L.LedgerEvent[] {
  return returned.flatMap((portion): L.LedgerEvent[] => {
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
