import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { chargeParts } from './charge-parts.ts';

it.each([
  [9_900, { leftCents: 0, owedCents: 0 }, [0, 9_900, 0]],
  [9_900, { leftCents: 4_500, owedCents: 0 }, [4_500, 5_400, 0]],
  [9_900, { leftCents: 4_500, owedCents: 2_000 }, [4_500, 5_400, 2_000]],
  [9_900, { leftCents: 20_000, owedCents: 2_000 }, [9_900, 0, 0]],
  [1_000, { leftCents: 0, owedCents: 2_000 }, [0, 1_000, 1_000]],
])('of %d cents with %j', (cents, own, parts) => expect(Object.values(chargeParts(cents, own))).toEqual(parts));

it('pays all, takes no more than there is, and settles with the card alone', () =>
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (cents, leftCents, owedCents) => {
      const { byCreditCents, byCardCents, settlesCents } = chargeParts(cents, { leftCents, owedCents });
      expect(byCreditCents + byCardCents).toBe(cents);
      expect(byCreditCents).toBeLessThanOrEqual(leftCents);
      expect(settlesCents).toBeLessThanOrEqual(Math.min(byCardCents, owedCents));
    }),
    cases(50),
  ));
