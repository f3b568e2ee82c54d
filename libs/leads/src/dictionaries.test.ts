import { describe, expect, it } from '@jest/globals';
import { dictionaries, dictionaryOf } from './dictionaries.ts';
import { columnOf, exportColumns, filterColumns, geographyColumns, labelledItems } from './dictionary.ts';
import type { GeographyKind } from './query.ts';

// Section 1 of the specification, word by word, and the entry that keeps the promise.
const consumerFilters: Record<string, string> = {
  age: 'age',
  'year born': 'year_born',
  'month born': 'month_born',
  'estimated income range': 'income',
  'homeowner status': 'homeowner_status',
  'marital status': 'marital_status',
  gender: 'gender',
  'property value': 'property_value',
  'property type': 'property_type',
  'year built': 'year_built',
  'purchase year': 'purchase_year',
  'net worth': 'net_worth',
  'credit rating': 'credit_rating',
};
const businessFilters: Record<string, string> = {
  'industry by SIC code': 'sic_code',
  'number of employees': 'employees',
  'sales volume': 'sales_volume',
  'years in business': 'years_in_business',
  'square footage': 'square_footage',
};
// Section 1 names the kind alone; the filters are those that the issue of all kinds promises.
const vehicleFilters: Record<string, string> = {
  year: 'model_year',
  make: 'make',
  model: 'make_model',
  body: 'body',
  fuel: 'fuel',
  'how long owned': 'years_owned',
  'age of the owner': 'age',
  'income of the household': 'income',
  homeowner: 'homeowner_status',
};
const emailFilters: Record<string, string> = {
  age: 'age',
  interests: 'interests',
  'last seen': 'last_seen',
};
const consumerGeography: GeographyKind[] = ['ST', 'COUNTY', 'CITY', 'ZIP', 'AREA_CODE'];
const businessGeography: GeographyKind[] = ['ST', 'COUNTY', 'ZIP', 'AREA_CODE'];

describe.each([
  ['consumers', consumerFilters, consumerGeography],
  ['businesses', businessFilters, businessGeography],
  ['vehicles', vehicleFilters, consumerGeography],
  ['emails', emailFilters, consumerGeography],
] as const)('%s', (dictId, promised, geography) => {
  const dictionary = dictionaryOf(dictId);
  if (!dictionary) throw new Error(`${dictId} is missing`);

  it.each(Object.entries(promised))('filters by %s', (_words, fieldName) => {
    expect(filterColumns(dictionary).map((column) => column.fieldName)).toContain(fieldName);
  });

  it('is searched by every kind of place that is promised', () => {
    expect(dictionary.geography).toEqual(expect.arrayContaining([...geography]));
  });
});

describe.each(dictionaries.map((dictionary) => [dictionary.dictId, dictionary] as const))(
  'dictionary %s',
  (_id, dictionary) => {
    const names = dictionary.columns.map((column) => column.fieldName);

    it('names each column and each header once', () => {
      expect(new Set(names).size).toBe(names.length);
      const labels = exportColumns(dictionary).map((column) => column.label);
      expect(new Set(labels).size).toBe(labels.length);
    });

    it('has only column names that are plain words, because they stand in SQL text', () => {
      expect(names.filter((name) => !/^[a-z][a-z_]*$/.test(name))).toEqual([]);
      expect(dictionary.index).toMatch(/^leads\.[a-z]+$/);
    });

    it('has a column for every kind of place', () => {
      expect(names).toEqual(expect.arrayContaining(Object.values(geographyColumns)));
    });

    it('gives each filter distinct items or a range above 0, which means not known', () => {
      for (const column of filterColumns(dictionary)) {
        if (column.inputType === 'range') {
          expect(column.min).toBeGreaterThan(0);
          expect(column.max).toBeGreaterThan(column.min);
        } else {
          const values = column.items.map((item) => item.value);
          expect(new Set(values).size).toBe(values.length);
          expect(values).not.toContain('');
        }
      }
    });

    it('compares each level of a tree with a column, and knows the length of every value', () => {
      for (const column of filterColumns(dictionary)) {
        if (column.inputType !== 'select' || !column.levels) continue;
        expect(names).toEqual(expect.arrayContaining(column.levels.map(columnOf)));
        const lengths = new Set(column.levels.map((level) => level.length));
        expect(column.items.every((item) => lengths.has(item.value.length))).toBe(true);
      }
    });

    it('masks phone, e-mail and street number, where it has them', () => {
      const masked = dictionary.columns.filter((column) => column.masked).map((column) => column.fieldName);
      expect(masked.sort()).toEqual(['email', 'phone', 'street_number'].filter((name) => names.includes(name)));
      expect(masked).not.toEqual([]);
    });

    it('reads values of which a lead has many as they are, since they stand in one cell', () => {
      const many = dictionary.columns.filter((column) => 'many' in column);
      expect(many.filter((column) => labelledItems(column).some(({ value, label }) => value !== label))).toEqual([]);
      expect(many.filter(({ clickhouseType }) => !clickhouseType.startsWith('Array'))).toEqual([]);
    });

    it('has an address of its own, an icon and two colours that are no other kind’s', () => {
      const others = dictionaries.filter((other) => other !== dictionary);
      for (const each of ['path', 'icon', 'themeColor', 'themeColorDark', 'name', 'type', 'index'] as const)
        expect(others.map((other) => other[each])).not.toContain(dictionary[each]);
      expect(dictionary.themeColor).toMatch(/^#[0-9A-F]{6}$/);
    });

    it('fills its keys from columns that it has', () => {
      const needed = [dictionary, ...Object.values(dictionary.keys ?? {})].flatMap(({ identity }) => identity);
      expect(names).toEqual(expect.arrayContaining(needed));
    });
  },
);
