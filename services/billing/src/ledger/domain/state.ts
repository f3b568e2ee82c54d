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

/** The first field of `repeated` that differs from `before`. Lists are compared by content. */
export function differing<Repeated extends object>(repeated: Repeated, before: object): keyof Repeated | undefined {
  const known = before as Partial<Repeated>;
  return (Object.keys(repeated) as (keyof Repeated)[]).find(
    (field) => JSON.stringify(repeated[field]) !== JSON.stringify(known[field]),
  );
}
