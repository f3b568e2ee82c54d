import type { GeographyKind } from '../query.ts';
import { placeWordsMax } from '../rules/limits.ts';
import { readPlaces } from './read-places.ts';
import { said } from './testing/said.ts';

describe('ZIP codes', () => {
  it.each([
    ['85003', 'ZIP 85003'],
    ['02108-1234', 'ZIP 02108'],
    ['02108\u20131234', 'ZIP 02108'],
    ['021081234', 'ZIP 02108'],
    ["'02108", 'ZIP 02108'],
    ['\u201902108', 'ZIP 02108'],
    ['"02108"', 'ZIP 02108'],
    ['="02108"', 'ZIP 02108'],
    ['85003.0', 'ZIP 85003'],
    ['\uFF10\uFF12\uFF11\uFF10\uFF18', 'ZIP 02108'],
    ['\uFEFF02108\u00A0', 'ZIP 02108'],
    ['2108', '?ZIP 02108'],
    ['2108.0', '?ZIP 02108'],
    ['2108-1234', '?ZIP 02108'],
    ['21081234', '?ZIP 02108'],
    ['99999', '!not-a-zip 99999'],
    ['123456', '!not-a-zip 123456'],
    ['09012', '!military 09012'],
    ['85001-85009', '!range 85001-85009'],
    ['12', '!not-a-zip 12'],
  ])('%s', (text, expected) => {
    expect(said(text, 'ZIP')).toEqual([expected]);
  });

  it.each([
    "('02108','02109')",
    "WHERE zip IN ('02108', '02109');",
    "zip_code in ('02108','02109')",
    '02108;02109',
    '02108\t02109\r\n',
    'ZIP\n02108\n02109\n',
    '02108, 02109,, ',
    '02108 02109 02108',
    '02108 / 02109',
    '• 02108\n• 02109',
    '[02108, 02109]',
  ])('of a list: %s', (text) => {
    expect(said(text, 'ZIP')).toEqual(['ZIP 02108', 'ZIP 02109']);
  });

  it('with PO boxes only are kept, since businesses have their mail there, and say so', () => {
    expect(readPlaces('85011', 'ZIP')).toEqual({
      places: [
        {
          ...{ word: '85011', kind: 'ZIP', value: '85011', name: '85011', told: true },
          meta: 'Phoenix, AZ (Maricopa County), PO boxes only',
        },
      ],
      ...{ zerosLost: [], leftOut: [] },
    });
  });

  it('two thousand at once are all read', () => {
    const all = Array.from({ length: 2_000 }, (_, at) => String(85_001 + at));
    const { places = [], leftOut = [] } = readPlaces(all.join('\n'), 'ZIP') ?? {};
    expect(places.length + leftOut.length).toBe(2_000);
    expect(readPlaces('85001 '.repeat(placeWordsMax + 1))).toBeUndefined();
  });
});

