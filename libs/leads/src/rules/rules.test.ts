import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { checkQuery } from '../check-query.ts';
import { dictionaries } from '../dictionaries.ts';
import { filterColumns } from '../dictionary.ts';
import { groupsOf } from '../filter-groups.ts';
import { consumers } from '../dictionaries/consumers.ts';
import { linksOf, searchFields } from '../links.ts';
import { costInLeads, rowsFor } from './cost.ts';
import { asksOf } from './filter-words.ts';
import { placesLimit, placesLimits, placesMax } from './places.ts';

describe('the limits of places', () => {
  it('are said as a query is held to them', () => {
    const values = Array.from({ length: placesMax.ZIP + 1 }, (_, index) => String(85_001 + index));
    const filters: never[] = [];
    expect(checkQuery({ dictId: 'consumers', geography: { kind: 'ZIP', values }, filters })).toEqual({
      ok: false,
      problems: [{ path: 'geography', message: `A search takes ${placesLimit('ZIP')}.` }],
    });
  });

  it('name all kinds, those with one limit together', () => {
    expect(placesLimit('ST')).toBe('1 state');
    expect(placesLimit('COUNTY')).toBe('up to 5 counties');
    expect(placesLimits(['ZIP', 'CITY', 'COUNTY', 'ST', 'AREA_CODE'])).toBe(
      '1 state, or up to 5 ZIP codes, cities, counties or area codes',
    );
  });
});

describe('what rows cost', () => {
  it('is rounded up once', () => {
    expect(costInLeads(3, 50)).toBe(2);
    expect(costInLeads(2_500, 100)).toBe(2_500);
    expect(() => costInLeads(Number.MAX_SAFE_INTEGER, 100)).toThrow(RangeError);
  });

  it('is paid by the leads that the most rows need, and not by those for a row more', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 1000 }), (leads, multiplier) => {
        const rows = rowsFor(leads, multiplier);
        expect(costInLeads(rows, multiplier)).toBeLessThanOrEqual(leads);
        expect(costInLeads(rows + 1, multiplier)).toBeGreaterThan(leads);
      }),
      cases(),
    );
  });
});

describe('the words of a filter', () => {
  const items = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: value.toUpperCase() }));
  const anyOf = ['a', 'b', 'c', 'd'];

  it('name every value, or where there is little room the first ones', () => {
    expect(asksOf({ field: 'f', anyOf }, { items })).toBe('A or B or C or D');
    expect(asksOf({ field: 'f', anyOf: anyOf.slice(1) }, { items }, 'short')).toBe('B or C or D');
    expect(asksOf({ field: 'f', anyOf }, { items }, 'short')).toBe('A, B or 2 more');
    expect(asksOf({ field: 'f', anyOf: [...'abcdefghi'] }, undefined)).toBe('a, b, c, d, e, f, g, h or 1 other');
  });

  it('write a year as it is and an amount with separators, whatever the label says', () => {
    expect(asksOf({ field: 'built', from: 1990, to: 2005, omit: true }, { year: true })).toBe('not 1990 to 2005');
    expect(asksOf({ field: 'built', to: 1990 }, undefined)).toBe('up to 1,990');
    expect(asksOf({ field: 'rent', from: 1500, to: 1500 }, {})).toBe('1,500');
  });

  it('say of every range of our dictionaries that its calendar years are years', () => {
    const ranges = dictionaries.flatMap(filterColumns).filter((column) => column.inputType === 'range');
    const namesOf = (columns: readonly { fieldName: string }[]) => new Set(columns.map(({ fieldName }) => fieldName));
    const years = namesOf(ranges.filter(({ min, max }) => min >= 1_500 && max < 2_200));
    expect(years).toEqual(new Set(['year_born', 'year_built', 'purchase_year', 'model_year']));
    expect(namesOf(ranges.filter(({ year }) => year))).toEqual(years);
  });
});

describe('the groups of filters', () => {
  it('end with how to reach a lead and what is asked of other kinds', () => {
    const groups = (dictId: string) =>
      dictionaries
        .filter((one) => one.dictId === dictId)
        .flatMap((one) => groupsOf(searchFields(one).map(({ asked }) => asked)));
    const beside = linksOf(consumers).map(({ name }) => name);
    expect(beside).toEqual(expect.arrayContaining(['Vehicle of the household', 'Opted-in e-mail of the person']));
    expect(groups('consumers')).toEqual(['Person', 'Home', 'Finance', 'Contact', ...beside]);
    expect(groups('businesses')).toEqual(['Industry', 'Size', 'Contact']);
  });
});
