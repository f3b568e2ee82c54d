// What time, changes of plan and corrections do: the naive model's moves, and what the ledger must answer.
import type { ChangeMode } from '../domain/events/plan-period.ts';
import type { PlanTerms } from '../domain/plan-changes.ts';
import { addLot, availableAt, empty, takeUnits, type Model, type ModelLot } from './ledger-model.ts';
import { instant, invoiceOf, pick, termsOf, type Planned, type Step } from './ledger-model-plans.ts';

const nothing = (): void => undefined;
const PERIOD = 60;
const isOver = (lot: ModelLot, at: number): boolean => lot.end !== null && lot.end <= at;
const named = (events: (string | false)[]): string => events.filter((name) => name !== false).join(' ');

/** Plan lots that may carry: begun before `before`, not over in any way. */
const carriedOf = (model: Model, before: number): ModelLot[] =>
  [...model.lots.values()].filter(
    (lot) =>
      lot.plan &&
      !lot.fill &&
      !lot.voided &&
      !lot.ended &&
      lot.start < before &&
      !isOver(lot, model.now) &&
      lot.units.available + lot.units.held > 0,
  );

function endEarly(lots: ModelLot[]): void {
  for (const lot of lots) {
    empty(lot, 'expired');
    lot.ended = true;
  }
}

/** Whether the cap takes anything, and the move that takes it: one lead at a time, from the lot that ends first. */
function trim(lots: ModelLot[], cap: number | null): { takes: boolean; move: () => void } {
  if (cap === null || lots.length === 0) return { takes: false, move: nothing };
  if (cap === 0) return { takes: true, move: () => endEarly(lots) };
  const excess = lots.reduce((sum, { units }) => sum + units.available, 0) - cap;
  const move = (): void => {
    for (let left = excess; left > 0; left--) {
      const worst = lots
        .filter(({ units }) => units.available > 0)
        .reduce((a, b) =>
          (b.end ?? Infinity) < (a.end ?? Infinity) || (b.end === a.end && b.start < a.start) ? b : a,
        );
      worst.units.available -= 1;
      worst.units.expired += 1;
    }
  };
  return { takes: excess > 0, move };
}

export function passes(cap: number | null): Step['plan'] {
  return (model) => {
    const over = [...model.lots.values()].filter((lot) => isOver(lot, model.now) && lot.units.available > 0);
    const carried = carriedOf(model, model.now);
    const trimming = trim(carried, cap);
    const carries = cap !== 0 && carried.some(({ units }) => units.available > 0);
    const period = model.made;
    return {
      command: { type: 'PassBoundary', latticeId: 'boundaries', period, at: instant(model.now), capLeads: cap },
      expected: named([
        ...over.map(() => 'LeadsExpired'),
        trimming.takes && 'LeadsExpired',
        carries && 'LeadsRolledOver',
      ]),
      move: () => {
        model.made += 1;
        over.forEach((lot) => empty(lot, 'expired'));
        trimming.move();
      },
    };
  };
}

const planLot = { priority: 50, dict: null, paid: true, plan: true, fill: false };
const shape = { priority: 50, life: null, restricted: false, paid: true };

/** The grant of the next period, by its plan's source. */
export function beginsPeriod(leads: number): Step['plan'] {
  return (model) => {
    const { lattice, k } = model.plan ? { lattice: model.plan.lattice, k: model.plan.k + 1 } : { lattice: 'l', k: 0 };
    const id = `plan:${lattice}:${k}`;
    return {
      command: { type: 'GrantLeads', lot: { ...termsOf(id, model, { ...shape, leads }, 'plan'), source: id }, leads },
      cause: id,
      expected: 'LeadsGranted',
      move: () => {
        addLot(model, { ...planLot, id, start: model.now, end: null }, leads);
        model.plan = { lattice, k, start: model.now, granted: leads };
      },
    };
  };
}

/** The period's own plan lots that end, and have something left that the new plan lets carry. */
const movedOf = (model: Model, since: number): ModelLot[] =>
  [...model.lots.values()].filter(
    (lot) =>
      lot.plan &&
      !lot.fill &&
      !lot.voided &&
      !lot.ended &&
      lot.start >= since &&
      lot.end !== null &&
      lot.end > model.now &&
      lot.units.available > 0,
  );

function moveLot(model: Model, lot: ModelLot, changeId: string): void {
  const { priority, dict, paid, plan, fill, units, refunded } = lot;
  const id = `moved:${changeId}:${lot.id}`;
  addLot(model, { id, start: model.now, end: null, priority, dict, paid, plan, fill }, units.available);
  const moved = model.lots.get(id);
  if (moved) moved.refunded = refunded;
  lot.refunded = 0;
  empty(lot, 'voided');
}

export type ChangeShape = { mode: ChangeMode; from: number; to: number; cap: number | null; paid: boolean };

