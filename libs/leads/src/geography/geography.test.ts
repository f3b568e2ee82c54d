import { beforeAll, describe, expect, it } from '@jest/globals';
import { describe as describePlace, exists as placeExists } from './geography.ts';
import { suggest, warmSuggestions } from '../suggest/suggestions.ts';
import { checkQuery } from '../check-query.ts';
import { makePlaces } from './geography-places.ts';
import type { GeographyKind } from '../query.ts';

beforeAll(warmSuggestions);

const first = (kind: GeographyKind, query: string) => suggest(kind, query, 20)[0];

describe('suggestions', () => {
  it.each<[GeographyKind, string, string, string]>([
    ['CITY', 'pho', 'AZ:PHOENIX', 'Phoenix, AZ'],
    ['CITY', 'PHOENIX, az', 'AZ:PHOENIX', 'Phoenix, AZ'],
    ['CITY', 'phoenix oregon', 'OR:PHOENIX', 'Phoenix, OR'],
    ['CITY', 'diego', 'CA:SAN DIEGO', 'San Diego, CA'],
    ['COUNTY', 'maricopa', '04013', 'Maricopa County, AZ'],
    ['COUNTY', '48301', '48301', 'Loving County, TX'],
    ['COUNTY', 'fairfield county ct', '09001', 'Fairfield County, CT'],
    ['ZIP', '9021', '90210', '90210'],
    ['ZIP', '0050', '00501', '00501'],
    ['AREA_CODE', '60', '602', '602'],
    ['AREA_CODE', 'ontario', '226', '226'],
    ['ST', 'ariz', 'AZ', 'Arizona'],
    ['ST', 'az', 'AZ', 'Arizona'],
  ])('finds by %s "%s" the value %s', (kind, query, value, name) => {
    expect(first(kind, query)).toMatchObject({ kind, value, name });
  });

  it('does not mind case, accents, punctuation or short forms', () => {
    for (const query of ['st louis', 'St. Louis', 'SAINT LOUIS', 'sáint louis'])
      expect(first('CITY', query)?.value).toBe('MO:SAINT LOUIS');
    expect(first('CITY', "coeur d'al")?.value).toBe("ID:COEUR D'ALENE");
    expect(first('CITY', 'mt pleasant')?.value).toBe('SC:MOUNT PLEASANT');
  });

  it.each<[GeographyKind, string, string]>([
    ['CITY', "O'Fallon", 'MO:O FALLON'],
    ['CITY', 'O\u2019Fallon', 'MO:O FALLON'],
    ['CITY', 'ofallon', 'MO:O FALLON'],
    ['CITY', 'o fallon', 'MO:O FALLON'],
    ['CITY', "Land O'Lakes", 'FL:LAND O LAKES'],
    ['CITY', 'Land O Lakes', 'FL:LAND O LAKES'],
    ['CITY', "o'lakes", 'FL:LAND O LAKES'],
    ['CITY', 'LaPlace', 'LA:LA PLACE'],
    ['CITY', 'La Place', 'LA:LA PLACE'],
    ['CITY', 'McLean', 'VA:MC LEAN'],
    ['CITY', 'Mc Lean', 'VA:MC LEAN'],
    ['CITY', 'mclea', 'VA:MC LEAN'],
    ['CITY', 'coeur d alene', "ID:COEUR D'ALENE"],
    ['CITY', 'coeurdalene', "ID:COEUR D'ALENE"],
    ['CITY', 'alene', "ID:COEUR D'ALENE"],
    ['COUNTY', 'Du Page', '17043'],
    ['COUNTY', 'DuPage', '17043'],
    ['COUNTY', 'de kalb georgia', '13089'],
    ['COUNTY', 'o brien', '19141'],
    ['COUNTY', 'Obrien', '19141'],
    ['COUNTY', 'Prince Georges', '24033'],
    ['COUNTY', 'Prince George\u2019s', '24033'],
    ['COUNTY', 'saint tammany', '22103'],
    ['COUNTY', 'Do\u00f1a Ana', '35013'],
  ])('finds by %s "%s" the value %s, with or without apostrophes, accents and spaces', (kind, query, value) => {
    expect(suggest(kind, query, 20).map((place) => place.value)).toContain(value);
  });

  it.each<[GeographyKind, string, string]>([
    ['CITY', 'St.Louis', 'MO:SAINT LOUIS'],
    ['CITY', 'stlouis', 'MO:SAINT LOUIS'],
    ['CITY', 'st', 'MO:SAINT LOUIS'],
    ['CITY', 'Ft. Worth', 'TX:FORT WORTH'],
    ['CITY', 'ftworth', 'TX:FORT WORTH'],
    ['CITY', 'Mount Vernon', 'NY:MOUNT VERNON'],
    ['CITY', 'Mt Vernon', 'NY:MOUNT VERNON'],
    ['CITY', 'arlington hts', 'IL:ARLINGTON HEIGHTS'],
    ['CITY', 'colorado spgs', 'CO:COLORADO SPRINGS'],
    ['CITY', 'N. Las Vegas', 'NV:NORTH LAS VEGAS'],
    ['CITY', 'virginia bch', 'VA:VIRGINIA BEACH'],
    ['CITY', 'billings, mt ', 'MT:BILLINGS'],
    ['CITY', 'Washington, D.C.', 'DC:WASHINGTON'],
    ['COUNTY', 'Ste. Genevieve', '29186'],
    ['COUNTY', 'sainte genevieve', '29186'],
    ['ST', 'N. Carolina', 'NC'],
    ['ST', 'w virginia', 'WV'],
  ])('finds by %s "%s" the value %s, spelled out or abbreviated', (kind, query, value) => {
    expect(suggest(kind, query, 20).map((place) => place.value)).toContain(value);
  });

  it('finds every place by its name without spaces and punctuation, and without accents', () => {
    for (const kind of ['ST', 'COUNTY'] as const) {
      const missed = makePlaces[kind]()
        .map(({ entry }) => entry)
        .filter(
          ({ name, value }) =>
            ![name.replace(/[^\p{L}\p{N}]/gu, ''), name.replace(/[^\p{L}\p{N}]+/gu, ' ')].every((typed) =>
              suggest(kind, typed, 20).some((place) => place.value === value),
            ),
        );
      expect(missed).toEqual([]);
    }
  });

  it('puts a name that is written as typed before one that only runs on alike', () => {
    expect(first('CITY', 'sand')?.name).toMatch(/^Sand/);
    expect(first('CITY', 'san d')?.value).toBe('CA:SAN DIEGO');
    expect(first('CITY', 'la p')?.name).toMatch(/^La P/);
    expect(first('CITY', 'mclean')?.value).toBe('VA:MC LEAN');
  });

  it('puts the larger of two places of one name first and says which is which', () => {
    const springfields = suggest('CITY', 'springfield', 20);
    expect(springfields.slice(0, 3).map(({ name }) => name)).toEqual([
      'Springfield, MO',
      'Springfield, MA',
      'Springfield, IL',
    ]);
    expect(springfields[2]?.meta).toBe('Sangamon County, about 136,000 people');
    expect(first('CITY', 'san anton')?.meta).toContain('Bexar County');
  });

  it('puts a name that begins with the text before one that has it in a later word', () => {
    expect(suggest('CITY', 'york', 5)[0]?.name).toMatch(/^York, /);
  });

  it('gives at most as many as asked for, each place once', () => {
    const places = suggest('CITY', 'sa', 20);
    expect(places).toHaveLength(20);
    expect(new Set(places.map(({ value }) => value)).size).toBe(20);
  });

  it('finds nothing for nothing, punctuation alone, or an unknown name', () => {
    for (const query of ['', '  ', '...', 'zzzz', "'; drop table"]) expect(suggest('CITY', query, 20)).toEqual([]);
  });
});

