import { describe, expect, it } from '@jest/globals';
import { decidedAtBoundary, endedByClock, endGivenBack, endSaid, overBecause } from './lot-end.ts';
import type { Lot } from './lots.ts';

const at = (day: number): string => `2027-01-${String(day).padStart(2, '0')}T00:00:00.000000Z`;
const lot = (more: Partial<Lot> = {}): Lot => ({
  ...{ lotId: 'a', kind: 'plan', priority: 50, category: 'paid', source: 'plan:l:0', onlyDictionaries: [] },
  ...{ effectiveAt: at(1), expiresAt: at(20), costCents: 0, invoiceId: null, leads: 10, available: 10, held: 0 },
  voidedBecause: null,
  ...more,
});

describe('the end of a lot', () => {
  it('is its day, or what came before it', () => {
    expect(overBecause(lot(), at(19))).toBeNull();
    expect(overBecause(lot(), at(20))).toBe('clock');
    expect(overBecause(lot({ endedBecause: 'cancelled-now' }), at(2))).toBe('ended');
    expect(overBecause(lot({ voidedBecause: 'refund' }), at(2))).toBe('voided');
    expect(overBecause(lot({ expiresAt: null }), at(30))).toBeNull();
  });

  it('by the clock comes in the order of days, and takes what is there alone', () => {
    const lots = [lot({ lotId: 'late', expiresAt: at(9) }), lot({ lotId: 'early', expiresAt: at(5) }), lot()];
    const onHold = lot({ lotId: 'held', expiresAt: at(4), available: 0, held: 10 });
    expect(endedByClock([...lots, onHold], at(10)).map(({ lotId }) => lotId)).toEqual(['early', 'late']);
  });

  it('is decided by a boundary for what a plan brought, not for what was given back until a day', () => {
    const back = { source: 'reissue:plan:l:0', lotId: 'back' };
    const lots = [lot(), lot(back), lot({ ...back, lotId: 'no-day', expiresAt: null }), lot({ kind: 'manual' })];
    expect(decidedAtBoundary(lots, at(10), at(10)).map(({ lotId }) => lotId)).toEqual(['a', 'no-day']);
    expect(decidedAtBoundary(lots, at(1), at(10))).toEqual([]);
  });

  it('of leads that are given back is as late as they had time left', () => {
    expect(endGivenBack(at(20), at(5), at(12))).toBe(at(27));
    expect(endGivenBack(null, at(5), at(12))).toBeNull();
  });

  it('is said to be the plan’s where that ends before', () => {
    expect(endSaid({ kind: 'plan', expiresAt: at(20) }, at(10))).toBe(at(10));
    expect(endSaid({ kind: 'plan', expiresAt: null }, at(10))).toBe(at(10));
    expect(endSaid({ kind: 'plan', expiresAt: at(20) }, at(25))).toBe(at(20));
    expect(endSaid({ kind: 'plan', expiresAt: null }, null)).toBeNull();
    expect(endSaid({ kind: 'credit', expiresAt: at(20) }, at(10))).toBe(at(20));
  });
});
