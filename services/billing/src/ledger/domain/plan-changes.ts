// Used leads never decrease. An upgrade trims what carried to the new cap; a downgrade leaves that to the boundary.
import { accept, refuse } from '@leadwright/eventsourcing/decider';
import { microsecondsBetween } from '../../kernel/domain/instant.ts';
import { carriedLots, trimmed } from './carry.ts';
import type { LedgerCommandKind } from './command.ts';
import type { LeadsGranted } from './events/lots-made.ts';
import type { ChangeMode, PlanLeadsChanged } from './events/plan-period.ts';
import type { LedgerEvent } from './ledger-events.ts';
import { isPlanLot, movedSource, PRIORITY_DEFAULT, sumOf, type Lot } from './lots.ts';
import { isPeriod, type Ledger } from './state.ts';

/** `capLeads`: its limit to what carries, as in PassBoundary. `expiresAt`: of its lots. */
export type PlanTerms = { leads: number; capLeads: number | null; expiresAt: string | null };
/** What was paid for a lot, in cents; invoiceId null where no invoice says so. */
export type Paid = { costCents: number; invoiceId: string | null };
export type ChangePlanLeads = {
  type: 'ChangePlanLeads';
  mode: ChangeMode;
  changeId: string;
  latticeId: string;
  period: number;
  at: string;
  from: PlanTerms;
  to: PlanTerms;
  periodStartsAt: string;
  periodEndsAt: string;
  paid: Paid | null;
};
export const changePlanLeads: LedgerCommandKind<ChangePlanLeads> = {
  decide(command, state) {
    const { from, to, paid, latticeId, period } = command;
    const upgrade = to.leads > from.leads;
    // A declined payment changes nothing.
    if (paid === null && upgrade) return accept();
    if (!isPeriod(state.plan, command)) return refuse({ code: 'plan-not-granted', latticeId, period });
    const { granted } = state.plan;
    const added = addedLeads(command, granted);
    return accept<LedgerEvent>(
      ...(upgrade ? trimmed(carriedLots(state, command.periodStartsAt, command.at), to.capLeads, command.at) : []),
      ...movedToNewPlan(command, state),
      ...(added > 0 ? [addedLot(command, added)] : []),
      changed(command, granted + added),
    );
  },
  key: ({ changeId }) => changeSource(changeId),
};

export const changeSource = (changeId: string): string => `plan-change:${changeId}`;

/** H: up to the largest allowance of the period. P: the difference for the time that is left, never above that either. */
function addedLeads(command: ChangePlanLeads, granted: number): number {
  const { mode, from, to } = command;
  const below = Math.max(0, to.leads - granted);
  return mode === 'H' ? below : Math.min(below, proratedLeads(Math.max(0, to.leads - from.leads), command));
}

function proratedLeads(leads: number, { at, periodStartsAt, periodEndsAt }: ChangePlanLeads): number {
  const whole = microsecondsBetween(periodStartsAt, periodEndsAt);
  const left = microsecondsBetween(at, periodEndsAt);
  if (whole <= 0n || left <= 0n) return 0;
  return Number((BigInt(leads) * (left < whole ? left : whole)) / whole);
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

function changed({ changeId, mode, latticeId, period, at }: ChangePlanLeads, planLeads: number): PlanLeadsChanged {
  return { type: 'PlanLeadsChanged', changeId, mode, latticeId, period, planLeads, effectiveAt: at };
}
