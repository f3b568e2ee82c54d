// The lead ledger of one account. Invariant of each lot:
// issued = available + held + delivered + expired + voided, with no part below zero.
import { accept, assertNever, refuse, type Decider, type Decision } from '@leadwright/eventsourcing/decider';
import { laterOf } from './instant.ts';
import type * as L from './ledger-events.ts';
import {
  PRIORITY_DEFAULT,
  availableIn,
  costInLeads,
  drawDown,
  fillSource,
  isExpired,
  isFill,
  split,
  sumOf,
  type Lot,
  type LotTerms,
  type Portion,
} from './lots.ts';
import { checkRepeat, deduplicationKey } from './repeats.ts';

/** Live lots and open holds only: the state does not grow with the account's history. */
export type Ledger = { lots: Lot[]; holds: L.Hold[] };

type Decided = Decision<L.LedgerEvent, L.LedgerRefusal>;

export const ledger: Decider<Ledger, L.LedgerCommand, L.LedgerEvent, L.LedgerRefusal> = {
  codeVersion: 1,
  initial: { lots: [], holds: [] },
  decide,
  evolve,
  deduplicationKey,
  checkRepeat,
};

function decide(command: L.LedgerCommand, state: Ledger): Decided {
  switch (command.type) {
    case 'GrantLeads':
      return grant(command, state);
    case 'ReserveLeads':
      return reserve(command, state);
    case 'UseLeads':
      return use(command, state);
    case 'ReleaseReservation':
      return release(command, state);
    case 'CreditLeads':
      return credit(command, state);
    case 'ExpireLots':
      return expire(command, state);
    case 'VoidLot':
      return voidLot(command, state);
    case 'RollOver':
      return rollOver(command, state);
    default:
      return assertNever(command);
  }
}

function grant({ lot, leads }: L.GrantLeads, state: Ledger): Decided {
  if (leads <= 0) return refuse({ code: 'grant-not-positive', lotId: lot.lotId });
  return knownLot(lot, state) ?? accept({ type: 'LeadsGranted', leads, ...lot });
}

function reserve({ asked, downloadLimit, unlimited }: L.ReserveLeads, state: Ledger): Decided {
  const hold = state.holds.find(({ downloadId }) => downloadId === asked.downloadId);
  if (hold) {
    const field = differing(hold, asked, ['dictId', 'rows', 'multiplierHundredths', 'effectiveAt']);
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
  };
}

function use({ downloadId, rows, at }: L.UseLeads, state: Ledger): Decided {
  const hold = state.holds.find((each) => each.downloadId === downloadId);
  if (!hold) return refuse({ code: 'reservation-unknown', downloadId });
  if (rows > hold.rows) return refuse({ code: 'used-above-hold', downloadId, rows, rowsHeld: hold.rows });
  const { used, returned } = split(hold.from, costInLeads(rows, hold.multiplierHundredths));
  const { effectiveAt } = hold;
  return accept<L.LedgerEvent>(
    { type: 'LeadsUsed', downloadId, rows, used, returned, effectiveAt },
    ...afterReturn(returned, state, at, effectiveAt),
  );
}

function release({ downloadId, at }: L.ReleaseReservation, state: Ledger): Decided {
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
    if (isFill(lot)) return [{ type: 'LeadsExpired', expired: [portion], reason: 'fill-lot', effectiveAt: returnedAt }];
    return isExpired(lot, at) ? [ended(lot, portion.leads, returnedAt)] : [];
  });
}

function ended(lot: Lot, leads: number, notBefore: string): L.LeadsExpired {
  const effectiveAt = laterOf(lot.expiresAt ?? notBefore, notBefore);
  return { type: 'LeadsExpired', expired: [{ lotId: lot.lotId, leads }], reason: 'lot-ended', effectiveAt };
}

function credit({ lot, leads, leadsMax, reason, downloadId }: L.CreditLeads, state: Ledger): Decided {
  if (leads <= 0) return refuse({ code: 'grant-not-positive', lotId: lot.lotId });
  if (leadsMax !== null && leads > leadsMax) return refuse({ code: 'credit-above-use', leads, leadsMax });
  return knownLot(lot, state) ?? accept({ type: 'LeadsCredited', leads, reason, downloadId, ...lot });
}

function expire({ at }: L.ExpireLots, state: Ledger): Decided {
  const over = state.lots.filter((lot) => lot.available > 0 && isExpired(lot, at));
  return accept(...over.map((lot) => ended(lot, lot.available, lot.effectiveAt)));
}

