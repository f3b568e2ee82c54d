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
  effectiveAt: string;
};
export const planLeadsChanged: EventKind<PlanLeadsChanged> = {
  evolve: (state, { latticeId, period, planLeads: granted, effectiveAt }) => {
    const { startsAt, beside } = isPeriod(state.plan, { latticeId, period })
      ? state.plan
      : { startsAt: effectiveAt, beside: 0 };
    return { ...state, plan: { latticeId, period, startsAt, granted, beside } };
  },
};