describe('names', () => {
  it.each<[string, GeographyKind | undefined, string[]]>([
    ['Maricopa, AZ', 'COUNTY', ['COUNTY 04013']],
    ['Maricopa, AZ, Pima, AZ', 'COUNTY', ['COUNTY 04013', 'COUNTY 04019']],
    ['"Maricopa, AZ"\n"Pima County, Arizona"', 'COUNTY', ['COUNTY 04013', 'COUNTY 04019']],
    ['04013, 06037', 'COUNTY', ['COUNTY 04013', 'COUNTY 06037']],
    ['4013\n6037', 'COUNTY', ['?COUNTY 04013', '?COUNTY 06037']],
    ['04013\n12013\n18137', undefined, ['COUNTY 04013', 'COUNTY 12013', 'COUNTY 18137']],
    ['Phoenix, AZ; Tempe AZ; saint paul mn', 'CITY', ['CITY AZ:PHOENIX', 'CITY AZ:TEMPE', 'CITY MN:SAINT PAUL']],
    ['St. Louis, MO', undefined, ['CITY MO:SAINT LOUIS']],
    ["Prince George's, MD", 'COUNTY', ['COUNTY 24033']],
    ['AZ, CA', 'ST', ['ST AZ', 'ST CA']],
    ['Arizona', undefined, ['ST AZ']],
    ['Nevada, CA', 'COUNTY', ['COUNTY 06057']],
    ['602, (480) 623', 'AREA_CODE', ['AREA_CODE 602', 'AREA_CODE 480', 'AREA_CODE 623']],
    ['602', undefined, ['AREA_CODE 602']],
    ['000', 'AREA_CODE', ['!not-an-area-code 000']],
    ['Springfield', 'CITY', ['!several-places Springfield']],
    ['Lemuria', 'CITY', ['!unknown-place Lemuria']],
    ['Atlantis', 'CITY', ['CITY FL:ATLANTIS']],
    ['NYC; Queens; Philly', undefined, ['CITY NY:NEW YORK', 'CITY NY:QUEENS', 'CITY PA:PHILADELPHIA']],
    ['LA, SF', 'CITY', ['CITY CA:LOS ANGELES', 'CITY CA:SAN FRANCISCO']],
    ['North Charleston, SC\nTakoma Park, MD', 'CITY', ['CITY SC:NORTH CHARLESTON', 'CITY MD:TAKOMA PARK']],
    ['29 Palms, CA', 'CITY', ['CITY CA:29 PALMS']],
    ['02261, 46113, 12025', 'COUNTY', ['COUNTY 02261', 'COUNTY 46113', 'COUNTY 12025']],
    ['Dade County, FL', undefined, ['COUNTY 12025']],
    ['Ste. Genevieve County, MO', 'COUNTY', ['COUNTY 29186']],
    ['09001 09190', undefined, ['COUNTY 09001', 'COUNTY 09190']],
    ['Hartford, CT; Capitol Planning Region, CT', 'COUNTY', ['COUNTY 09003', 'COUNTY 09110']],
  ])('%s as %s', (text, asked, expected) => {
    expect(said(text, asked)).toEqual(expected);
  });

  it('beside the ZIP code that lies in them say where it is, and are no second place', () => {
    expect(said('Phoenix, AZ 85003\n85281 Tempe AZ\nPhoenix 85004')).toEqual(['ZIP 85003', 'ZIP 85281', 'ZIP 85004']);
    expect(said('Bloomington, MN 55420\nHarlem, NY 10027\nBloomington, MN 55401')).toEqual([
      ...['ZIP 55420', 'ZIP 10027', 'CITY MN:BLOOMINGTON', 'ZIP 55401'],
    ]);
    expect(said('85003, Tucson AZ')).toEqual(['ZIP 85003', 'CITY AZ:TUCSON']);
  });

  it('in front of a bracket are no column of SQL', () => {
    expect(said('Bloomington IN (47401)')).toEqual(['ZIP 47401']);
    expect(said('Bloomington IN (85003)')).toEqual(['CITY IN:BLOOMINGTON', 'ZIP 85003']);
  });

  it('and codes of several kinds may be mixed', () => {
    expect(said('85003\nTempe, AZ\nPima County, AZ\nNV\n702')).toEqual([
      'ZIP 85003',
      'CITY AZ:TEMPE',
      'COUNTY 04019',
      'ST NV',
      'AREA_CODE 702',
    ]);
  });

  it('that alone would mislead come with what they are', () => {
    const { places = [] } = readPlaces('Bloomington, MN\n12025\n09110\nTempe, AZ', 'COUNTY') ?? {};
    expect(places.map(({ name, meta, told }) => [name, told === true ? meta : told])).toEqual([
      ['Bloomington, MN', '6 ZIPs, mailed as Minneapolis'],
      ['Dade County, FL', '12025 is an old code: since 1997 this is Miami-Dade County (12086)'],
      ['Capitol Planning Region, CT', undefined],
      ['Tempe, AZ', undefined],
    ]);
  });

  it('of many places say how many, and what to add', () => {
    expect(readPlaces('Springfield', 'CITY')?.leftOut[0]?.message).toMatch(
      /^“Springfield” is the name of \d+ cities\. Add the state, as in Springfield, [A-Z]{2}\.$/,
    );
  });
});
