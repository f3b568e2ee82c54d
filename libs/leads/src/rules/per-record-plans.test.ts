import { perRecordCents, perRecordId, perRecordName, perRecordOf, perRecordPrice } from './per-record-plans.ts';
import { planName } from './plan-names.ts';

describe('a plan at a price per record', () => {
  it('is known by its id, and costs exact cents a month', () => {
    const plan = { leads: 300_000, micros: 1_237 };
    expect(perRecordId(plan)).toBe('per-record-300000-1237');
    expect(perRecordOf('per-record-300000-1237')).toEqual(plan);
    expect(perRecordCents(plan)).toBe(37_110);
    expect(planName('per-record-300000-1237')).toBe('Enterprise, 300,000 leads at $0.001237');
  });

  it('whose month would not cost whole cents, or that passes a bound, is none', () => {
    for (const plan of [
      { leads: 1_001, micros: 101 },
      { leads: 999, micros: 10_000 },
      { leads: 10_000, micros: 99 },
      { leads: 10_000.5, micros: 1_000 },
      { leads: 10_000, micros: 1_000_001 },
    ])
      expect(perRecordId(plan)).toBeNull();
    for (const id of ['per-record-0300000-1200', 'per-record-1001-101', 'per-record-300000-1200x', 'team-unlimited'])
      expect(perRecordOf(id)).toBeNull();
  });

  it('says its price with the digits that it has, and two at least', () => {
    expect([100, 1_250, 10_000, 123_456, 1_000_000].map((micros) => perRecordPrice({ micros }))).toEqual([
      ...['$0.0001', '$0.00125', '$0.01', '$0.123456', '$1.00'],
    ]);
    expect(perRecordName({ leads: 1_000, micros: 500_000 })).toBe('Enterprise, 1,000 leads at $0.50');
  });
});
