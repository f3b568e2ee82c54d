import { isOffered, parsePromoOffers } from './promo-offers.ts';

const text =
  'october-promo=2026-10-01T00:00:00Z/2026-11-01T00:00:00Z, november-promo=2026-11-01T00:00:00Z/2026-12-01T00:00:00Z';

describe('an offer of a promo', () => {
  it('may be taken in its window, start included, end excluded', () => {
    const offers = parsePromoOffers(text);
    const at = (planId: string, instant: string) => isOffered(offers, planId, instant);
    expect(at('october-promo', '2026-09-30T23:59:59.999999Z')).toBe(false);
    expect(at('october-promo', '2026-10-01T00:00:00.000000Z')).toBe(true);
    expect(at('october-promo', '2026-10-31T23:59:59.999999Z')).toBe(true);
    expect(at('october-promo', '2026-11-01T00:00:00.000000Z')).toBe(false);
    expect(at('november-promo', '2026-11-01T00:00:00.000000Z')).toBe(true);
    expect(at('team-unlimited', '2026-11-01T00:00:00.000000Z')).toBe(false);
    expect(parsePromoOffers('')).toEqual([]);
    expect(() => parsePromoOffers(text, true)).toThrow('no price for november-promo');
  });

  it.each([
    ['team-unlimited=2026-10-01T00:00:00Z/2026-11-01T00:00:00Z', 'a plan that is a promo'],
    ['december-promo=2026-10-01T00:00:00Z/2026-11-01T00:00:00Z', 'a plan that is a promo'],
    ['october-promo', 'is offered as'],
    ['october-promo=soon/later', ''],
    ['october-promo=2026-11-01T00:00:00Z/2026-10-01T00:00:00Z', 'ends before it begins'],
    [`${text}, october-promo=2027-10-01T00:00:00Z/2027-11-01T00:00:00Z`, 'one window'],
  ])('is refused at the start: %s', (wrong, says) => {
    expect(() => parsePromoOffers(wrong)).toThrow(says);
  });
});
