import { describe, expect, it } from '@jest/globals';
import { queryChips, querySentence } from './query-sentence.ts';
import type { LeadQuery } from './query.ts';

const query: LeadQuery = {
  dictId: 'consumers',
  geography: { kind: 'CITY', values: ['AZ:PHOENIX', 'NC:WINSTON-SALEM'] },
  filters: [
    { field: 'homeowner_status', anyOf: ['owner'] },
    { field: 'age', from: 35, to: 55 },
    { field: 'income', from: '$100,000 - $124,999' },
  ],
};

describe('a query in words', () => {
  it('has one chip per part, in the order of the form whatever order it was asked in', () => {
    expect(queryChips(query)).toEqual([
      { field: 'geography', text: 'Phoenix, AZ, Winston-Salem, NC' },
      { field: 'age', text: 'Age 35 to 55' },
      { field: 'income', text: 'Estimated income from $100,000 - $124,999' },
      { field: 'homeowner_status', text: 'Homeowner status Homeowner' },
    ]);
  });

  it('reads as one sentence', () => {
    expect(querySentence({ ...query, filters: query.filters.slice(0, 2) })).toBe(
      'Consumers in Phoenix, AZ, Winston-Salem, NC: age 35 to 55; homeowner status Homeowner',
    );
    expect(querySentence({ dictId: 'businesses', geography: { kind: 'nationwide' }, filters: [] })).toBe(
      'Businesses nationwide',
    );
  });

  it('says what is left out', () => {
    const round: LeadQuery = { ...query, filters: query.filters.map((filter) => ({ ...filter, omit: true as const })) };
    expect(
      queryChips(round)
        .map(({ text }) => text)
        .slice(1),
    ).toEqual(['Age not 35 to 55', 'Estimated income not from $100,000 - $124,999', 'Homeowner status not Homeowner']);
  });

  it('counts values where they would not fit', () => {
    const many: LeadQuery = {
      ...query,
      geography: { kind: 'ZIP', values: ['85001', '85002', '85003', '85004'] },
      filters: [{ field: 'month_born', anyOf: ['01', '02', '03', '04'] }],
    };
    expect(queryChips(many).map((chip) => chip.text)).toEqual(['4 ZIP codes', 'Month born any of 4']);
  });

  it('shows the names that a page knows instead of values', () => {
    const counties: LeadQuery = { ...query, geography: { kind: 'COUNTY', values: ['04013'] }, filters: [] };
    expect(querySentence(counties, () => 'Maricopa County, AZ')).toBe('Consumers in Maricopa County, AZ');
  });

  it('leaves out filters that the dictionary no longer has', () => {
    expect(queryChips({ ...query, filters: [{ field: 'shoe_size', anyOf: ['9'] }] })).toHaveLength(1);
  });
});
