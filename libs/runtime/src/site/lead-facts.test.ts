import { describe, expect, it } from '@jest/globals';
import { atLeast, figuresOf, leadsInWords, withFigures, type KindFacts } from './lead-facts.ts';

const consumers: KindFacts = {
  ...{ dictId: 'consumers', name: 'Consumers', leads: 209_000_000, renewedOn: '2026-10-01' },
  phones: { checkedOn: '2026-11-12' },
};
const emails: KindFacts = { dictId: 'emails', name: 'E-mails', leads: 1_230_000, renewedOn: '2026-08-15' };
const asOf = '2026-11-28';

describe('what an installation counts', () => {
  it.each([
    [0, 0, '0'],
    [999, 999, '999'],
    [20_431, 20_400, '20,400'],
    [999_999, 999_000, '999,000'],
    [1_000_000, 1_000_000, '1 million'],
    [14_999_999, 14_900_000, '14.9 million'],
    [200_000_000, 200_000_000, '200 million'],
    [209_999_999, 209_000_000, '209 million'],
    [1_239_999_999, 1_230_000_000, '1.23 billion'],
  ])('is never more than there is: of %d at least %d, "%s"', (leads, least, words) => {
    expect(atLeast(leads)).toBe(least);
    expect(leadsInWords(atLeast(leads))).toBe(words);
  });

  it('is how many of each kind, how old the oldest, and when numbers were checked last', () => {
    expect(figuresOf({ asOf, kinds: [consumers, emails] })).toEqual({
      ...{ consumers: '209 million', emails: '1.23 million', leads: '209 million consumers and 1.23 million e-mails' },
      ...{ renewed: '15 Aug 2026', checked: '12 Nov 2026', asOf: '28 Nov 2026' },
    });
  });

  it('is of leads that are made up nothing but that they are', () => {
    const madeUp = { ...consumers, madeUp: true as const };
    expect(figuresOf({ asOf, kinds: [madeUp] })).toEqual({ madeUp: 'consumers' });
    const { consumers: count, checked, ...others } = figuresOf({ asOf, kinds: [madeUp, emails] });
    expect([count, checked]).toEqual([undefined, undefined]);
    expect(others).toMatchObject({ madeUp: 'consumers', leads: '1.23 million e-mails' });
  });

  it('says nothing of a check where one kind was never checked, and of the oldest where all were', () => {
    const businesses = { ...consumers, dictId: 'businesses', phones: {} };
    expect(figuresOf({ asOf, kinds: [consumers, businesses] })['checked']).toBeUndefined();
    const older = { ...businesses, phones: { checkedOn: '2026-11-02' } };
    expect(figuresOf({ asOf, kinds: [consumers, older] })['checked']).toBe('2 Nov 2026');
  });

  it('takes its place in a text, and a part without it is left out', () => {
    const text = 'Free. [[leads: There are {}. ]][[checked: Checked on\n{}, {}. ]]Soon.';
    expect(withFigures(text, { checked: '2 Nov 2026' })).toBe('Free. Checked on\n2 Nov 2026, 2 Nov 2026. Soon.');
    expect(withFigures(text, {})).toBe('Free. Soon.');
    expect(withFigures('[[leads: {}]]', { leads: '$& <b>' })).toBe('$&amp; &lt;b&gt;');
  });
});
