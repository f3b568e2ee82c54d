// The folded ledger.
import type { Decision } from '@leadwright/eventsourcing/decider';
import type * as L from './ledger-events.ts';
import type { Lot } from './lots.ts';

/** `granted`: the leads that plans granted in this period, its high-water mark. Promo and trial lots do not count. */
export type PlanPeriod = { latticeId: string; period: number; startsAt: string; granted: number };

/**
 * Live lots, open holds and the newest period of a plan only: the state does not grow with the account's history.
 */
export type Ledger = { lots: Lot[]; holds: L.Hold[]; plan: PlanPeriod | null };

export type Decided = Decision<L.LedgerEvent, L.LedgerRefusal>;

/** The first of `fields` in which `a` and `b` differ. */
export function differing<Facts>(a: Facts, b: Facts, fields: (keyof Facts)[]): keyof Facts | undefined {
  return fields.find((field) => a[field] !== b[field]);
}
