import type { GeographyKind } from '../query.ts';
import { said } from './testing/said.ts';

describe('a row of a sheet', () => {
  it.each<[string, GeographyKind | undefined, string[]]>([
    ['Phoenix\tAZ', 'CITY', ['CITY AZ:PHOENIX']],
    ['Phoenix;AZ', 'CITY', ['CITY AZ:PHOENIX']],
    ['Phoenix | AZ', undefined, ['CITY AZ:PHOENIX']],
    ['AZ\tPhoenix', 'CITY', ['CITY AZ:PHOENIX']],
    ['NY\tNew York', 'CITY', ['CITY NY:NEW YORK']],
    ['Springfield\tIL\nPeoria\tIL', 'CITY', ['CITY IL:SPRINGFIELD', 'CITY IL:PEORIA']],
    ['City\tState\nSpringfield\tIllinois', 'CITY', ['CITY IL:SPRINGFIELD']],
    ['Phoenix\tMaricopa\tAZ', 'CITY', ['CITY AZ:PHOENIX']],
    ['Maricopa County\tAZ\tPhoenix', undefined, ['CITY AZ:PHOENIX']],
    ['Phoenix\tMaricopa\tAZ', 'COUNTY', ['COUNTY 04013']],
    ['Phoenix\tMaricopa\tAZ\t85003', 'ZIP', ['ZIP 85003']],
    ['85003\tAZ\tMaricopa\tPhoenix', undefined, ['ZIP 85003']],
    ['85003\tMaricopa\tAZ', 'ZIP', ['ZIP 85003']],
    ['Boston\tSuffolk\tMA\t2108', 'ZIP', ['?ZIP 02108']],
    ['Phoenix,Maricopa,AZ,85003', undefined, ['ZIP 85003']],
    ['Phoenix\t1608139\tAZ', 'CITY', ['CITY AZ:PHOENIX', '!not-an-area-code 1608139']],
    ['Phoenix\tSouthwest\tAZ', 'CITY', ['CITY AZ:PHOENIX', '!unknown-place Southwest, AZ']],
    ['Phoenix, AZ 85003; Tempe, AZ 85281', undefined, ['ZIP 85003', 'ZIP 85281']],
    ['AZ\tCA\tNV', 'ST', ['ST AZ', 'ST CA', 'ST NV']],
    ['Oregon\tWashington', undefined, ['ST OR', 'ST WA']],
  ])('%j as %s', (text, asked, expected) => {
    expect(said(text, asked)).toEqual(expected);
  });

  it.each(['Pheonix\tAZ', 'Springfield, AZ', 'Pheonix, Arizona'])(
    'whose city the state has not is not the state: %j',
    (text) => {
      expect(said(text, 'CITY')).toEqual([`!unknown-place ${text.split(/\t|, /).join(', ')}`]);
    },
  );

  it.each(['ZIP Code', 'City\tState', 'City;County;State;ZIP', 'zip_code|County name', 'City, State'])(
    'of headings is skipped whole: %j',
    (heading) => {
      expect(said(`${heading}\n85003`)).toEqual(['ZIP 85003']);
    },
  );
});

describe('the city beside a ZIP code', () => {
  it.each([
    ['Queens, NY 11375', 'ZIP 11375'],
    ['Bloomington, MN 55420', 'ZIP 55420'],
    ['Hartford\tCapitol\tCT\t06103', 'ZIP 06103'],
    ['Hartford\tHartford\tCT\t06103', 'ZIP 06103'],
  ])('is the one that people say, and its county an older one too: %j', (text, expected) => {
    expect(said(text)).toEqual([expected]);
  });

  it('is no second place, but a county or a state that is an item of the list is', () => {
    expect(said('Maricopa County, 85003')).toEqual(['COUNTY 04013', 'ZIP 85003']);
    expect(said('AZ, 85003')).toEqual(['ST AZ', 'ZIP 85003']);
    expect(said('Maricopa County, AZ; 85003')).toEqual(['COUNTY 04013', 'ZIP 85003']);
    expect(said('Phoenix, 85003')).toEqual(['ZIP 85003']);
    expect(said('AZ 85003')).toEqual(['ZIP 85003']);
  });
});
