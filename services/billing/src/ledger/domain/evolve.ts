// What each event makes of the lots, the holds and the plan's period.
import { assertNever } from '@leadwright/eventsourcing/decider';
import type * as L from './ledger-events.ts';
import { isFill, isMoved, sumOf, type Lot, type Portion, readPlanSource } from './lots.ts';
import type { Ledger, PlanPeriod } from './state.ts';

export function evolve(state: Ledger, event: L.LedgerEvent): Ledger {
  const { lots, holds } = state;
  switch (event.type) {
    case 'LeadsGranted':
      return { ...state, lots: withGranted(lots, event), plan: periodAfter(state.plan, event) };
    case 'LeadsCredited':
      return { ...state, lots: [...lots, lotFrom(event)] };
    case 'LeadsReserved':
      return {
        ...state,
        lots: moved(lots, event.from, { available: -1, held: 1 }),
        holds: [...holds, holdFrom(event)],
      };
    case 'ReservationReleased':
      return {
        ...state,
        lots: moved(lots, event.returned, { available: 1, held: -1 }),
        holds: without(holds, event),
      };
    case 'LeadsUsed': {
      const left = moved(lots, event.returned, { available: 1, held: -1 });
      return { ...state, lots: moved(left, event.used, { available: 0, held: -1 }), holds: without(holds, event) };
    }
    case 'LeadsExpired':
      return { ...state, lots: expired(moved(lots, event.expired, { available: -1, held: 0 }), event) };
    case 'LeadsVoided':
      return { ...state, lots: voided(moved(lots, event.voided, { available: -1, held: 0 }), event) };
    case 'PlanLeadsChanged': {
      const { latticeId, period, planLeads: granted } = event;
      const startsAt = isPeriod(state.plan, event) ? state.plan.startsAt : event.effectiveAt;
      return { ...state, plan: { latticeId, period, startsAt, granted } };
    }
    case 'ReservationRefused':
    case 'LeadsRolledOver':
    case 'LeadsClawedBack':
      return state;
    default:
      return assertNever(event);
  }
}

export function isPeriod(
  plan: PlanPeriod | null,
  { latticeId, period }: { latticeId: string; period: number },
): plan is PlanPeriod {
  return plan !== null && plan.latticeId === latticeId && plan.period === period;
}

// A grant that comes late does not put an older period in the place of the newest.
function periodAfter(plan: PlanPeriod | null, { source, kind, leads, effectiveAt }: L.LeadsGranted): PlanPeriod | null {
  const period = readPlanSource(source);
  if (period === null || (plan !== null && effectiveAt < plan.startsAt)) return plan;
  return { ...period, startsAt: effectiveAt, granted: kind === 'plan' ? leads : 0 };
}

// A lot that takes over another's leads takes over, too, what refunds took of them.
function withGranted(lots: Lot[], event: L.LeadsGranted): Lot[] {
  const lot = lotFrom(event);
  const before = isMoved(lot) ? lots.find(({ lotId }) => lotId === event.corrects) : undefined;
  if (!before?.refunded) return [...lots, lot];
  const { refunded, ...rest } = before;
  return [...lots.map((each) => (each === before ? rest : each)), { ...lot, refunded }];
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
  // Events of before costs were kept say neither.
  costCents = 0,
  invoiceId = null,
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
    costCents,
    invoiceId,
    leads,
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

function expired(lots: Lot[], { expired: portions, reason, endsLots = false }: L.LeadsExpired): Lot[] {
  return endsLots ? inPortions(lots, portions, (lot) => ({ ...lot, endedBecause: reason })) : lots;
}

function voided(lots: Lot[], { voided: portions, reason, partial = false }: L.LeadsVoided): Lot[] {
  if (!partial) return inPortions(lots, portions, (lot) => ({ ...lot, voidedBecause: reason }));
  if (reason !== 'refund') return lots;
  return inPortions(lots, portions, (lot, leads) => ({ ...lot, refunded: (lot.refunded ?? 0) + leads }));
}

function inPortions(lots: Lot[], portions: Portion[], change: (lot: Lot, leads: number) => Lot): Lot[] {
  return lots.map((lot) => {
    const own = portions.filter(({ lotId }) => lotId === lot.lotId);
    return own.length > 0 ? change(lot, sumOf(own)) : lot;
  });
}

/** A lot of a plan that a boundary or a change of plan may touch: not what fills an unlimited plan's reservation. */
export function isPlanLot(lot: Lot): boolean {
  return lot.kind === 'plan' && !isFill(lot) && lot.voidedBecause === null && lot.endedBecause === undefined;
}
