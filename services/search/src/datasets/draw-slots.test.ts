import { expect, it } from '@jest/globals';
import { drawSlots, firstNameList, slotCounts } from './draw-slots.ts';

const slots = drawSlots();
const list = (name: string) => slots.filter((slot) => slot.list === name);

it('fills every slot of every list, numbered from 0', () => {
  const counts = { surname: slotCounts.surname, email_domain: slotCounts.emailDomain, industry: slotCounts.industry, street: slotCounts.street, [firstNameList('F', 0)]: slotCounts.firstName, [firstNameList('M', 7)]: slotCounts.firstName };
  for (const [name, count] of Object.entries(counts)) expect(list(name).map(({ slot }) => slot)).toEqual([...Array(count).keys()]);
});

it('gives a value as many slots as it is common', () => {
  const share = (name: string, value: string) => list(name).filter((slot) => slot.value === value).length / list(name).length;
  expect(share('email_domain', 'gmail.com')).toBeCloseTo(0.42, 1);
  expect(share('surname', 'Smith')).toBeGreaterThan(share('surname', 'Young'));
  expect(share(firstNameList('F', 0), 'Betty')).toBeGreaterThan(0.02);
  expect(share(firstNameList('F', 7), 'Betty')).toBe(0);
});

it('carries code, title, division and trade word of an industry', () => {
  expect(list('industry').map(({ value }) => value)).toContain('1761|Roofing, siding, and sheet metal work|C|Roofing');
});

it('has a word for every trade', () => {
  expect(list('industry').filter(({ value }) => value.endsWith('|Company'))).toEqual([]);
});
