import { expect, it } from '@jest/globals';
import { naicsOfSic } from '@leadwright/reference/naics';
import { decadeCount, firstNames } from '@leadwright/reference/people';
import { drawSlots, firstNameSlot, nameGroups, slotCounts } from './draw-slots.ts';

const slots = drawSlots();
const groups = Array.from({ length: nameGroups }, (_, group) => group);
const list = (name: string) => slots.filter((slot) => slot.list === name).sort((a, b) => a.slot - b.slot);
const names = list('first_name');

it('fills every slot of every list, numbered from 0', () => {
  const counts = {
    surname: slotCounts.surname,
    email_domain: slotCounts.emailDomain,
    industry: slotCounts.industry,
    street: slotCounts.street,
    first_name: slotCounts.firstName * 2 * decadeCount * nameGroups,
  };
  for (const [name, count] of Object.entries(counts))
    expect(list(name).map(({ slot }) => slot)).toEqual([...Array(count).keys()]);
});

it('gives a value slots in proportion to its weight', () => {
  const share = (name: string, value: string) =>
    list(name).filter((slot) => slot.value === value).length / list(name).length;
  expect(share('email_domain', 'gmail.com')).toBeCloseTo(0.42, 1);
  expect(share('surname', 'Smith')).toBeGreaterThan(share('surname', 'Young'));
  const givenName = (sex: 'F' | 'M', decade: number, name: string) =>
    groups.reduce((sum, group) => {
      const from = firstNameSlot(sex, decade, group);
      const own = names.slice(from, from + slotCounts.firstName).filter(({ value }) => value === name);
      return sum + own.length / slotCounts.firstName;
    }, 0) / nameGroups;
  expect(givenName('F', 0, 'Betty')).toBeGreaterThan(0.02);
  expect(givenName('F', 7, 'Betty')).toBe(0);
  for (const { sex, name, byDecade } of firstNames()) {
    byDecade.forEach((weight, decade) => {
      // One slot of rounding, and the tenth by which groups may differ.
      if (weight > 10_000) expect(Math.abs(givenName(sex, decade, name) * 1e6 - weight) / weight).toBeLessThan(0.15);
    });
  }
});

it('puts each first name into one group for both sexes and all decades, so that groups share none', () => {
  const groupsOf = new Map<string, Set<number>>();
  for (const { slot, value } of names) {
    const group = Math.floor(slot / slotCounts.firstName) % nameGroups;
    groupsOf.set(value, (groupsOf.get(value) ?? new Set()).add(group));
  }
  expect([...groupsOf].filter(([, inGroups]) => inGroups.size > 1)).toEqual([]);
});

it('has code, title, division, trade word and NAICS code of an industry', () => {
  expect(list('industry').map(({ value }) => value)).toContain(
    '1761|Roofing, Siding, and Sheet Metal Work|C|Roofing|238160',
  );
});

const trades = list('industry').map(({ value }) => value.split('|'));

it('has every industry of the SIC, with a NAICS code that it became; those not classified have none', () => {
  expect(new Set(trades.map(([code]) => code)).size).toBe(1005);
  expect(
    trades.filter(
      ([code = '', , , , naics]) =>
        naics !== '' &&
        !naicsOfSic()
          .get(code)
          ?.includes(naics ?? ''),
    ),
  ).toEqual([]);
  expect(new Set(trades.filter(([, , , , naics]) => naics === '').map(([code]) => code))).toEqual(new Set(['9999']));
});

it('has a word for every trade, short enough for a name', () => {
  expect(trades.filter(([, , , word = '']) => word.length < 3 || word.length > 28)).toEqual([]);
});
