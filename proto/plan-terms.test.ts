import { expect, it } from '@jest/globals';
import { termsByKey, termsMessage } from './plan-terms.ts';

it('a plan’s terms come out as they went in: counts, 0 too, yes and no, words, and no limit', () => {
  const terms = { leads: 50_000, none: 0, carries: true, unlimited: false, kind: 'plan', cap: null };
  const { version, values } = termsMessage({ ...terms, version: 3 });
  expect({ version, terms: termsByKey({ values }) }).toEqual({ version: 3, terms });
  expect(termsByKey(null)).toEqual({});
});
