// Used leads never decrease. What was carried ends at the next boundary at the earliest.
import { accept, refuse } from '@leadwright/eventsourcing/decider';
import { microsecondsBetween } from '../../kernel/domain/instant.ts';
import { carriedLots, trimmed } from './carry.ts';
import type { LedgerCommandKind } from './command.ts';
import type { LeadsGranted } from './events/lots-made.ts';
import type { ChangeMode, PlanLeadsChanged } from './events/plan-period.ts';
import { evolve, type LedgerEvent } from './ledger-events.ts';
import { endedWithPlan } from './lot-end.ts';
import { isPlanLot, movedSource, PRIORITY_DEFAULT, sumOf, type Lot, type Portion } from './lots.ts';
import { isPeriod, type Ledger, type Taken } from './state.ts';

/** `capLeads`: its limit to what carries, as in PassBoundary. `expiresAt`: of its lots. `unlimited`: `leads` are its fair use. */
export type PlanTerms = { leads: number; capLeads: number | null; expiresAt: string | null; unlimited?: boolean };
/** What was paid for a lot, in cents; invoiceId null where no invoice says so. `share`: of its leads; absent: all. */
export type Paid = { costCents: number; invoiceId: string | null; share?: PaidShare };
/** A part of the payment that settled a debt brings no leads. */
export type PaidShare = { cents: number; ofCents: number };

export const shareOfLeads = (leads: number, share: PaidShare | undefined): number =>
  share ? Number((BigInt(leads) * BigInt(share.cents)) / BigInt(share.ofCents)) : leads;

export type ChangePlanLeads = {
  type: 'ChangePlanLeads';
  mode: ChangeMode;
  changeId: string;
  latticeId: string;
  period: number;
  at: string;
  /** When the provider made it, from which on the time that is left counts. Absent: `at`. */
  madeAt?: string;
  /** The largest allowance of the period so far. */
  from: Pick<PlanTerms, 'leads'>;
  to: PlanTerms;
  periodStartsAt: string;
  periodEndsAt: string;
  paid: Paid | null;
  /** What comes back as credit, of what was paid for the period's plans. Absent: nothing. */
  returned?: Returned;
  /** What is paid for an upgrade. Absent: leads that a change took before do not come again. */
  charged?: Charged;
};
/** `newCents`: of it, what the plan costs more than the largest one of the period so far. */
export type Charged = { netCents: number; newCents: number };
export type Returned = { backCents: number; paidCents: number };
export const changePlanLeads: LedgerCommandKind<ChangePlanLeads> = {
  decide(command, state) {
    const { from, to, paid, latticeId, period } = command;
    const upgrade = to.leads > from.leads;
    // A declined payment changes nothing.
    if (paid === null && upgrade) return accept();
    if (!isPeriod(state.plan, command)) return refuse({ code: 'plan-not-granted', latticeId, period });
    const { granted, taken } = state.plan;
    const whole = addedLeads(command, state.plan);
    const added = shareOfLeads(whole.leads, paid?.share);
    const again = Math.min(added, whole.again.leads);
    // Whoever leaves what carries keeps what was carried until the boundary.
    const capLeads = to.capLeads === 0 ? null : to.capLeads;
    const gone = leadsGone(command, state);
    return accept<LedgerEvent>(
      ...(upgrade ? trimmed(carriedLots(state, command.periodStartsAt, command.at), capLeads, command.at) : []),
      ...gone,
      ...movedToNewPlan(command, gone.reduce<Ledger>(evolve, state)),
      ...(added > 0 ? [addedLot(command, added)] : []),
      changed(command, granted + added - again, {
        leads: taken.leads + sumOf(voidedIn(gone)) - again,
        cents: taken.cents + (gone.length > 0 ? (command.returned?.backCents ?? 0) : 0) - whole.again.cents,
      }),
    );
  },
  key: ({ changeId }) => changeSource(changeId),
};

export const changeSource = (changeId: string): string => `plan-change:${changeId}`;

