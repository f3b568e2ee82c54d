import { describe, expect, it } from '@jest/globals';
import { checkMap, readMap, type ImportMap } from './import-map.ts';
import { datePattern, lowestOf } from './map-steps.ts';
import { suggestMap } from './suggest-map.ts';

const codes = (map: ImportMap, columns: string[]): string[] => checkMap(map, columns).map(({ code }) => code);

describe('a map', () => {
  it('is refused where its schema does not allow it, with the place', () => {
    const wrong = { kind: 'businesses', fields: { company: { column: 'A', steps: ['shout'] } } };
    expect(readMap(wrong)).toMatchObject({
      fault: { code: 'map-not-readable', message: expect.stringContaining('/fields/company') as unknown },
    });
    expect(readMap(null)).toMatchObject({ fault: { code: 'map-not-readable' } });
    expect(readMap({ kind: 'businesses', fields: {}, colour: 'red' })).toMatchObject({
      fault: { code: 'map-not-readable' },
    });
  });

  it('names what it lacks and what is not there', () => {
    const map: ImportMap = {
      kind: 'businesses',
      fields: { company: 'Name', employees: { constant: '7' }, nonsense: 'Zip' },
    };
    expect(codes(map, ['Name', 'Zip'])).toEqual(['map-constant-unknown', 'map-field-unknown', 'map-field-missing']);
    expect(codes({ kind: 'businesses', fields: { company: 'Firm', zip: 'Zip' }, unused: ['Gone'] }, ['Zip'])).toEqual([
      'map-column-unknown',
      'map-column-unknown',
    ]);
    expect(codes({ kind: 'ghosts', fields: {} }, [])).toEqual(['map-kind-unknown']);
  });

  it('may leave a field empty on purpose, and takes of a date only what its form has', () => {
    const map: ImportMap = {
      kind: 'consumers',
      fields: {
        ...{ last_name: 'Name', zip: 'Zip', do_not_call: { constant: '' } },
        year_born: { column: 'Born', steps: [{ date: 'M/D', part: 'year' }] },
        month_born: { column: 'Born', steps: [{ date: 'M/D', part: 'month' }] },
      },
    };
    expect(checkMap(map, ['Name', 'Zip', 'Born'])).toEqual([
      { code: 'map-date-unknown', message: 'year_born: the form M/D has no year (YYYY or YY).' },
    ]);
  });
});

describe('a suggestion', () => {
  it('finds fields by the names of columns and by their values, and lists the others', () => {
    const map = suggestMap([
      { name: 'Full Name', values: ['ANN LEE', 'BOB RAY'] },
      { name: 'Mailing Address', values: ['1 Main St'] },
      { name: 'ZIP Code', values: ['59602'] },
      { name: 'Ruf', values: ['(406) 442-3050', '406.442.3051'] },
      { name: 'Kontakt', values: ['a@b.com', 'c@d.org'] },
      { name: 'DOB', values: ['3/14/1970', '12/1/1981'] },
      { name: 'Sex', values: ['M', 'F'] },
      { name: 'Household Income', values: ['52000', '120000'] },
      { name: 'Homeowner', values: ['O', 'R', 'O'] },
      { name: 'Shoe', values: ['9'] },
    ]);
    expect(map).toEqual({
      kind: 'consumers',
      fields: {
        first_name: { column: 'Full Name', steps: ['first-name', 'title-case'] },
        last_name: { column: 'Full Name', steps: ['last-name', 'title-case'] },
        street_number: { column: 'Mailing Address', steps: ['street-number'] },
        street: { column: 'Mailing Address', steps: ['street'] },
        zip: 'ZIP Code',
        phone: 'Ruf',
        email: 'Kontakt',
        year_born: { column: 'DOB', steps: [{ date: 'M/D/YYYY', part: 'year' }] },
        month_born: { column: 'DOB', steps: [{ date: 'M/D/YYYY', part: 'month' }] },
        gender: { column: 'Sex', steps: [{ codes: { F: 'female', M: 'male' } }] },
        income: { column: 'Household Income', steps: ['band'] },
        homeowner_status: { column: 'Homeowner', steps: [{ codes: { H: 'owner', O: 'owner', R: 'renter' } }] },
      },
      unused: ['Shoe'],
    });
  });

  it("takes a supplier's number for the key of a business, and for nothing of people", () => {
    const columns = ['RecordId', 'Company', 'Zip'].map((name) => ({ name, values: [] }));
    expect(suggestMap(columns)).toEqual({
      kind: 'businesses',
      key: 'RecordId',
      fields: { company: 'Company', zip: 'Zip' },
    });
    expect(suggestMap(columns, 'consumers').key).toBeUndefined();
  });
});

describe('a step', () => {
  it('reads the parts of a date in the order of its form', () => {
    expect(datePattern('M/D/YYYY')).toEqual({
      pattern: String.raw`^([0-9]{1,2})\/([0-9]{1,2})\/([0-9]{4})`,
      parts: ['M', 'D', 'YYYY'],
    });
    expect(datePattern('YYYYMMDD').parts).toEqual(['YYYY', 'MM', 'DD']);
  });

  it.each([
    ['Under $500,000', -Infinity],
    ['$2.5 million - $4.9 million', 2_500_000],
    ['1,000 and more', 1000],
    ['1 to 4', 1],
  ])('knows where the band %s begins', (band, from) => {
    expect(lowestOf(band)).toBe(from);
  });
});
