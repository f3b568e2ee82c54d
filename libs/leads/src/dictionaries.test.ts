import { describe, expect, it } from '@jest/globals';
import { dictionaries, dictionaryOf } from './dictionaries.ts';
import { columnOf, exportColumns, filterColumns, geographyColumns } from './dictionary.ts';
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
const consumerGeography: GeographyKind[] = ['ST', 'COUNTY', 'CITY', 'ZIP', 'AREA_CODE'];
const businessGeography: GeographyKind[] = ['ST', 'COUNTY', 'ZIP', 'AREA_CODE'];

describe.each([
  ['consumers', consumerFilters, consumerGeography],
  ['businesses', businessFilters, businessGeography],
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

    it('masks phone, e-mail and street number', () => {
      const masked = dictionary.columns.filter((column) => column.masked).map((column) => column.fieldName);
      expect(masked.sort()).toEqual(['email', 'phone', 'street_number']);
    });
  },
);
