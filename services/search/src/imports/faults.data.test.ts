// Consumers with a fault of each kind in a part of the rows: every reason is counted as often as it was made.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emails } from '@leadwright/leads/dictionaries/emails';
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { leadKeySql } from '@leadwright/leads/lead-key';
import type { ImportMap } from '@leadwright/leads/imports/import-map';
import { openImportEngine, type ImportEngine } from './import-engine.ts';
import { prepareImport } from './prepare-import.ts';

let engine: ImportEngine;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-faults-'));
  engine = await openImportEngine(folder);
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const map: ImportMap = {
  kind: 'consumers',
  fields: {
    first_name: { column: 'Name', steps: ['first-name', 'title-case'] },
    last_name: { column: 'Name', steps: ['last-name', 'title-case'] },
    street_number: { column: 'Address', steps: ['street-number'] },
    street: { column: 'Address', steps: ['street'] },
    city_name: 'City',
    county_name: 'County',
    state: 'State',
    zip: 'Zip',
    phone: 'Phone',
    email: 'Email',
    gender: { column: 'Sex', steps: [{ codes: { F: 'female', M: 'male' } }] },
    year_born: { column: 'Born', steps: [{ date: 'M/D/YYYY', part: 'year' }] },
    month_born: { column: 'Born', steps: [{ date: 'M/D/YYYY', part: 'month' }] },
    income: { column: 'Income', steps: ['band'] },
    homeowner_status: { column: 'Owns', steps: [{ codes: { Y: 'owner', N: 'renter' } }] },
    year_built: 'Built',
  },
};
type Cells = Record<string, string>;
const good = (at: number): Cells => ({
  Name: `LEE ${at}, ANN B.`,
  Address: `${100 + at} N Main St`,
  City: 'Helena',
  County: 'Lewis and Clark',
  State: 'MT',
  Zip: '59602',
  Phone: `406-442-${String(1000 + at)}`,
  Email: `Ann${at}@Example.com`,
  Sex: at % 2 === 0 ? 'F' : 'm',
  Born: '3/14/1970',
  Income: '62,000',
  Owns: 'Y',
  Built: '1985',
});
// In every hundred rows, one of each.
const faults: readonly (readonly [string, Cells])[] = [
  ['last_name:missing', { Name: '' }],
  ['zip:missing', { Zip: '' }],
  ['zip:not-a-zip', { Zip: '5960A' }],
  ['zip:zip-unknown', { Zip: '00000' }],
  ['zip:zip-military', { Zip: '09012' }],
  ['phone:not-a-phone', { Phone: '442-1000' }],
  ['phone:area-code-unknown', { Phone: '299-442-1000' }],
  ['phone:area-code-elsewhere', { Phone: '212-442-1000' }],
  ['email:not-an-email', { Email: 'ann at example' }],
  ['gender:not-an-item', { Sex: 'X' }],
  ['income:not-an-item', { Income: 'plenty' }],
  ['year_built:not-a-number', { Built: 'old' }],
  ['year_built:out-of-range', { Built: '1066' }],
  ['state:zip-wins-state', { State: 'WY' }],
  ['county_name:zip-wins-county', { County: 'Cascade' }],
  ['city_name:zip-wins-city', { City: 'Butte' }],
  ['street:too-long', { Address: `1 ${'x'.repeat(250)}` }],
];
const HUNDREDS = 20;

