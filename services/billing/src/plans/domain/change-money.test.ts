import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { moneyAfterChange, moneyBegun, moneyOfChange, netOf, returnable, type PeriodPaidFor } from './change-money.ts';

const june = { startsAt: '2027-06-01T00:00:00.000000Z', endsAt: '2027-07-01T00:00:00.000000Z' };
const half = '2027-06-16T00:00:00.000000Z';
const [small, large] = [5_000, 19_900];
const down = { fromCents: large, toCents: small };
const paid = (paidCents: number, unused = 50_000): PeriodPaidFor => ({
  ...june,
  ...{ paidCents, besideCents: 0, granted: 50_000, unused },
});

describe('the money of a change of plan now', () => {
  it('up is the difference for the time that is left, whatever was used', () => {
    for (const unused of [50_000, 0]) {
      const money = moneyOfChange({ fromCents: small, toCents: large }, paid(small, unused), half);
      expect(money).toEqual({ at: half, creditCents: 2_500, chargeCents: 9_950 });
    }
  });

  it('down gives back the smaller of the unused shares of time and leads, and pays the new plan with it', () => {
    expect(moneyOfChange(down, paid(large), june.startsAt)).toMatchObject({ creditCents: 19_900, chargeCents: 5_000 });
    expect(moneyOfChange(down, paid(large), half)).toMatchObject({ creditCents: 9_950, chargeCents: 2_500 });
    expect(moneyOfChange(down, paid(large, 20_000), half)).toMatchObject({ creditCents: 7_960, chargeCents: 2_500 });
    expect(moneyOfChange(down, paid(large, 45_000), half)).toMatchObject({ creditCents: 9_950 });
  });

  it('down gives nothing back where all leads are used, and never charges', () => {
    expect(moneyOfChange(down, paid(large, 0), june.startsAt)).toEqual({
      at: june.startsAt,
      creditCents: 0,
      chargeCents: 0,
    });
    expect(netOf(moneyOfChange(down, paid(large, 5_000), half))).toBe(0);
  });

  it('gives back no more than was paid for the period less what came back before', () => {
    expect(returnable(paid(2_000), june.startsAt)).toBe(2_000);
    expect(returnable(paid(0), june.startsAt)).toBe(0);
    expect(returnable(paid(-100), june.startsAt)).toBe(0);
    expect(moneyOfChange(down, paid(2_000), half)).toMatchObject({ creditCents: 1_000, chargeCents: 1_000 });
  });

  it('whatever sequence is played in a period, what stays is at least the price of the cheapest plan that was held', () => {
    const prices = [5_000, 9_900, 19_900, 99_900];
    const steps = fc.array(fc.record({ to: fc.nat(3), hours: fc.nat(200), use: fc.nat(30_000) }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.nat(3), steps, (first, list) => {
        let [on, hour, unused] = [prices[first] ?? 0, 0, 50_000];
        let [kept, cheapest] = [on, on];
        for (const { to, hours, use } of list) {
          hour += hours;
          unused = Math.max(0, unused - use);
          const toCents = prices[to] ?? 0;
          const at = new Date(Date.parse(june.startsAt) + hour * 3_600_000).toISOString().replace('Z', '000Z');
          const money = moneyOfChange({ fromCents: on, toCents }, paid(kept, unused), at);
          if (toCents < on) expect(-netOf(money)).toBeLessThanOrEqual(returnable(paid(kept, unused), at));
          else expect(netOf(money)).toBeGreaterThanOrEqual(0);
          kept += netOf(money);
          on = toCents;
          cheapest = Math.min(cheapest, on);
          expect(kept).toBeGreaterThanOrEqual(cheapest);
        }
      }),
      cases(300),
    );
  });
});

describe('whether a period was paid for as one whose leads carry', () => {
  const carrying = { priceCents: large, carries: true, unlimited: false };
  const ending = { priceCents: small, carries: false, unlimited: false };

  it('is so from the start on a plan that carries, and after a change to one that was paid whole', () => {
    expect(moneyBegun(large, carrying)).toEqual({
      paidCents: large,
      carryCents: large,
      fillCents: null,
      carries: true,
    });
    expect(moneyAfterChange(moneyBegun(small, ending), large - small, carrying).carryCents).toBe(large);
    expect(moneyAfterChange(moneyBegun(small, ending), large - small - 1, carrying).carryCents).toBeNull();
  });

  it('ends when money comes back, and comes again only with the whole price', () => {
    const left = moneyAfterChange(moneyBegun(large, carrying), -7_450, ending);
    expect(left).toEqual({ paidCents: 12_450, carryCents: null, fillCents: null, carries: false });
    expect(moneyAfterChange(left, 1, carrying).carryCents).toBeNull();
    expect(moneyAfterChange(left, 7_450, carrying).carryCents).toBe(large);
    expect(moneyAfterChange(moneyBegun(large, carrying), 0, ending).carryCents).toBe(large);
  });

  it('of several plans that carry the cheapest has to stay paid', () => {
    const larger = { ...carrying, priceCents: 99_900 };
    const up = moneyAfterChange(moneyBegun(large, carrying), 99_900 - large, larger);
    expect(up).toMatchObject({ paidCents: 99_900, carryCents: large });
    expect(moneyAfterChange(moneyBegun(99_900, carrying), large - 99_900, carrying).carryCents).toBe(large);
  });
});

describe('whether no count ends the leads of a period', () => {
  const endless = { priceCents: 99_900, carries: false, unlimited: true };
  const ending = { priceCents: small, carries: false, unlimited: false };

  it('is so on an unlimited plan of which the whole price was paid', () => {
    expect(moneyBegun(99_900, endless).fillCents).toBe(99_900);
    expect(moneyAfterChange(moneyBegun(small, ending), 99_900 - small, endless).fillCents).toBe(99_900);
    expect(moneyAfterChange(moneyBegun(small, ending), 99_900 - small - 1, endless).fillCents).toBeNull();
    expect(moneyAfterChange(moneyBegun(99_900, endless), 0, ending).fillCents).toBeNull();
  });
});
