import { filtersInWords, placesInWords } from './query-words.ts';

describe('a search in words', () => {
  it('names its places, also one that the tables do not have', () => {
    expect(placesInWords({ kind: 'nationwide' })).toEqual(['Nationwide']);
    expect(placesInWords({ kind: 'CITY', values: ['AZ:PHOENIX', 'AZ:NOWHERE'] })).toEqual([
      'Phoenix, AZ',
      'AZ:NOWHERE',
    ]);
    expect(placesInWords({ kind: 'AREA_CODE', values: ['602'] })).toEqual(['602, Phoenix, AZ']);
  });

  it('says what each filter asks, as its form does', () => {
    const filters = [
      { field: 'age', from: 35, to: 55 },
      { field: 'homeowner_status', anyOf: ['owner'], omit: true as const },
      { field: 'year_built', from: 1990 },
      { field: 'gone', anyOf: ['x'] },
    ];
    expect(filtersInWords('consumers', filters)).toEqual([
      { label: 'Age', asks: '35 to 55' },
      { label: 'Homeowner status', asks: expect.stringMatching(/^not /) },
      { label: 'Year built', asks: 'from 1990' },
      { label: 'gone', asks: 'x' },
    ]);
  });

  it('says of whom a filter beside asks', () => {
    expect(filtersInWords('consumers', [{ field: 'vehicles.body', anyOf: ['Pickup'] }])).toEqual([
      { label: 'Vehicle of the household: Body', asks: 'Pickup' },
    ]);
  });

  it('of a list of leads that there is none of any more keeps the filters', () => {
    expect(filtersInWords('nothing', [{ field: 'make', anyOf: ['a', 'b'] }])).toEqual([
      { label: 'make', asks: 'a or b' },
    ]);
  });
});
