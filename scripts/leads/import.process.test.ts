// Files become versions of the leads that the product searches, by the program that operators run.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSearchUnderTest, type SearchUnderTest } from '../../services/search/src/testing/search-under-test.ts';
import { loadDemoData } from '../../services/search/src/demo/load-demo-data.ts';
import { openLeads, type LeadsProgram } from './testing/leads-program.ts';

let search: SearchUnderTest;
let program: LeadsProgram;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-leads-'));
  search = await startSearchUnderTest();
  await loadDemoData({ ...search, store: search.running.store, rows: { consumers: 50, businesses: 60 }, seed: 3 });
  program = openLeads(search);
});
afterAll(async () => {
  await program.end();
  await search.stop();
  await rm(folder, { recursive: true, force: true });
});

const leads = (...args: string[]) => program.run(...args);
const inFolder = (name: string) => path.join(folder, name);
const montana = { dictId: 'businesses', geography: { kind: 'ST', values: ['MT'] }, filters: [] };
const engineers = { ...montana, filters: [{ field: 'sic_code', anyOf: ['8711'] }] };

async function count(query: object): Promise<unknown> {
  const { status, body } = await search.post('/api/v2/searches/count', query);
  return status === 200 ? body['count'] : body;
}

const header = 'BusinessName,Address,City,State,Zip,NAICSCode,JobsRetained,Lender';
const rows = [
  'MORRISON-MAIERLE INC,1 ENGINEERING PLACE,HELENA,MT,59602,541330,269,A',
  'CTA ARCHITECTS ENGINEERS,13 N 23RD ST,BILLINGS,MT,59101,541310,423,B',
  '"MANN MORTGAGE, LLC",1230 WHITEFISH STAGE RD,KALISPELL,MT,59901,522292,,A',
  'NOBODY,2 MAIN ST,NOWHERE,MT,00000,541330,1,A',
];
const file = (name: string, lines: readonly string[]) =>
  writeFile(inFolder(name), `\uFEFF${[header, ...lines].join('\r\n')}\r\n`);

describe('npm run leads', () => {
  it('inspects a file, imports it by the map that it suggested, and makes it live when that is said', async () => {
    await file('first.csv', rows);
    const inspected = await leads('inspect', inFolder('first.csv'), '--write-map', inFolder('map.yaml'));
    expect(inspected).toMatchObject({ code: 0, out: expect.stringContaining('utf-8 with a mark') as unknown });
    expect(await readFile(inFolder('map.yaml'), 'utf8')).toContain('unused:\n  - Lender');

    const imported = await leads('import', 'businesses', inFolder('first.csv'), '--map', inFolder('map.yaml'));
    expect(imported).toMatchObject({ code: 0, out: expect.stringContaining('4 rows: 3 leads, 1 rejected') as unknown });
    expect(imported.out).toContain('zip zip-unknown');
    expect(await count(engineers)).not.toBe(1);

    // A quarter of the rows were no leads.
    const refused = await leads('activate', 'businesses-2');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('gates-not-passed') as unknown });
    expect(await leads('activate', 'businesses-2', '--accept', 'a file of four rows')).toMatchObject({ code: 0 });
    expect([await count(montana), await count(engineers)]).toEqual([3, 1]);
    expect(await leads('report', 'businesses-2')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Activated all the same: a file of four rows') as unknown,
    });
  });

  it('says what is new, gone and changed beside the live version, and goes back to the one before', async () => {
    const lines = [...rows.slice(0, 2), 'NEW FIRM INC,9 MAIN ST,HELENA,MT,59601,541330,12,A'];
    await file('second.csv', [lines[0]?.replace('269', '9') ?? '', ...lines.slice(1)]);
    const imported = await leads('import', 'businesses', inFolder('second.csv'), '--map', inFolder('map.yaml'));
    expect(imported.out).toContain('Beside version 2, which is live: 1 new, 1 gone, 1 changed, 1 the same.');
    expect(imported.out).toContain('(many-gone)');
    await leads('activate', 'businesses-3', '--accept', 'a test');
    expect(await count(engineers)).toBe(2);
    expect(await leads('rollback', 'businesses')).toMatchObject({
      code: 0,
      out: expect.stringContaining('The leads of businesses-2 are live again, as businesses-4.') as unknown,
    });
    expect([await count(montana), await count(engineers)]).toEqual([3, 1]);
    expect((await leads('versions')).out).toMatch(
      /businesses-4 +live +3 +\d+\.\d MB +import:first\.csv[^\n]*\n +stays: it is searched/,
    );
  });

  it('deletes a version that is not live, and no other', async () => {
    expect(await leads('drop', 'businesses-4')).toMatchObject({
      code: 1,
      err: expect.stringContaining('version-live') as unknown,
    });
    expect(await leads('drop', 'businesses-3')).toMatchObject({ code: 0 });
    expect((await leads('versions')).out).not.toContain('businesses-3');
    expect(await leads('drop', 'businesses-3')).toMatchObject({
      code: 1,
      err: expect.stringContaining('version-unknown') as unknown,
    });
  });

  it('keeps imported leads and versions that wait when the product starts again', async () => {
    await leads('import', 'businesses', inFolder('second.csv'), '--map', inFolder('map.yaml'));
    await search.clickhouse.command({ sql: "DELETE FROM leads.businesses WHERE company = 'Mann Mortgage, Llc'" });
    expect(await loadDemoData({ ...search, store: search.running.store })).toEqual([]);
    const { out } = await leads('versions');
    expect(out).toMatch(/businesses-5 +ready +3 /);
    expect(out).toMatch(/businesses-4 +live +2 /);
  });
});