/** H: up to the largest allowance of the period. P: the smaller of that and of the difference for the time that is left. */
function addedLeads(command: ChangePlanLeads, { granted, taken }: { granted: number; taken: Taken }): Upgraded {
  const { mode, from, to, charged, at, madeAt = at, periodStartsAt: startsAt, periodEndsAt: endsAt } = command;
  if (mode === 'H') return { leads: Math.max(0, to.leads - granted), again: NONE };
  const span = { at: madeAt, startsAt, endsAt };
  return upgradeLeads({ gross: granted, taken, from: from.leads, to }, span, {
    isReturning: command.returned !== undefined,
    charged,
  });
}

type Span = { at: string; startsAt: string; endsAt: string };

const NONE: Taken = { leads: 0, cents: 0 };
/** `again`: of them, those that a change took before, and what is paid for them. */
type Upgraded = { leads: number; again: Taken };

/**
 * What a change adds inside a period: the smaller of modes H and P, and of what a change took before as much as is paid
 * for again, up to the new allowance; of an unlimited plan that is paid for, its fair use for the time that is left.
 */
export function upgradeLeads(
  { gross, taken, from, to }: { gross: number; taken: Taken; from: number; to: Pick<PlanTerms, 'leads' | 'unlimited'> },
  span: Span,
  { isReturning, charged }: { isReturning: boolean; charged: Charged | undefined },
): Upgraded {
  if (to.unlimited && !isReturning) return { leads: prorated(to.leads, span), again: NONE };
  const more = Math.min(Math.max(0, to.leads - gross), prorated(Math.max(0, to.leads - from), span));
  const { netCents, newCents } = charged ?? { netCents: 0, newCents: 0 };
  const cents = Math.min(taken.cents, Math.max(0, netCents - (more > 0 ? newCents : 0)));
  if (isReturning || taken.leads <= 0 || cents <= 0) return { leads: more, again: NONE };
  const leads = Math.min(
    Number((BigInt(taken.leads) * BigInt(cents)) / BigInt(taken.cents)),
    Math.max(0, to.leads - (gross - taken.leads) - more),
  );
  return { leads: more + leads, again: { leads, cents: leads > 0 ? cents : 0 } };
}

function prorated(leads: number, { at, startsAt, endsAt }: Span): number {
  const whole = microsecondsBetween(startsAt, endsAt);
  const left = microsecondsBetween(at, endsAt);
  if (whole <= 0n || left <= 0n) return 0;
  return Number((BigInt(leads) * (left < whole ? left : whole)) / whole);
}

/**
 * What plans granted in a period, `gross` with what a change took again, what of it is still there, and what it began
 * with `beside`, as a promo.
 */
export type PeriodLeads = { granted: number; gross: number; taken: Taken; unused: number; beside: number };

/** Of the period that began at `startsAt`, the newest. */
export function periodLeads({ plan, ...state }: Ledger, startsAt: string, at: string): PeriodLeads {
  const unused = lotsOfPeriod(state, startsAt, at).reduce((sum, { available }) => sum + available, 0);
  const { granted: gross, taken, beside } = plan ?? { granted: 0, taken: NONE, beside: 0 };
  return { granted: gross - taken.leads, gross, taken, unused, beside };
}

function lotsOfPeriod(state: Pick<Ledger, 'lots'>, startsAt: string, at: string): Lot[] {
  return endedWithPlan(state.lots, at).filter((lot) => lot.effectiveAt >= startsAt);
}

/**
 * Leads that go with money that comes back: its share of the period's, and none that the new plan would bring beyond
 * those of a promo. Of a smaller allowance than was granted only the rest of the period is paid for.
 */
export function leadsReturned(
  { granted, unused, beside }: Pick<PeriodLeads, 'granted' | 'unused' | 'beside'>,
  { backCents, paidCents }: Returned,
  newAllowance: number,
  span: Span,
): number {
  if (backCents <= 0 || paidCents <= 0) return 0;
  const share = Number((BigInt(granted) * BigInt(backCents)) / BigInt(paidCents));
  const stays = granted > newAllowance ? prorated(newAllowance, span) : newAllowance;
  return Math.max(0, Math.min(share, unused - Math.max(0, stays - beside)));
}

