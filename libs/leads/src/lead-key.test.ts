import { expect, it } from '@jest/globals';
import { dictionaries } from './dictionaries.ts';
import { businesses } from './dictionaries/businesses.ts';
import { consumers } from './dictionaries/consumers.ts';
import { leadKeySql } from './lead-key.ts';

it('is computed from name, birth and address of a person, name and address of a business, and never another way', () => {
  const of = (columns: string[]) =>
    `sipHash64(${columns.map((column) => `lowerUTF8(trimBoth(toString(${column})))`).join(', ')})`;
  expect(leadKeySql(consumers)).toBe(
    of(['first_name', 'last_name', 'year_born', 'month_born', 'street_number', 'street', 'zip']),
  );
  expect(leadKeySql(businesses)).toBe(of(['company', 'street_number', 'street', 'zip']));
});

it('uses columns that every version has: those of the dictionary', () => {
  for (const { columns, identity } of dictionaries) {
    const fields = new Set(columns.map(({ fieldName }) => fieldName));
    expect(identity.filter((column) => !fields.has(column))).toEqual([]);
  }
});
