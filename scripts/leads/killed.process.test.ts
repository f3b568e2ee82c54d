// An import that is killed changes nothing that is searched, and the next of its kind goes through.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSearchUnderTest, type SearchUnderTest } from '../../services/search/src/testing/search-under-test.ts';
import { importStates, silenceImports } from '../../services/search/src/testing/lead-imports.ts';
import { startLeads, type Ended } from './testing/leads-program.ts';

const ROWS = 36_000;

let search: SearchUnderTest;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-killed-'));
  search = await startSearchUnderTest();
  const rows = (from: number, rows: number) =>
    Array.from({ length: rows }, (_, at) => `Firm ${from + at},${from + at} Main St,59602,${'x'.repeat(150)}`).join(
      '\n',
    );
  await writeFile(path.join(folder, 'first.csv'), `Name,Address,Zip,Title\n${rows(0, 100)}\n`);
  await writeFile(path.join(folder, 'second.csv'), `Name,Address,Zip,Title\n${rows(50, ROWS)}\n`);
  await writeFile(
    path.join(folder, 'map.yaml'),
    `kind: businesses
fields:
  company: Name
  street_number: { column: Address, steps: [street-number] }
  street: { column: Address, steps: [street] }
  contact_title: Title
  website: Title
  contact_last_name: Title
  zip: Zip
`,
  );
});
afterAll(async () => {
  await search.stop();
  await rm(folder, { recursive: true, force: true });
});

const args = (file: string) => [
  ...[
    'import',
    'businesses',
    path.join(folder, file),
    '--map',
    path.join(folder, 'map.yaml'),
    '--work',
    path.join(folder, 'work'),
  ],
];
async function count(): Promise<unknown> {
  const query = { dictId: 'businesses', geography: { kind: 'nationwide' }, filters: [] };
  return (await search.post('/api/v2/searches/count', query)).body['count'];
}

/** Kills it as soon as it says this; what it said until then. */
async function killAt(said: string): Promise<Ended> {
  const { child, ended } = startLeads(search, args('second.csv'));
  child.stderr?.on('data', (bytes: Buffer) => {
    if (bytes.toString().includes(said)) child.kill('SIGKILL');
  });
  return ended;
}
it('leaves what is live as it was, wherever it was killed, and the next import goes through', async () => {
  const first = await startLeads(search, [...args('first.csv'), '--activate']).ended;
  expect(first).toMatchObject({ code: 0 });
  for (const point of ['checking the rows', 'writing:']) {
    const { code, err } = await killAt(point);
    expect({ point, code, said: err.includes(point) }).toEqual({ point, code: null, said: true });
    expect(await count()).toBe(100);
  }
  const waiting = startLeads(search, args('second.csv'));
  waiting.child.stderr?.on('data', (bytes: Buffer) => {
    if (bytes.toString().includes('waiting:')) void silenceImports(search);
  });
  const { code, err, out } = await waiting.ended;
  expect(err).toContain('import-running');
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('businesses-3 is ready') as unknown });
  expect(out).toContain(`${(ROWS - 50).toLocaleString('en-US')} new, 50 gone, 0 changed`);
  expect(await count()).toBe(100);
  expect(await startLeads(search, ['activate', 'businesses-3', '--accept', 'it grew']).ended).toMatchObject({
    code: 0,
  });
  expect(await count()).toBe(ROWS);
  // The number of the one that died is never another's.
  expect(await importStates(search, 'businesses')).toEqual(['activated', 'dropped', 'activated']);
  // A killed engine's folder is left to the operator; one that ended took its own away.
  expect((await readdir(path.join(folder, 'work'))).length).toBe(2);
}, 240_000);