export function changesPlan({ mode, from, to, cap, paid }: ChangeShape): Step['plan'] {
  return (model) => {
    const { plan, now } = model;
    const changeId = `change-${model.made}`;
    const lattice = plan?.lattice ?? 'none';
    const k = plan?.k ?? 0;
    const since = plan?.start ?? now;
    const terms = (leads: number): PlanTerms => ({ leads, capLeads: cap, expiresAt: null });
    const granted = plan?.granted ?? 0;
    const left = Math.min(1, Math.max(0, (since + PERIOD - now) / PERIOD));
    const added = {
      H: Math.max(0, to - granted),
      P: Math.max(0, Math.min(to - granted, Math.floor(Math.max(0, to - from) * left + 1e-9))),
    }[mode];
    const trimming = trim(carriedOf(model, since), to > from && cap !== 0 ? cap : null);
    const moving = paid && cap !== 0 ? movedOf(model, since) : [];
    const planned = (expected: string, move: () => void): Planned => ({
      command: {
        type: 'ChangePlanLeads',
        mode,
        changeId,
        latticeId: lattice,
        period: k,
        at: instant(now),
        from: terms(from),
        to: terms(to),
        periodStartsAt: instant(since),
        periodEndsAt: instant(since + PERIOD),
        paid: paid ? { costCents: 100, invoiceId: `invoice-${changeId}` } : null,
      },
      expected,
      move,
    });
    if (!paid && to > from) return planned('', nothing);
    if (!plan) return planned('plan-not-granted', nothing);
    const names = [
      trimming.takes && 'LeadsExpired',
      ...moving.map(() => 'LeadsGranted'),
      moving.length > 0 && 'LeadsVoided',
      added > 0 && 'LeadsGranted',
      'PlanLeadsChanged',
    ];
    return planned(named(names), () => {
      model.made += 1;
      trimming.move();
      moving.forEach((lot) => moveLot(model, lot, changeId));
      if (added > 0) addLot(model, { ...planLot, id: `plan-change:${changeId}`, start: now, end: null }, added);
      model.plan = { lattice, k, start: since, granted: granted + added };
    });
  };
}

export const endsPlan: Step['plan'] = (model) => {
  const over = [...model.lots.values()].filter((lot) => isOver(lot, model.now) && lot.units.available > 0);
  const lots = carriedOf(model, Infinity);
  return {
    command: { type: 'EndPlanLots', at: instant(model.now), reason: 'cancelled-now' },
    expected: named([...over.map(() => 'LeadsExpired'), lots.length > 0 && 'LeadsExpired']),
    move: () => {
      over.forEach((lot) => empty(lot, 'expired'));
      endEarly(lots);
    },
  };
};

/** `percent` is what the invoice has given back so far. */
export function clawsBack(index: number, reason: 'refund' | 'chargeback', percent: number): Step['plan'] {
  return (model) => {
    const lot = pick(
      [...model.lots.values()].filter(({ id, plan }) => plan && id.startsWith('lot-')),
      index,
    );
    if (!lot) return null;
    const id = `claw-back:${lot.id}:${reason}:${percent}`;
    const whole = reason === 'chargeback' || percent === 100;
    // A change of plan may have moved what was left of it.
    const own = [...model.lots.values()].filter((each) => each === lot || each.id.endsWith(`:${lot.id}`));
    const known = own.filter(({ voided, units }) => !voided && units.available + units.held > 0);
    const live = known.filter((each) => !each.ended && !isOver(each, model.now));
    const funded = known.includes(lot) ? lot.leads : known.reduce((sum, { leads }) => sum + leads, 0);
    let missing = Math.floor((funded * percent) / 100) - known.reduce((sum, { refunded }) => sum + refunded, 0);
    const parts = live.map((each) => {
      const part = Math.max(0, Math.min(each.units.available, missing));
      missing -= part;
      return { each, part };
    });
    const takes = whole ? live.length > 0 : parts.some(({ part }) => part > 0);
    const again = model.answered.has(id);
    return {
      command: {
        type: 'ClawBack',
        invoiceId: invoiceOf(lot.id),
        at: instant(model.now),
        reason,
        refundedCents: percent,
        paidCents: 100,
      },
      expected: again ? '' : named([takes && 'LeadsVoided', 'LeadsClawedBack']),
      move: () => {
        model.answered.add(id);
        if (again || !takes) return;
        for (const { each, part } of parts) {
          if (whole) {
            empty(each, 'voided');
            each.voided = true;
            continue;
          }
          each.units.available -= part;
          each.units.voided += part;
          each.refunded += part;
        }
      },
    };
  };
}

export function adjusts(leads: number): Step['plan'] {
  return (model) => {
    const adjustmentId = `${model.made}`;
    const now = instant(model.now);
    const short = leads < 0 && availableAt(model, model.now, null) < -leads;
    return {
      command: {
        type: 'AdjustLeads',
        adjustmentId,
        leads,
        reason: 'goodwill',
        at: now,
        effectiveAt: now,
        lockedThrough: null,
        expiresAt: null,
        corrects: null,
      },
      expected: short ? 'adjustment-above-balance' : leads > 0 ? 'LeadsCredited' : 'LeadsVoided',
      move: () => {
        if (short) return;
        model.made += 1;
        if (leads < 0) takeUnits(model, -leads, model.now, null, 'voided');
        else {
          const lot = { ...planLot, id: `adjustment:${adjustmentId}`, start: model.now, end: null };
          addLot(model, { ...lot, plan: false, paid: false }, leads);
        }
      },
    };
  };
}

export function reissues(leads: number): Step['plan'] {
  return (model) => {
    const voided = [...model.lots.values()].find((lot) => lot.voided);
    if (!voided) return null;
    const id = `reissue-${model.made}`;
    return {
      command: {
        type: 'Reissue',
        lot: termsOf(id, model, { ...shape, leads }, 'plan'),
        leads,
        corrects: voided.id,
      },
      expected: 'LeadsGranted',
      move: () => {
        model.made += 1;
        addLot(model, { ...planLot, id, start: model.now, end: null }, leads);
      },
    };
  };
}