function leadsGone(command: ChangePlanLeads, state: Ledger): LedgerEvent[] {
  const { returned, to, at, madeAt = at, periodStartsAt: startsAt, periodEndsAt: endsAt, changeId } = command;
  if (!returned) return [];
  let left = leadsReturned(periodLeads(state, startsAt, at), returned, to.leads, { at: madeAt, startsAt, endsAt });
  const voided = lotsOfPeriod(state, startsAt, at).flatMap(({ lotId, available }) => {
    const leads = Math.min(left, available);
    left -= leads;
    return leads > 0 ? [{ lotId, leads }] : [];
  });
  if (voided.length === 0) return [];
  return [{ type: 'LeadsVoided', voided, reason: 'plan-change', partial: true, corrects: changeId, effectiveAt: at }];
}

/** Moves what is left where only the new plan carries (docs/decisions/0036). Holds stay: they count as used. */
function movedToNewPlan(command: ChangePlanLeads, state: Ledger): LedgerEvent[] {
  const { at, to, paid, periodStartsAt, changeId } = command;
  if (paid === null || to.capLeads === 0) return [];
  const lives = (until: string | null): boolean =>
    until !== null && (to.expiresAt === null || until < to.expiresAt) && until > at;
  const left = state.lots.filter(
    (lot) => isPlanLot(lot) && lot.effectiveAt >= periodStartsAt && lot.available > 0 && lives(lot.expiresAt),
  );
  const voided = left.map(({ lotId, available }) => ({ lotId, leads: available }));
  if (sumOf(voided) === 0) return [];
  // Granted before it is taken, so that the old lot is still known when the new one is folded.
  return [
    ...left.map((lot) => movedLot(lot, command)),
    { type: 'LeadsVoided', voided, reason: 'moved', partial: true, corrects: changeId, effectiveAt: at },
  ];
}

function movedLot({ lotId, available, leads, costCents, ...lot }: Lot, command: ChangePlanLeads): LeadsGranted {
  const source = movedSource(command.changeId, lotId);
  return {
    type: 'LeadsGranted',
    leads: available,
    lotId: source,
    kind: lot.kind,
    priority: lot.priority,
    category: lot.category,
    effectiveAt: command.at,
    expiresAt: command.to.expiresAt,
    source,
    onlyDictionaries: lot.onlyDictionaries,
    costCents: Number((BigInt(costCents) * BigInt(available)) / BigInt(leads)),
    invoiceId: lot.invoiceId,
    corrects: lotId,
  };
}

function addedLot(command: ChangePlanLeads, leads: number): LeadsGranted {
  const { at, to, paid } = command;
  const source = changeSource(command.changeId);
  return {
    type: 'LeadsGranted',
    leads,
    lotId: source,
    kind: 'plan',
    priority: PRIORITY_DEFAULT,
    category: 'paid',
    effectiveAt: at,
    expiresAt: to.expiresAt,
    source,
    onlyDictionaries: [],
    costCents: paid?.costCents ?? 0,
    invoiceId: paid?.invoiceId ?? null,
  };
}

const voidedIn = (events: LedgerEvent[]): Portion[] =>
  events.flatMap((event) => (event.type === 'LeadsVoided' ? event.voided : []));

function changed(
  { changeId, mode, latticeId, period, at }: ChangePlanLeads,
  planLeads: number,
  { leads: takenLeads, cents: takenCents }: Taken,
): PlanLeadsChanged {
  const taken = takenLeads > 0 || takenCents > 0 ? { takenLeads, takenCents } : {};
  return { type: 'PlanLeadsChanged', changeId, mode, latticeId, period, planLeads, ...taken, effectiveAt: at };
}
