// Files of suppliers, read by the engine: what becomes a lead, what does not, and which line it was.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImportMap } from '@leadwright/leads/imports/import-map';
import { writeRejected } from './file-report.ts';
import { openImportEngine, type ImportEngine } from './import-engine.ts';
import { prepareImport } from './prepare-import.ts';

let engine: ImportEngine;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-files-'));
  engine = await openImportEngine(folder);
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const map: ImportMap = {
  kind: 'businesses',
  fields: {
    company: { column: 'Name', steps: ['title-case'] },
    street_number: { column: 'Address', steps: ['street-number'] },
    street: { column: 'Address', steps: ['street', 'title-case'] },
    state: 'State',
    zip: 'Zip',
    phone: 'Phone',
    naics_code: 'Naics',
    employees: { column: 'Jobs', steps: ['band'] },
  },
};
const header = 'Name,Address,State,Zip,Phone,Naics,Jobs';

async function imported(
  text: string | Buffer,
  { name = 'leads.csv', map: by = map }: { name?: string; map?: ImportMap } = {},
) {
  const file = path.join(folder, name);
  await writeFile(file, text);
  const prepared = await prepareImport(engine, { files: [file], map: by, year: 2026 });
  const leads = await engine.clickhouse.rows<Record<string, unknown>>({
    sql: `SELECT * FROM imports.checked WHERE rejected = '' AND (file, record) NOT IN (SELECT file, record FROM imports.repeats) ORDER BY record`,
  });
  const rejected = path.join(folder, 'rejected.csv');
  await writeRejected(engine, [name], rejected);
  const lines = (await readFile(rejected, 'utf8'))
    .split('\n')
    .slice(1)
    .filter((line) => line !== '');
  return {
    ...prepared,
    leads,
    rejected: lines.map((line) => line.split(',').slice(1, 4).join(',').replaceAll('"', '')),
  };
}

describe('a file', () => {
  it('in capitals with a mark becomes leads with their place, industry and band', async () => {
    const { leads, report } = await imported(
      `﻿${header}\r\nMORRISON-MAIERLE INC,1 ENGINEERING PLACE,MT,59602,(406) 442-3050,541330,269\r\n`,
    );
    expect(report).toMatchObject({ rows: 1, leads: 1, rejected: 0, headers: 1 });
    expect(leads).toMatchObject([
      {
        ...{ company: 'Morrison-Maierle Inc', street_number: '1', street: 'Engineering Place', zip: '59602' },
        ...{
          city_name: 'Helena',
          city: 'MT:HELENA',
          state: 'MT',
          county_fips: '30049',
          area_code: '406',
          phone: '4064423050',
        },
        ...{
          has_phone: 'yes',
          has_email: 'no',
          naics_code: '541330',
          sic_code: '8711',
          sic_major: '87',
          sic_division: 'I',
        },
        employees: '250 to 499',
      },
    ]);
  });

  it('says the line of each row that is no lead, behind quoted breaks, rows that are cut and open quotes', async () => {
    const rows = [
      header,
      '"Two\nLines",1 A St,MT,59602,,,',
      ',2 A St,MT,59602,,,',
      'Odd,3 A St,MT,00000,,,',
      '"Bad"x,4 A St,MT,59602,,,',
      '"Open,5 A St,MT,59602,,,',
      'Swallowed,6 A St,MT,59602,,,',
      'Many,7 A St,MT,59602,,,,extra',
      '"Quoted",8 A St,MT,59602,,,',
      header,
      'Last,9 A St,MT,1,,,',
    ];
    const { leads, rejected, report } = await imported(rows.join('\n'));
    expect(leads.map(({ company }) => company)).toEqual(['Two Lines', 'Swallowed', 'Quoted']);
    expect(rejected).toEqual([
      '4,company,missing',
      '5,zip,zip-unknown',
      '6,,not-readable',
      '7,,open-quote',
      '9,,too-many-cells',
      '12,zip,not-a-zip',
    ]);
    expect(report).toMatchObject({ rows: 9, leads: 3, rejected: 6, headers: 2 });
  });
});
