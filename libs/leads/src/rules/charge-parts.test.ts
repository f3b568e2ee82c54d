import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { chargeParts, leadsBought } from './charge-parts.ts';

it.each([
  [9_900, { leftCents: 0, takenCents: 0, owedCents: 0 }, [0, 0, 9_900, 0, 9_900]],
  [9_900, { leftCents: 4_500, takenCents: 0, owedCents: 0 }, [4_500, 0, 5_400, 0, 9_900]],
  [9_900, { leftCents: 4_500, takenCents: 0, owedCents: 2_000 }, [4_500, 0, 5_400, 2_000, 7_900]],
  [9_900, { leftCents: 20_000, takenCents: 0, owedCents: 2_000 }, [9_900, 0, 0, 0, 9_900]],
  [1_000, { leftCents: 0, takenCents: 0, owedCents: 2_000 }, [0, 0, 1_000, 1_000, 0]],
  [9_900, { leftCents: 0, takenCents: 4_999, owedCents: 792 }, [0, 4_999, 4_901, 792, 4_109]],
  [9_900, { leftCents: 6_000, takenCents: 9_000, owedCents: 792 }, [6_000, 3_900, 0, 0, 6_000]],
])('of %d cents with %j', (cents, own, parts) => expect(Object.values(chargeParts(cents, own))).toEqual(parts));

it('pays all, takes no more than there is, settles with the card alone, and buys with the rest', () =>
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), fc.nat(), (cents, leftCents, takenCents, owedCents) => {
      const parts = chargeParts(cents, { leftCents, takenCents, owedCents });
      expect(parts.byCreditCents + parts.byTakenCents + parts.byCardCents).toBe(cents);
      expect(parts.byCreditCents).toBeLessThanOrEqual(leftCents);
      expect(parts.byTakenCents).toBeLessThanOrEqual(takenCents);
      expect(parts.settlesCents).toBeLessThanOrEqual(Math.min(parts.byCardCents, owedCents));
      expect(parts.buysCents).toBe(cents - parts.byTakenCents - parts.settlesCents);
    }),
    cases(50),
  ));

it('brings the share of the leads that is paid for, rounded down, and all of a plan that costs nothing', () => {
  expect(leadsBought(50_000, 9_900, 4_109)).toBe(20_752);
  expect(leadsBought(50_000, 9_900, 0)).toBe(0);
  expect(leadsBought(50_000, 9_900, 9_900)).toBe(50_000);
  expect(leadsBought(1_000, 0, 0)).toBe(1_000);
});
