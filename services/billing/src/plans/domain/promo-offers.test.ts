import { createCatalogue } from './catalogue.ts';
import { foldCode, offerOfCode, parsePromoOffers, stateOfOffer } from './promo-offers.ts';

const catalogue = createCatalogue();

const windows =
  'october-promo=2026-10-01T00:00:00Z/2026-11-01T00:00:00Z, november-promo=2026-11-01T00:00:00Z/2026-12-01T00:00:00Z';
const codes = 'OCT-2026=october-promo, Million=october-promo, NOV-2026=november-promo';

describe('an offer of a promo', () => {
  it('may be taken in its window, start included, end excluded', () => {
    const offers = parsePromoOffers(catalogue, windows, codes);
    const at = (code: string, instant: string) => {
      const offer = offerOfCode(offers, code);
      return offer && stateOfOffer(offer, instant);
    };
    expect(at('OCT2026', '2026-09-30T23:59:59.999999Z')).toBe('not-open');
    expect(at('OCT2026', '2026-10-01T00:00:00.000000Z')).toBe('open');
    expect(at('MILLION', '2026-10-31T23:59:59.999999Z')).toBe('open');
    expect(at('OCT2026', '2026-11-01T00:00:00.000000Z')).toBe('over');
    expect(at('NOV2026', '2026-11-01T00:00:00.000000Z')).toBe('open');
    expect(at('team-unlimited', '2026-11-01T00:00:00.000000Z')).toBeNull();
    expect(at('october-promo', '2026-10-15T00:00:00.000000Z')).toBeNull();
    expect(parsePromoOffers(catalogue, '', '')).toEqual([]);
  });

  it.each([
    'oct2026',
    ' OCT 2026 ',
    'oct-2026',
    'Oct–2026',
    'oct_2026',
    'OCT\u200b2026',
    'ＯＣＴ２０２６',
    'oct\u00a02026',
  ])('is found by its code as somebody types or pastes it: %s', (typed) => {
    expect(offerOfCode(parsePromoOffers(catalogue, windows, codes), typed)?.planId).toBe('october-promo');
  });

  it.each(['', ' ', '-', 'OCT2026!', 'OCT2027', 'ÖCT2026', '__proto__', 'oct2026,nov2026'])(
    'is not found by what is no code: %j',
    (typed) => {
      expect(offerOfCode(parsePromoOffers(catalogue, windows, codes), typed)).toBeNull();
    },
  );

  it('folds a code once for ever', () => {
    for (const code of ['a-b c', 'ß', 'ﬁ-x']) expect(foldCode(foldCode(code))).toBe(foldCode(code));
  });

  it.each([
    ['team-unlimited=2026-10-01T00:00:00Z/2026-11-01T00:00:00Z', codes, 'a plan that is a promo'],
    ['december-promo=2026-10-01T00:00:00Z/2026-11-01T00:00:00Z', codes, 'a plan that is a promo'],
    ['october-promo', codes, 'is offered as'],
    ['october-promo=soon/later', codes, ''],
    ['october-promo=2026-11-01T00:00:00Z/2026-10-01T00:00:00Z', codes, 'ends before it begins'],
    [`${windows}, october-promo=2027-10-01T00:00:00Z/2027-11-01T00:00:00Z`, codes, 'one window'],
    [windows, 'OCT-2026=october-promo', 'november-promo has no code'],
    [windows, `${codes}, oct 2026=november-promo`, 'there twice'],
    [windows, `${codes}, TEAM-26=team-unlimited`, 'no window'],
    [windows, `${codes}, A-1=october-promo`, '4 to 40 letters'],
    [windows, `${codes}, OCT-2027`, 'is written as'],
  ])('is refused at the start: %s by %s', (wrong, by, says) => {
    expect(() => parsePromoOffers(catalogue, wrong, by)).toThrow(says);
  });
});
