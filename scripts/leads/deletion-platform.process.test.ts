// The state's lists, from the files that are downloaded to the statuses that are sent back: people who are in every kind of
// leads, who share a number, who are known by their birth alone, who come with a later import, who take it back.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { eventually } from '@leadwright/testing/eventually';
import { readActiveDataset } from '../../services/search/src/projections/active-dataset.ts';
import { keptMarks, markOfItem } from '../../services/search/src/testing/kept-marks.ts';
import {
  loadFewLeads,
  startSearchUnderTest,
  type SearchUnderTest,
} from '../../services/search/src/testing/search-under-test.ts';
import { openLeads, startLeads, type Ended, type LeadsProgram } from './testing/leads-program.ts';

let search: SearchUnderTest;
let program: LeadsProgram;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-platform-'));
  await mkdir(inFolder('lists'));
  search = await startSearchUnderTest();
  await loadFewLeads(search);
  await search.clickhouse.command({ sql: 'CREATE DATABASE IF NOT EXISTS export' });
  await search.clickhouse.command({
    sql: 'CREATE TABLE export.download_rows (account_id String, download_id String, ordinal UInt64, lead_key UInt64, dataset_version UInt32) ENGINE = MergeTree ORDER BY (account_id, download_id, ordinal)',
  });
  program = openLeads(search);
});
afterAll(async () => {
  await program.end();
  await search.stop();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = (...names: string[]) => path.join(folder, ...names);
const hashed = (text: string) => createHash('sha256').update(text).digest('base64');
const ndz = (...fields: string[]) => hashed(fields.map(hashed).join(''));
const item = (at: number) => `Item${String(at).padStart(8, '0')}`;
const list = async (type: string, lines: readonly string[], header = 'ID,Hash'): Promise<string> => {
  const file = inFolder('lists', `20261112_4821_${type}.csv`);
  await writeFile(file, [header, ...lines, ''].join('\r\n'));
  return file;
};
const run = (files: readonly string[], ...more: string[]): Promise<Ended> =>
  program.run('deletion-platform', ...files, ...more);
const answers = async (type: string): Promise<string> => readFile(inFolder('out', `20261112_4821_${type}.csv`), 'utf8');

const place = { state: 'MT', county_fips: '30049', city: 'MT:HELENA', city_name: 'Helena', area_code: '406' };
const zebulon = {
  ...place,
  ...{ first_name: 'Zebulon', last_name: "O'Planted", street_number: '12', street: 'Planted St', zip: '59602' },
  ...{
    contact_first_name: 'Zebulon',
    contact_last_name: "O'Planted",
    company: 'Planted Roofs',
    homeowner_status: 'owner',
  },
};
const versionOf = async (dictId: string): Promise<number> =>
  (await readActiveDataset(search.database.db, dictId))?.version ?? 0;
let planted = 0;
async function plant(dictId: string, said: Record<string, unknown>): Promise<void> {
  const known = dictionaries.find((each) => each.dictId === dictId)?.columns ?? [];
  const fields = known.map(({ fieldName }) => fieldName).filter((field) => field in said);
  planted += 1;
  await search.clickhouse.insert(`leads.${dictId}`, [
    {
      ...Object.fromEntries(fields.map((field) => [field, said[field]])),
      ...{ dataset_version: await versionOf(dictId), lead_key: String(9_000_000 + planted) },
    },
  ]);
}
const named = async (last: string): Promise<string[]> => {
  const of = dictionaries.map(({ dictId }) => {
    const name = dictId === 'businesses' ? 'contact_last_name' : 'last_name';
    return `SELECT '${dictId}' AS kind FROM leads.${dictId} WHERE ${name} = {last:String}`;
  });
  const rows = await search.clickhouse.rows<{ kind: string }>({
    sql: `SELECT kind FROM (${of.join(' UNION ALL ')}) ORDER BY kind`,
    params: { last },
  });
  return rows.map(({ kind }) => kind);
};

describe('the deletion platform', () => {
  it('loses nothing where it is killed, takes out whom its lists name in every kind, and answers each item', async () => {
    const [email, phone] = ['Zebulon@Example.test', '4065550142'];
    await plant('consumers', { ...zebulon, email });
    await plant('emails', { ...zebulon, email: email.toLowerCase() });
    await plant('businesses', zebulon);
    await plant('vehicles', { ...zebulon, model_year: 2020, make: 'Ford', make_model: 'Ford F-150', model: 'F-150' });
    for (const first_name of ['Ann', 'Bob'])
      await plant('consumers', { ...zebulon, first_name, last_name: 'Shared', phone });
    const born = { year_born: 1980, month_born: '05', zip: '02134', state: 'MA' };
    await plant('consumers', { ...zebulon, ...born, first_name: 'José María', last_name: 'Nuñez-Groß' });
    // The same, spelt otherwise: one person.
    await plant('consumers', { ...zebulon, ...born, first_name: 'Jose Maria', last_name: 'NUNEZGROSS' });
    await plant('consumers', {
      ...zebulon,
      ...born,
      ...{ month_born: '06', street_number: '14' },
      first_name: 'Jose Maria',
      last_name: 'Nunezgross',
    });
    await search.clickhouse.insert('export.download_rows', [
      { account_id: 'buyer', download_id: 'd1', ordinal: 7, lead_key: '9000001', dataset_version: 1 },
    ]);
    const files = [
      await list('Email', [
        `${item(1)},${hashed('zebulon@example.test')}`,
        `"${item(2)}","${hashed('later@example.test')}"`,
        `short,${hashed('x')}`,
        `${item(3)},nohash`,
        `${item(1)},${hashed('twice@example.test')}`,
      ]),
      await list('Phone', [`${item(4)},${hashed(phone)}`, `${item(5)},${hashed('4065550199')}`]),
      await list('NDZ', [
        `${item(6)},${ndz('josemaria', 'nunezgross', '19800517', '2134')}`,
        `${item(7)},${ndz('zebulon', 'oplanted', '19700101', '59602')}`,
      ]),
      await list('MAID', [`${item(8)},${hashed('a'.repeat(32))}`]),
    ];
    const { child, ended } = startLeads(search, ['deletion-platform', ...files]);
    child.stderr?.on('data', (bytes: Buffer) => {
      if (bytes.toString().includes('sending')) child.kill('SIGKILL');
    });
    expect(await ended).toMatchObject({ code: null });

    const done = await run(files, '--out', inFolder('out'));
    expect(done).toMatchObject({ code: 3 });
    for (const reason of ['bad-id', 'bad-hash', 'id-twice']) expect(done.out).toMatch(new RegExp(` 1  ${reason} `));
    expect(await answers('Email')).toBe(`Id,Status\n${item(1)},3\n${item(2)},5\n`);
    expect(await answers('Phone')).toBe(`Id,Status\n${item(4)},4\n${item(5)},5\n`);
    expect(await answers('NDZ')).toBe(`Id,Status\n${item(6)},3\n${item(7)},5\n`);
    expect(await answers('MAID')).toBe(`Id,Status\n${item(8)},5\n`);
    expect([await named("O'Planted"), await named('Shared'), await named('Nuñez-Groß')]).toEqual([[], [], []]);
    expect(await named('NUNEZGROSS')).toEqual([]);
    // Of another month and house.
    expect(await named('Nunezgross')).toEqual(['consumers']);
    const told = await search.running.store.readAccount('buyer', 0, 10);
    expect(told.map(({ event }) => event)).toEqual([
      { type: 'FileLeadsRemoved', downloadId: 'd1', dictId: 'consumers', rowNumbers: [7] },
    ]);

    const again = await run(files.slice(1), '--json');
    expect(again).toMatchObject({ code: 0 });
    expect(JSON.parse(again.out)).toMatchObject({ files: [{ added: 0 }, { added: 0 }, { added: 0 }] });
    expect(await search.running.store.readAccount('buyer', 0, 10)).toHaveLength(1);
  }, 240_000);

  it('finds who was not found in the next import before it is live, and in the others by what that says', async () => {
    const later = { ...zebulon, first_name: 'Lata', last_name: 'Found', street_number: '9', street: 'Later St' };
    await plant('consumers', later);
    const rows = Array.from({ length: 40 }, (_, at) => `Firm ${at},,,${at} Main St,59602,`);
    const header = 'Name,First,Last,Street,Zip,Mail';
    const found = 'Lata Roofs,Lata,Found,9 Later St,59602,LATER@example.test';
    await writeFile(inFolder('firms.csv'), [header, ...rows, found, ''].join('\n'));
    await writeFile(
      inFolder('map.yaml'),
      [
        'kind: businesses',
        'fields: { company: Name, contact_first_name: First, contact_last_name: Last, street: Street, zip: Zip, email: Mail }',
      ].join('\n'),
    );
    const imported = await program.run('import', 'businesses', inFolder('firms.csv'), '--map', inFolder('map.yaml'));
    expect(imported).toMatchObject({ code: 0 });
    const version = (await versionOf('businesses')) + 1;
    expect(await program.run('activate', `businesses-${version}`, '--accept', 'a test')).toMatchObject({ code: 0 });
    const query = { dictId: 'businesses', geography: { kind: 'nationwide' }, filters: [] };
    expect((await search.post('/api/v2/searches/count', query)).body).toMatchObject({
      ...{ count: 40, datasetVersion: version },
    });
    await eventually(async () => (await named('Found')).length === 0);
    const file = inFolder('lists', '20261112_4821_Email.csv');
    expect(await run([file], '--out', inFolder('out'))).toMatchObject({ code: 3 });
    expect(await answers('Email')).toBe(`Id,Status\n${item(1)},3\n${item(2)},3\n`);
  }, 240_000);

  it('keeps nothing that can be tried out, and nothing at all of who takes it back', async () => {
    const kept = () => keptMarks(search);
    const plain = Buffer.from(hashed('4065550199'), 'base64').toString('hex');
    expect(await kept()).not.toContain(plain);
    const mark = await markOfItem(search, item(5));
    expect(mark).toMatch(/^[0-9a-f]{96}$/);
    expect((await kept()).split(mark)).toHaveLength(3);

    const removed = await list('Removed', [`${item(5)},${hashed('4065550199')},Phone`], 'ID,Hash,ListType');
    const phones = inFolder('lists', '20261112_4821_Phone.csv');
    expect(await run([removed, phones], '--out', inFolder('out'))).toMatchObject({ code: 0 });
    expect(await kept()).not.toContain(mark);
    expect(await answers('Phone')).toBe(`Id,Status\n${item(4)},4\n`);
  }, 120_000);

  it('refuses what is no list of the platform, and a folder in which the statuses would take its place', async () => {
    await writeFile(inFolder('lists', 'list.csv'), 'ID,Hash\n');
    const cases: [string, string][] = [
      [inFolder('lists', 'list.csv'), 'list-name-unknown'],
      [inFolder('20261112_4821_DROP.zip'), 'list-not-text'],
      [inFolder('20261112_4821_Phone.csv'), 'file-missing'],
      [await list('CTVID', [], 'Id;Hash'), 'file-without-header'],
      [await list('NameVIN', ['a,b']), 'list-without-items'],
    ];
    for (const [file, code] of cases)
      expect(await run([file])).toMatchObject({ code: 1, err: expect.stringContaining(`(${code})`) as unknown });
    const phones = inFolder('lists', '20261112_4821_Phone.csv');
    expect((await run([phones], '--out', inFolder('lists'))).err).toContain('(out-not-usable)');
    expect(await run([])).toMatchObject({ code: 2 });
    expect((await program.run('deletion-platform', '--help')).out).toContain('3 deleted; 4 opted out');
  }, 60_000);
});
