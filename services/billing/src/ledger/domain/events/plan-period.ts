// The events that say what a boundary or a change of plan made of a period. No leads move by them.
import type { Portion } from '../lots.ts';
import { isPeriod } from '../state.ts';
import type { EventKind } from './event.ts';

export type LeadsRolledOver = {
  type: 'LeadsRolledOver';
  carried: Portion[];
  latticeId: string;
  period: number;
  effectiveAt: string;
};
export const leadsRolledOver: EventKind<LeadsRolledOver> = { evolve: (state) => state };

/** How a change of plan inside a period treats its leads: H up to the high-water mark, P prorated. */
export type ChangeMode = 'H' | 'P';
export type PlanLeadsChanged = {
  type: 'PlanLeadsChanged';
  changeId: string;
  mode: ChangeMode;
  latticeId: string;
  period: number;
  planLeads: number;
  /** Of them, what changes took with money that they gave back, and that money; what came again is not in it. Absent in events of before: none. */
  takenLeads?: number;
  takenCents?: number;
  effectiveAt: string;
};
export const planLeadsChanged: EventKind<PlanLeadsChanged> = {
  evolve: (state, { latticeId, period, planLeads: granted, takenLeads = 0, takenCents = 0, effectiveAt }) => {
    const { startsAt, beside } = isPeriod(state.plan, { latticeId, period })
      ? state.plan
      : { startsAt: effectiveAt, beside: 0 };
    const taken = { leads: takenLeads, cents: takenCents };
    return { ...state, plan: { latticeId, period, startsAt, granted, beside, taken } };
  },
};