describe('values', () => {
  it('knows what a value names', () => {
    expect(describePlace('ZIP', '90210')).toEqual({
      kind: 'ZIP',
      value: '90210',
      name: '90210',
      meta: 'Beverly Hills, CA (Los Angeles County)',
    });
    expect(describePlace('ZIP', '85001')?.meta).toBe('Phoenix, AZ (Maricopa County), PO boxes only');
    expect(describePlace('ZIP', '00501')?.meta).toBe('Holtsville, NY (Suffolk County), one organization only');
    expect(describePlace('COUNTY', '48301')?.meta).toBe('48301, PO boxes only');
    expect(describePlace('COUNTY', '29510')?.meta).toBe('29510, about 302,000 people');
    expect(describePlace('AREA_CODE', '416')?.meta).toBe('Ontario, Canada');
    expect(describePlace('ST', 'PR')?.name).toBe('Puerto Rico');
  });

  it('knows no military post and no value of another kind', () => {
    expect(placeExists('ST', 'AE')).toBe(false);
    expect(placeExists('ZIP', '09001')).toBe(false);
    expect(placeExists('COUNTY', '02262')).toBe(false);
    expect(placeExists('COUNTY', '09191')).toBe(false);
    expect(placeExists('CITY', 'Phoenix, AZ')).toBe(false);
    expect(placeExists('ST', 'AZ:PHOENIX')).toBe(false);
  });

  it('are all such that a query may hold them, and without the comma that separates them in an address', () => {
    for (const [kind, make] of Object.entries(makePlaces)) {
      const values = make().map(({ entry }) => entry.value);
      const query = (value: string) => ({ dictId: 'consumers', geography: { kind, values: [value] }, filters: [] });
      expect(values.filter((value) => value.includes(',') || !checkQuery(query(value)).ok)).toEqual([]);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('finds every place again by its own name', () => {
    for (const state of suggest('ST', 'n', 50))
      expect(suggest('ST', state.name, 5).map(({ value }) => value)).toContain(state.value);
  });
});
