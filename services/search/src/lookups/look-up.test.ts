import { describe, expect, it } from '@jest/globals';
import { cases } from '@leadwright/testing/seeds/run-seed';
import fc from 'fast-check';
import { parseFilter } from './filter-grammar.ts';
import { lookUp, type LookUp } from './look-up.ts';
import { tables, type Table } from './tables.ts';
import { ROWS_MAX } from '@leadwright/contracts/routes/search/look-ups';

const tableOf = (name: string): Table => {
  const table = tables[name];
  if (!table) throw new Error(name);
  return table;
};
const rowsOf = (name: string, asked: LookUp) => {
  const found = lookUp(tableOf(name), asked);
  if (!found.ok) throw new Error(found.message);
  return found.rows;
};

describe('the grammar of filters', () => {
  it.each([
    ["CITY LIKE 'PHO%'", [{ field: 'CITY', text: 'PHO', begins: true }]],
    ["(city like 'PHO%')", [{ field: 'CITY', text: 'PHO', begins: true }]],
    [
      `( CITY LIKE "O'FALLON%" ) and (ST='MO')`,
      [
        { field: 'CITY', text: "O'FALLON", begins: true },
        { field: 'ST', text: 'MO', begins: false },
      ],
    ],
    ["CITY like 'O''FALLON'", [{ field: 'CITY', text: "O'FALLON", begins: false }]],
    ["CITY like '%'", [{ field: 'CITY', text: '', begins: true }]],
    ['', []],
  ])('reads %j', (filter, tests) => {
    expect(parseFilter(filter)).toEqual({ ok: true, tests });
  });

  it.each([
    "CITY LIKE '%PHO%'",
    "CITY LIKE 'P_O%'",
    "CITY LIKE 'PHO%' OR ST = 'AZ'",
    "CITY LIKE 'PHO%' AND",
    "(CITY LIKE 'PHO%'",
    "CITY LIKE 'PHO%')",
    'CITY LIKE PHO%',
    "CITY LIKE 'PHO%",
    "CITY LIKE 'PHO%'; DROP TABLE leads.consumers",
    "CITY LIKE 'PHO%' -- ",
    "CITY > 'A'",
    "1 = '1'",
    "CITY = 'A' UNION SELECT 1",
    Array.from({ length: 6 }, () => "CITY = 'A'").join(' AND '),
  ])('refuses %j', (filter) => {
    expect(parseFilter(filter)).toMatchObject({ ok: false });
  });

  it('reads back any text between quotes, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const quoted = text.replaceAll("'", "''");
        const plain = !/[%_]/.test(text);
        expect(parseFilter(`CITY like '${quoted}%'`)).toEqual(
          plain ? { ok: true, tests: [{ field: 'CITY', text, begins: true }] } : expect.objectContaining({ ok: false }),
        );
        expect([true, false]).toContain(parseFilter(text).ok);
      }),
      cases(300),
    );
  });
});

describe('a look-up', () => {
  it('shows the fields that it names, of the rows that pass, in its order', () => {
    expect(
      rowsOf('fipsdata_cities', { fields: 'CITY,ST', filter: "CITY like 'PHOENIX%'", order: 'PEOPLE DESC' }).slice(
        0,
        2,
      ),
    ).toEqual([
      { CITY: 'Phoenix', ST: 'AZ' },
      { CITY: 'Phoenixville', ST: 'PA' },
    ]);
  });

  it('shows one row for each group', () => {
    expect(
      rowsOf('fipsdata_cities', {
        fields: 'COUNTY,ST,FIPS',
        filter: "(COUNTY like 'MARICOPA%')",
        group: 'COUNTY,ST',
        order: 'COUNTY',
      }),
    ).toEqual([{ COUNTY: 'Maricopa County', ST: 'AZ', FIPS: '04013' }]);
  });

  it('does not mind case, accents and St.', () => {
    for (const text of ['ST LOUIS', 'St. Louis', 'saint louis'])
      expect(
        rowsOf('fipsdata_cities', { fields: 'CITY,ST', filter: `CITY = '${text}' AND ST = 'MO'`, group: 'CITY' }),
      ).toEqual([{ CITY: 'Saint Louis', ST: 'MO' }]);
  });

  it('knows ZIP codes, industries, what people call them, and models', () => {
    expect(
      rowsOf('fipsdata_zips', {
        fields: 'ZIP,CITY,ST,COUNTY',
        filter: "ZIP like '9021%'",
        order: 'ZIP DESC',
        limit: 1,
      }),
    ).toEqual([{ ZIP: '90213', CITY: 'Beverly Hills', ST: 'CA', COUNTY: 'Los Angeles County' }]);
    expect(rowsOf('business_siclist', { filter: "SIC like '176%'" })).toEqual([
      expect.objectContaining({ SIC: '176', LEVEL: 'industry group', NAICS: '' }),
      {
        SIC: '1761',
        DESCRIPTION: 'Roofing, Siding, and Sheet Metal Work',
        LEVEL: 'industry',
        DIVISION: 'Construction',
        NAICS: '238160 238170 238390',
      },
    ]);
    expect(rowsOf('business_sicsearch', { fields: 'SIC', filter: "WORD like 'ROOFER%'", group: 'SIC' })).toEqual([
      { SIC: '1761' },
    ]);
    expect(rowsOf('business_sicsearch', { fields: 'SIC', filter: "WORD like 'DENTIST%'", group: 'SIC' })).toEqual([
      { SIC: '8021' },
    ]);
    expect(rowsOf('vehicle_models', { fields: 'MAKE,MODEL,LAST_YEAR', filter: "MODEL like 'CAMRY%'" })).toEqual([
      { MAKE: 'Toyota', MODEL: 'Camry', LAST_YEAR: 2026 },
      { MAKE: 'Toyota', MODEL: 'Camry Hybrid', LAST_YEAR: expect.any(Number) },
    ]);
  });

  it('shows at most a hundred rows, and all fields where it names none', () => {
    const rows = rowsOf('fipsdata_zips', {});
    expect(rows).toHaveLength(ROWS_MAX);
    expect(Object.keys(rows[0] ?? {})).toEqual(tableOf('fipsdata_zips').fields);
  });

  it('names a field that is not there, wherever it stands', () => {
    for (const asked of [
      { fields: 'SIC,PASSWORD' },
      { order: 'PASSWORD DESC' },
      { group: 'PASSWORD' },
      { filter: "PASSWORD like 'A%'" },
    ])
      expect(lookUp(tableOf('business_siclist'), asked)).toEqual({
        ok: false,
        message: 'There is no field PASSWORD here: SIC, DESCRIPTION, LEVEL, DIVISION, NAICS.',
      });
    expect(lookUp(tableOf('business_siclist'), { order: 'SIC DESC NULLS' })).toMatchObject({ ok: false });
    expect(lookUp(tableOf('business_siclist'), { fields: '__proto__' })).toMatchObject({ ok: false });
  });
});
