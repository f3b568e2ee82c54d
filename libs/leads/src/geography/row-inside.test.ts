import { createRowInside, type RowPlace } from './row-inside.ts';

const phoenix: RowPlace = { state: 'AZ', zip: '85003', city: 'Phoenix', county: 'Maricopa', phone: '6025550134' };
const row = (changes: Partial<RowPlace> = {}): RowPlace => ({ ...phoenix, ...changes });
const empty: RowPlace = { state: '', zip: '', city: '', county: '', phone: '' };
const boston: RowPlace = { state: 'MA', zip: '02108', city: 'Boston', county: 'Suffolk', phone: '6175550134' };

describe('a row of a file', () => {
  it.each([
    ['ST', 'AZ'],
    ['ZIP', '85003'],
    ['CITY', 'AZ:PHOENIX'],
    ['COUNTY', '04013'],
    ['AREA_CODE', '602'],
  ] as const)('lies in its own %s, and neither elsewhere nor without a place', (kind, value) => {
    const inside = createRowInside({ kind, values: ['ZZ', value] });
    expect([inside(phoenix), inside(boston), inside(empty)]).toEqual([true, false, false]);
  });
  it('lies in a city by another name, in a planning region and in a county whose code is old', () => {
    const queens = { ...empty, state: 'NY', city: 'Long Island City', zip: '11101' };
    expect([queens, boston].map(createRowInside({ kind: 'CITY', values: ['NY:QUEENS'] }))).toEqual([true, false]);
    const hartford = { ...empty, state: 'CT', zip: '06103' };
    expect([hartford, boston].map(createRowInside({ kind: 'COUNTY', values: ['09110'] }))).toEqual([true, false]);
    const miami = { ...empty, state: 'FL', county: 'Miami-Dade County' };
    expect([miami, boston].map(createRowInside({ kind: 'COUNTY', values: ['12025'] }))).toEqual([true, false]);
  });
  it('lies anywhere in the whole country', () => expect(createRowInside({ kind: 'nationwide' })(empty)).toBe(true));
  it('is in its county by the name, or by the ZIP code', () => {
    const inside = createRowInside({ kind: 'COUNTY', values: ['04013'] });
    expect(inside(row({ county: 'Maricopa County', zip: '' }))).toBe(true);
    expect(inside(row({ county: 'written otherwise' }))).toBe(true);
    expect(inside(row({ state: 'MA', zip: '' }))).toBe(false);
  });
  it('is in its area code by the phone, or by a code that serves its ZIP code', () => {
    const inside = createRowInside({ kind: 'AREA_CODE', values: ['602'] });
    expect(inside(row({ phone: '' }))).toBe(true);
    expect(inside(row({ zip: '02108' }))).toBe(true);
    expect(inside(row({ zip: '02108', phone: '' }))).toBe(false);
  });
});
