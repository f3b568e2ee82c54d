import { isMoved, readPlanSource, type Lot, type LotTerms } from '../lots.ts';
import type { PlanPeriod } from '../state.ts';
import type { AdjustedBecause, Corrects, Dated, EventKind, Movement, MovementType } from './event.ts';

/** Terms as events hold them: those of before costs were kept cost 0 and name no invoice. */
export type StoredTerms = Omit<LotTerms, 'costCents' | 'invoiceId'> &
  Partial<Pick<LotTerms, 'costCents' | 'invoiceId'>>;

export type CreditedBecause = 'bad-file' | 'share' | 'manual' | AdjustedBecause;

export type LeadsGranted = { type: 'LeadsGranted'; leads: number } & StoredTerms & Corrects;
export const leadsGranted: EventKind<LeadsGranted> = {
  evolve: (state, event) => ({
    ...state,
    lots: withGranted(state.lots, event),
    plan: periodAfter(state.plan, event),
  }),
  movements: (event) => issued('granted', event, { downloadId: null, reason: event.source }),
  // Its reason is its lot's source, `<why>:<id>`.
  line: { opens: 'granted', kind: 'granted', reasonOf: (source) => grantedBecause(source.split(':')[0]) },
};

export type LeadsCredited = {
  type: 'LeadsCredited';
  leads: number;
  reason: CreditedBecause;
  downloadId: string | null;
} & StoredTerms &
  Corrects &
  Dated;
export const leadsCredited: EventKind<LeadsCredited> = {
  evolve: (state, event) => ({ ...state, lots: [...state.lots, lotFrom(event)] }),
  movements: (event) => issued('credited', event, event),
  line: { opens: 'credited', kind: 'credited' },
};

const grantedBecause = (why: string | undefined) =>
  why === 'plan-change' || why === 'moved' || why === 'reissue' ? why : null;

function issued(
  type: MovementType,
  { kind, lotId, leads }: LeadsGranted | LeadsCredited,
  { downloadId, reason }: Pick<Movement, 'downloadId' | 'reason'>,
): Movement[] {
  return [{ type, from: `issued:${kind}`, to: 'available', lotId, leads, downloadId, reason }];
}

// A grant that comes late does not put an older period in the place of the newest.
function periodAfter(plan: PlanPeriod | null, { source, kind, leads, effectiveAt }: LeadsGranted): PlanPeriod | null {
  const period = readPlanSource(source);
  if (period === null || (plan !== null && effectiveAt < plan.startsAt)) return plan;
  const [granted, beside] = kind === 'plan' ? [leads, 0] : [0, leads];
  return { ...period, startsAt: effectiveAt, granted, beside, taken: { leads: 0, cents: 0 } };
}

// A lot that takes over another's leads takes over, too, what refunds took of them.
function withGranted(lots: Lot[], event: LeadsGranted): Lot[] {
  const lot = lotFrom(event);
  const before = isMoved(lot) ? lots.find(({ lotId }) => lotId === event.corrects) : undefined;
  if (!before?.refunded) return [...lots, lot];
  const { refunded, ...rest } = before;
  return [...lots.map((each) => (each === before ? rest : each)), { ...lot, refunded }];
}

function lotFrom({ costCents = 0, invoiceId = null, ...event }: LeadsGranted | LeadsCredited): Lot {
  const { lotId, kind, leads, priority, category, effectiveAt, expiresAt, source, onlyDictionaries } = event;
  const terms = { lotId, kind, priority, category, effectiveAt, expiresAt, source, onlyDictionaries };
  return { ...terms, costCents, invoiceId, leads, available: leads, held: 0, voidedBecause: null };
}