async function imported(rows: readonly Cells[], by = map) {
  const names = Object.keys(good(0));
  const file = path.join(folder, 'consumers.csv');
  await writeFile(
    file,
    [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
      .map((row) => `${row.map((cell) => `"${cell}"`).join(',')}\n`)
      .join(''),
  );
  return prepareImport(engine, { files: [file], map: by, year: 2026 });
}
const all = <Row>(sql: string) => engine.clickhouse.rows<Row>({ sql });

describe('a file of people', () => {
  it('has every fault counted as often as it stands there, by whether it costs the row or the cell', async () => {
    const rows = Array.from({ length: HUNDREDS * 100 }, (_, at) => ({ ...good(at), ...faults[at % 100]?.[1] }));
    const { report } = await imported(rows);
    const counted = [...report.rejections, ...report.cells].map(
      ({ field, code, rows: n }) => [`${field}:${code}`, n] as const,
    );
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(faults.map(([fault]) => [fault, HUNDREDS])));
    expect(report).toMatchObject({ rows: HUNDREDS * 100, leads: HUNDREDS * 95, rejected: HUNDREDS * 5 });
    expect(report.rejections.map(({ code }) => code).sort()).toEqual([
      'missing',
      'missing',
      'not-a-zip',
      'zip-military',
      'zip-unknown',
    ]);
    expect([...report.rejections, ...report.cells].filter(({ sentence }) => sentence === '')).toEqual([]);
  });

  it('has each lead as its dictionary stores it', async () => {
    await imported([good(0)]);
    expect(await all('SELECT * FROM imports.checked')).toMatchObject([
      {
        ...{ first_name: 'Ann', last_name: 'Lee 0', street_number: '100', street: 'N Main St', phone: '4064421000' },
        ...{ email: 'ann0@example.com', gender: 'female', year_born: 1970, month_born: '03', age: 56 },
        ...{
          income: '$50,000 - $74,999',
          homeowner_status: 'owner',
          year_built: 1985,
          county_fips: '30049',
          time_zone: 'America/Denver',
        },
        ...{ has_phone: 'yes', has_email: 'yes', do_not_call: '', rejected: '', faults: [] },
      },
    ]);
  });

  it('keeps of a person who stands there twice the fuller row, else the later one, and counts the other', async () => {
    const poorer = { ...good(1), Phone: '', Email: '' };
    const later = { ...good(1), Phone: '406-442-9999' };
    const { report } = await imported([good(1), later, poorer, good(2)]);
    expect(report).toMatchObject({ rows: 4, leads: 2, rejections: [{ field: '', code: 'duplicate', rows: 2 }] });
    expect(
      await all(
        'SELECT phone FROM imports.checked WHERE (file, record) NOT IN (SELECT file, record FROM imports.repeats) ORDER BY phone',
      ),
    ).toEqual([{ phone: '4064421002' }, { phone: '4064429999' }]);
  });

  it('knows them by the key that every other table of leads computes for them', async () => {
    await imported([good(0), { ...good(1), Born: '' }]);
    const keys = await all<{ same: number }>(
      `SELECT lead_key = ${leadKeySql(consumers)} AND lead_key = ${leadKeySql(emails.keys?.person ?? { identity: [] })} AS same FROM imports.checked`,
    );
    expect(keys.map(({ same }) => Number(same))).toEqual([1, 1]);
  });

  it('takes either layer of the counties of Connecticut', async () => {
    const hartford = { City: 'Hartford', State: 'CT', Zip: '06103', Phone: '' };
    const counties = ['Hartford', 'HARTFORD COUNTY', 'Capitol', 'Capitol Planning Region', 'Fairfield'];
    const { report } = await imported(counties.map((County, at) => ({ ...good(at), ...hartford, County })));
    expect(report.cells).toMatchObject([{ field: 'county_name', code: 'zip-wins-county', rows: 1 }]);
  });

  it('takes the county that took the place of an old one, and says so', async () => {
    const pineRidge = { City: 'Pine Ridge', State: 'SD', Zip: '57770', Phone: '' };
    const counties = ['Shannon County', 'SHANNON', 'Oglala Lakota County', 'Jackson'];
    const { report } = await imported(counties.map((County, at) => ({ ...good(at), ...pineRidge, County })));
    expect(report.cells).toMatchObject([
      { field: 'county_name', code: 'county-old', rows: 2 },
      { field: 'county_name', code: 'zip-wins-county', rows: 1 },
    ]);
  });

  it.each([
    ['Pine Ridge', 'SD', '57770'],
    ['Hartford', 'CT', '06103'],
    ['Helena', 'MT', '59602'],
  ])('takes a code, or the word County alone, for no name of a county: %s', async (City, State, Zip) => {
    const counties = ['46113', 'County', 'Parish'];
    const { report } = await imported(
      counties.map((County, at) => ({ ...good(at), City, State, Zip, Phone: '', County })),
    );
    expect(report.cells).toMatchObject([{ field: 'county_name', code: 'zip-wins-county', rows: 3 }]);
  });

  it('is refused a key of the supplier, and a field that there is none of', async () => {
    await expect(imported([good(0)], { ...map, key: 'Phone' })).rejects.toMatchObject({
      code: 'map-not-usable',
      message: expect.stringContaining('map-key-of-people') as unknown,
    });
    await expect(imported([good(0)], { ...map, fields: { ...map.fields, shoe_size: 'Zip' } })).rejects.toMatchObject({
      message: expect.stringContaining('map-field-unknown') as unknown,
    });
  });
});

describe("a supplier's number", () => {
  it('is the key of a business, wherever it moves', async () => {
    const by = (street: string): ImportMap => ({
      kind: 'businesses',
      key: 'Phone',
      fields: { company: 'Name', street, zip: 'Zip' },
    });
    const keyBy = async (street: string) => {
      await imported([good(0)], by(street));
      return (await all<{ lead_key: string }>('SELECT toString(lead_key) AS lead_key FROM imports.checked'))[0]
        ?.lead_key;
    };
    expect(await keyBy('Address')).toBe(await keyBy('City'));
  });
});
