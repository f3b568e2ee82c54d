import type { Lot, Portion } from './lots.ts';

/** n rows cost ceil(n x multiplier) leads, computed once and stored. effectiveAt is the time of the request. */
export type ReservationRequest = {
  downloadId: string;
  dictId: string;
  rows: number;
  multiplierHundredths: number;
  effectiveAt: string;
};
export type Hold = ReservationRequest & { leads: number; from: Portion[] };

/** Leads that went with money that a change gave back, and that money, less what came again. */
export type Taken = { leads: number; cents: number };

/** `granted`: the leads that plans granted in this period, its high-water mark. `beside`: those that it began with as a promo or trial. */
export type PlanPeriod = {
  latticeId: string;
  period: number;
  startsAt: string;
  granted: number;
  beside: number;
  taken: Taken;
};

/** Live lots, open holds and a plan's newest period only, so the state does not grow with the history. */
export type Ledger = { lots: Lot[]; holds: Hold[]; plan: PlanPeriod | null };

export function isPeriod(
  plan: PlanPeriod | null,
  { latticeId, period }: { latticeId: string; period: number },
): plan is PlanPeriod {
  return plan !== null && plan.latticeId === latticeId && plan.period === period;
}
