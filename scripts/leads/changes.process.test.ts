// Files of changes, and rows that come from S3 and standard input, by the program that operators run.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describedValues } from '@leadwright/leads/removal/lead-marks';
import { marksOf } from '@leadwright/runtime/mailboxes/keyed-marks';
import { addRemoval } from '../../services/search/src/projections/removal.ts';
import { leadMarkKeys } from '../../services/search/src/testing/search-config.ts';
import { startSearchUnderTest, type SearchUnderTest } from '../../services/search/src/testing/search-under-test.ts';
import { openLeads, startLeads, type LeadsProgram } from './testing/leads-program.ts';
import { startStandInS3, type StandInS3 } from './testing/s3-stand-in.ts';

let search: SearchUnderTest;
let s3: StandInS3;
let program: LeadsProgram;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-changes-'));
  s3 = await startStandInS3();
  search = await startSearchUnderTest();
  program = openLeads(search, s3.env);
});
afterAll(async () => {
  await program.end();
  await search.stop();
  s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const leads = (...args: string[]) => program.run(...args);
const inFolder = (name: string) => path.join(folder, name);
const write = (name: string, lines: readonly string[]) => writeFile(inFolder(name), `${lines.join('\n')}\n`);
async function count(dictId: string): Promise<unknown> {
  const query = { dictId, geography: { kind: 'nationwide' }, filters: [] };
  return (await search.post('/api/v2/searches/count', query)).body['count'];
}

const map = [
  'kind: businesses',
  'key: Id',
  'delta: { column: Op, remove: [D], change: [A, C] }',
  'fields: { company: Name, street: Street, zip: Zip }',
];
const firm = (at: number, name = `Firm ${at}`) => `${at},${name},${at} Main St,59602`;
const whole = ['Id,Name,Street,Zip', ...Array.from({ length: 40 }, (_, at) => firm(at + 1))];
const changes = (...lines: string[]) => ['Op,Id,Name,Street,Zip', ...lines];
const imported = (file: string, ...more: string[]) =>
  leads('import', 'businesses', file, '--map', inFolder('map.yaml'), ...more);

describe('a file of changes', () => {
  it('is refused where there is nothing to change, and where it is taken for a whole one', async () => {
    await write('map.yaml', map);
    await write('whole.csv', whole);
    await write('changes.csv', changes(`C,${firm(1, 'Other')}`));
    expect(await imported(inFolder('changes.csv'), '--delta')).toMatchObject({
      code: 1,
      err: expect.stringContaining('delta-without-version') as unknown,
    });
    expect(await imported(inFolder('changes.csv'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('map-delta-not-said') as unknown,
    });
    expect(await imported(inFolder('whole.csv'), '--activate')).toMatchObject({ code: 0 });
    expect(await count('businesses')).toBe(40);
  });

  it('makes a version of the live one: who is new, other, gone by key; the last row of a key counts', async () => {
    await write(
      'changes.csv',
      changes(
        `C,${firm(1, 'First Renamed')}`,
        'd,2,,,',
        `A,${firm(41)}`,
        `A,${firm(42)}`,
        'D,42,,,',
        'D,99,,,',
        `C,${firm(3)}`,
        `X,${firm(4, 'Never')}`,
      ),
    );
    const { code, out } = await imported(inFolder('changes.csv'), '--delta');
    expect({ code, out }).toMatchObject({ code: 0 });
    expect(out).toContain('8 rows: 3 leads, 3 that go, 2 rejected');
    expect(out).toContain('delta delta-word-unknown');
    expect(out).toContain('1 new, 1 gone, 1 changed, 38 the same.');
    expect(out).toContain('2 of the leads that go were not there.');
    expect(out).toContain('(many-unknown-removals)');
    const refused = await leads('activate', 'businesses-2');
    expect(refused.err).toContain('gates-not-passed');
    expect(await leads('activate', 'businesses-2', '--accept', 'a test')).toMatchObject({ code: 0 });
    expect(await count('businesses')).toBe(40);
    const names = await search.clickhouse.rows<{ company: string }>({
      sql: "SELECT company FROM leads.businesses WHERE dataset_version = 2 AND company IN ('First Renamed', 'Firm 1', 'Firm 2', 'Firm 41', 'Firm 42', 'Never') ORDER BY company",
    });
    expect(names.map(({ company }) => company)).toEqual(['Firm 41', 'First Renamed']);
    expect(await search.clickhouse.rows({ sql: 'SELECT * FROM leads.delta_removals' })).toEqual([]);
  });

  it('is activated only over the version that it was made of', async () => {
    await write('changes.csv', changes(`C,${firm(5, 'Fifth')}`));
    expect(await imported(inFolder('changes.csv'), '--delta')).toMatchObject({ code: 0 });
    expect(await imported(inFolder('changes.csv'), '--delta', '--activate')).toMatchObject({ code: 0 });
    await imported(inFolder('whole.csv'));
    expect(await imported(inFolder('changes.csv'), '--delta')).toMatchObject({ code: 0 });
    expect(await leads('activate', 'businesses-5')).toMatchObject({ code: 0 });
    expect(await leads('activate', 'businesses-6')).toMatchObject({
      code: 1,
      err: expect.stringContaining('delta-base-changed') as unknown,
    });
  });

  it('brings nobody back who asked to be in no list', async () => {
    const person = (name: string) => `${name},Lee,1 Main St,59602,${name.toLowerCase()}@example.test`;
    await write('people.yaml', [
      'kind: consumers',
      'delta: { column: Op, remove: [D] }',
      'fields: { first_name: First, last_name: Last, street: Street, zip: Zip, email: Email }',
    ]);
    await write('people.csv', ['First,Last,Street,Zip,Email', ...['Ann', 'Bob', 'Cy'].map(person)]);
    const args = ['--map', inFolder('people.yaml')];
    await leads('import', 'consumers', inFolder('people.csv'), ...args, '--activate');
    expect(await count('consumers')).toBe(3);
    const marks = describedValues({ email: 'ann@example.test' }).flatMap(({ kind, value }) =>
      marksOf(leadMarkKeys, kind, value),
    );
    await search.running.store.transaction(['system'], ({ db }) =>
      addRemoval(db, { requestId: 'r1', correlationId: 'c', causationId: 'e', marks }),
    );
    await write('people-changes.csv', [
      'Op,First,Last,Street,Zip,Email',
      ...['Ann', 'Di'].map((each) => `A,${person(each)}`),
    ]);
    await leads('import', 'consumers', inFolder('people-changes.csv'), ...args, '--delta');
    expect(await leads('activate', 'consumers-2', '--accept', 'a test')).toMatchObject({ code: 0 });
    expect(await count('consumers')).toBe(3);
    const names = await search.clickhouse.rows<{ name: string }>({
      sql: 'SELECT first_name AS name FROM leads.consumers WHERE dataset_version = 2 ORDER BY name',
    });
    expect(names.map(({ name }) => name)).toEqual(['Bob', 'Cy', 'Di']);
  });
});

describe('rows', () => {
  it('come from S3, and what cannot be read there is refused with why', async () => {
    s3.objects.set('theirs/in/leads.csv', Buffer.from(whole.join('\n')));
    const read = (name: string) => imported(name, '--dry-run');
    expect(await read('s3://theirs/in/leads.csv')).toMatchObject({
      code: 0,
      out: expect.stringContaining('40 rows: 40 leads, 0 rejected') as unknown,
    });
    expect((await read('s3://theirs/none.csv')).err).toContain('(file-missing)');
    expect((await read('s3://secret/leads.csv')).err).toContain('(file-denied)');
    expect((await read('s3://x')).err).toContain('(file-missing)');
  });

  it('come from standard input, once', async () => {
    const args = ['import', 'businesses', '-', '--map', inFolder('map.yaml'), '--dry-run'];
    const { child, ended } = startLeads(search, args);
    child.stdin?.end(whole.join('\n'));
    expect(await ended).toMatchObject({ code: 0, out: expect.stringContaining('40 rows: 40 leads') as unknown });
    expect((await imported('-', '-', '--dry-run')).err).toContain('(file-missing)');
  });
});
