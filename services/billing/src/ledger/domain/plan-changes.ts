// A change of plan inside a period: what becomes of its leads, by one of four modes. Used leads never decrease.
import { accept, refuse } from '@leadwright/eventsourcing/decider';
import { microsecondsBetween } from '../../kernel/domain/instant.ts';
import type * as L from './ledger-events.ts';
import { PRIORITY_DEFAULT, isExpired, movedSource, sumOf, type Lot, sourceOfPeriod } from './lots.ts';
import { carriedLots, endedEarly, trimmed } from './carry.ts';
import { isPeriod, isPlanLot } from './evolve.ts';
import type { Decided, Ledger } from './state.ts';

/** The source of the lot that a change of plan adds. */
export function changeSource({ mode, changeId, latticeId, period }: L.ChangePlanLeads): string {
  return mode === 'F' ? sourceOfPeriod(latticeId, period) : `plan-change:${changeId}`;
}

export function changePlanLeads(command: L.ChangePlanLeads, state: Ledger): Decided {
  const { mode, from, to, paid, latticeId, period } = command;
  const upgrade = to.leads > from.leads;
  // A declined payment changes nothing; a new cycle is always paid for.
  if (paid === null && (upgrade || mode === 'F')) return accept();
  const plan = isPeriod(state.plan, command) ? state.plan : null;
  if (!plan && (mode === 'H' || mode === 'P')) return refuse({ code: 'plan-not-granted', latticeId, period });
  const granted = plan?.granted ?? 0;
  const added = addedLeads(command, granted);
  return accept<L.LedgerEvent>(
    ...endedByChange(command, upgrade, state),
    ...movedToNewPlan(command, state),
    ...(added > 0 ? [addedLot(command, added)] : []),
    changed(command, granted + added),
  );
}

/**
 * H: up to the largest allowance of the period. P: the difference for the time that is left, never above that either.
 * S and F: the whole allowance again.
 */
function addedLeads(command: L.ChangePlanLeads, granted: number): number {
  const { mode, from, to } = command;
  const below = Math.max(0, to.leads - granted);
  switch (mode) {
    case 'S':
    case 'F':
      return to.leads;
    case 'H':
      return below;
    case 'P':
      return Math.min(below, proratedLeads(Math.max(0, to.leads - from.leads), command));
  }
}

function proratedLeads(leads: number, { at, periodStartsAt, periodEndsAt }: L.ChangePlanLeads): number {
  const whole = microsecondsBetween(periodStartsAt, periodEndsAt);
  const left = microsecondsBetween(at, periodEndsAt);
  if (whole <= 0n || left <= 0n) return 0;
  return Number((BigInt(leads) * (left < whole ? left : whole)) / whole);
}

/** What ends at the change. A downgrade leaves carried lots until the boundary, where the new plan's cap trims them. */
function endedByChange(command: L.ChangePlanLeads, upgrade: boolean, state: Ledger): L.LeadsExpired[] {
  const { mode, at, from, to, periodStartsAt } = command;
  if (mode === 'S') {
    const lots = state.lots.filter((lot) => isPlanLot(lot) && !isExpired(lot, at));
    return lots.length > 0 ? [endedEarly(lots, 'plan-change', at)] : [];
  }
  if (mode === 'F') return trimmed(carriedLots(state, at, at), from.capLeads === 0 ? 0 : to.capLeads, at);
  return upgrade ? trimmed(carriedLots(state, periodStartsAt, at), to.capLeads, at) : [];
}

/**
 * What is left of the period's own lots, where the new plan carries and they do not (docs/decisions/0036): a lot each
 * with the new plan's life. What is on hold stays in the old lot, as it counts as used. S and F grant a period anew.
 */
function movedToNewPlan(command: L.ChangePlanLeads, state: Ledger): L.LedgerEvent[] {
  const { mode, at, to, paid, periodStartsAt, changeId } = command;
  if (paid === null || to.capLeads === 0 || mode === 'S' || mode === 'F') return [];
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

function movedLot({ lotId, available, leads, costCents, ...lot }: Lot, command: L.ChangePlanLeads): L.LeadsGranted {
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

function addedLot(command: L.ChangePlanLeads, leads: number): L.LeadsGranted {
  const { at, to, paid } = command;
  const source = changeSource(command);
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

function changed({ changeId, mode, latticeId, period, at }: L.ChangePlanLeads, planLeads: number): L.PlanLeadsChanged {
  return { type: 'PlanLeadsChanged', changeId, mode, latticeId, period, planLeads, effectiveAt: at };
}