function voidLot({ lotId, reason, at }: L.VoidLot, state: Ledger): Decided {
  const lot = state.lots.find((each) => each.lotId === lotId);
  if (!lot || isExpired(lot, at)) return refuse({ code: 'lot-spent', lotId });
  if (lot.voidedBecause !== null) return accept();
  return accept({ type: 'LeadsVoided', voided: [{ lotId, leads: lot.available }], reason, effectiveAt: at });
}

function rollOver({ latticeId, period, at }: L.RollOver, state: Ledger): Decided {
  const carried = state.lots
    .filter((lot) => lot.kind === 'plan' && lot.available > 0 && lot.effectiveAt < at && !isExpired(lot, at))
    .map(({ lotId, available }) => ({ lotId, leads: available }));
  return sumOf(carried) === 0
    ? accept()
    : accept({ type: 'LeadsRolledOver', carried, latticeId, period, effectiveAt: at });
}

/** The decision for a lot that is already live: equal terms change nothing, other terms are refused. */
function knownLot(terms: LotTerms, state: Ledger): Decided | null {
  const lot = state.lots.find(({ lotId }) => lotId === terms.lotId);
  if (!lot) return null;
  const field = differing<LotTerms>(lot, terms, ['kind', 'priority', 'category', 'effectiveAt', 'expiresAt', 'source']);
  return field ? refuse({ code: 'lot-differs', lotId: terms.lotId, field }) : accept();
}

function differing<Facts>(a: Facts, b: Facts, fields: (keyof Facts)[]): keyof Facts | undefined {
  return fields.find((field) => a[field] !== b[field]);
}

function evolve(state: Ledger, event: L.LedgerEvent): Ledger {
  const { lots, holds } = state;
  switch (event.type) {
    case 'LeadsGranted':
    case 'LeadsCredited':
      return { lots: [...lots, lotFrom(event)], holds };
    case 'LeadsReserved':
      return { lots: moved(lots, event.from, { available: -1, held: 1 }), holds: [...holds, holdFrom(event)] };
    case 'ReservationReleased':
      return { lots: moved(lots, event.returned, { available: 1, held: -1 }), holds: without(holds, event) };
    case 'LeadsUsed': {
      const left = moved(lots, event.returned, { available: 1, held: -1 });
      return { lots: moved(left, event.used, { available: 0, held: -1 }), holds: without(holds, event) };
    }
    case 'LeadsExpired':
      return { lots: moved(lots, event.expired, { available: -1, held: 0 }), holds };
    case 'LeadsVoided':
      return { lots: marked(moved(lots, event.voided, { available: -1, held: 0 }), event), holds };
    case 'ReservationRefused':
    case 'LeadsRolledOver':
      return state;
    default:
      return assertNever(event);
  }
}

function lotFrom({
  lotId,
  kind,
  leads,
  priority,
  category,
  effectiveAt,
  expiresAt,
  source,
  onlyDictionaries,
}: L.LeadsGranted | L.LeadsCredited): Lot {
  return {
    lotId,
    kind,
    priority,
    category,
    effectiveAt,
    expiresAt,
    source,
    onlyDictionaries,
    available: leads,
    held: 0,
    voidedBecause: null,
  };
}

function holdFrom({
  downloadId,
  dictId,
  rows,
  multiplierHundredths,
  effectiveAt,
  leads,
  from,
}: L.LeadsReserved): L.Hold {
  return { downloadId, dictId, rows, multiplierHundredths, effectiveAt, leads, from };
}

function without(holds: L.Hold[], { downloadId }: { downloadId: string }): L.Hold[] {
  return holds.filter((hold) => hold.downloadId !== downloadId);
}

// A lot with nothing available and nothing reserved leaves the state.
function moved(lots: Lot[], portions: Portion[], sign: { available: number; held: number }): Lot[] {
  return lots
    .map((lot) => {
      const leads = sumOf(portions.filter(({ lotId }) => lotId === lot.lotId));
      return { ...lot, available: lot.available + sign.available * leads, held: lot.held + sign.held * leads };
    })
    .filter(({ available, held }) => available > 0 || held > 0);
}

function marked(lots: Lot[], { voided, reason }: L.LeadsVoided): Lot[] {
  return lots.map((lot) => (voided.some(({ lotId }) => lotId === lot.lotId) ? { ...lot, voidedBecause: reason } : lot));
}
