// What is typed of an order before it is sent. It belongs to one search, and comes back with it: after a session that
// ended, after another page, after the page was loaded again.
import { useEffect, useState } from 'react';
import { forgetWork, keepWork, keptWork, slotOf } from '../../../server/kept/kept-work.ts';
import { useLocation } from '../../../navigation/links.ts';
import { isBackFromLogIn } from '../../../navigation/paths.ts';
import type { Cells } from './cells-choice.tsx';
import type { TypedNumber } from './whole-number.ts';

export type TypedOrder = {
  /** Null: as many as there can be. */
  rows: TypedNumber | null;
  /** Null: the suggested name. */
  name: string | null;
  cells: Cells;
};

type Kept = { key: string; order: TypedOrder };

const untouched: TypedOrder = { rows: null, name: null, cells: 'labels' };

/**
 * `key`: the same for the same search. Whoever comes back from logging in again and finds no order of theirs says anew
 * how many leads: an order that was about five is never offered as one about all.
 */
export function useTypedOrder(dictId: string, key: string | null) {
  const { state } = useLocation();
  const [slot] = useState(() => slotOf(`order ${dictId}`));
  const [order, setOrder] = useState<TypedOrder>(() => {
    const kept = keptWork<Kept>(slot);
    if (kept !== undefined && kept.key === key) return kept.order;
    return isBackFromLogIn(state) ? { ...untouched, rows: { kind: 'empty' } } : untouched;
  });
  useEffect(() => {
    if (order !== untouched) keepWork(slot, { key, order });
  }, [slot, key, order]);
  return {
    order,
    change: (changed: Partial<TypedOrder>) => setOrder((before) => ({ ...before, ...changed })),
    forget: () => forgetWork(slot),
  };
}
