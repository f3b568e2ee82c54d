// An import is killed with signal 9 at every step, on either side: what is searched stays as it was, and the next call goes
// on or clears what was left.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import type { ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { testDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { migrationFolders } from '../../services/search/src/migrations.ts';
import { silenceImports } from '../../services/search/src/testing/lead-imports.ts';
import { member, testKeys } from '../../services/search/src/testing/search-under-test.ts';
import { startKilledSearch, type GivenSearch, type KilledSearch } from './testing/killed-search.ts';
import { startLeads, type Ended } from './testing/leads-program.ts';

const FIRMS = 30;
// The night kills at every point.
const isNight = cases(1).numRuns > 1;
const some = <Point>(points: Point[]): Point[] => points.filter((_, at) => isNight || at % 5 === 0);

let cluster: OwnCluster;
let database: Database;
let folder: string;
let keys: { gateway: ServiceTokens; operatorKey: string };
let given: GivenSearch;
let drop: () => Promise<void>;
beforeAll(async () => {
  cluster = await startOwnCluster();
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-killed-'));
  const postgres = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  drop = () => postgres.drop();
  database = openDatabase(postgres.url, { max: 2 });
  const { searchKey, publicKeys, ...others } = await testKeys();
  keys = others;
  given = { url: postgres.url, searchKey, publicKeys, folder: path.join(folder, 'engine'), wordsFrom: 1 };
  const firm = (at: number, name: string) => `${at},${name} ${at},${at} Main St,59602`;
  const firms = (from: number, name: string) => Array.from({ length: FIRMS }, (_, at) => firm(from + at, name));
  const write = (name: string, lines: string[]) => writeFile(path.join(folder, name), `${lines.join('\n')}\n`);
  await write('whole.csv', ['Id,Name,Street,Zip', ...firms(1, 'Firm')]);
  // The same number of leads as before, so that it can be said again and again.
  await write('changes.csv', ['Op,Id,Name,Street,Zip', `C,${firm(1, 'Other')}`, `A,${firm(2, 'New')}`, 'D,999,,,']);
  await write('map.yaml', [
    'kind: businesses',
    'key: Id',
    'delta: { column: Op, remove: [D] }',
    'fields: { company: Name, street: Street, zip: Zip }',
  ]);
  const search = await started(given);
  expect(await leads(search, 'import', 'whole.csv', '--activate')).toMatchObject({ code: 0 });
  await search.end();
}, 240_000);
afterAll(async () => {
  await database.close();
  await drop();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

function program(search: KilledSearch, command: string, ...args: string[]) {
  const [file, ...more] = args;
  const words =
    command === 'import'
      ? [
          'import',
          'businesses',
          path.join(folder, file ?? ''),
          '--map',
          path.join(folder, 'map.yaml'),
          '--work',
          folder,
          ...more,
        ]
      : [command, ...args];
  return startLeads({ ...search, operatorKey: keys.operatorKey }, words);
}
const leads = (search: KilledSearch, command: string, ...args: string[]): Promise<Ended> =>
  program(search, command, ...args).ended;

async function counted(search: KilledSearch): Promise<{ count: number; datasetVersion: number }> {
  const response = await fetch(`${search.running.url}/api/v2/searches/count`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${keys.gateway.sign('search', 'forward', member('a1'))}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ dictId: 'businesses', geography: { kind: 'nationwide' }, filters: [] }),
  });
  return (await response.json()) as { count: number; datasetVersion: number };
}

// A point that fails leaves the next one a folder that nobody has open.
let last: KilledSearch | undefined;
const started = async (of: GivenSearch): Promise<KilledSearch> => (last = await startKilledSearch(of));
afterEach(() => last?.end());

const changes = (search: KilledSearch) => leads(search, 'import', 'changes.csv', '--delta');

/** The number of the version that waits. */
const versionOf = ({ out }: Ended): string => /(businesses-\d+) is ready/.exec(out)?.[1] ?? '';

/** Whatever was left by a process that died: the next import goes through, is activated, and has every lead. */
async function goesOn(search: KilledSearch, before: number): Promise<void> {
  await silenceImports({ database });
  const next = await changes(search);
  expect(next).toMatchObject({ code: 0 });
  expect(await leads(search, 'activate', versionOf(next), '--accept', 'a test')).toMatchObject({ code: 0 });
  const { count, datasetVersion } = await counted(search);
  expect({ count, isNewer: datasetVersion > before }).toEqual({ count: FIRMS, isNewer: true });
}

describe('the program is killed', () => {
  it.each(
    some([
      'preparing the tables',
      'looking at the files',
      'reading changes.csv',
      'checking the rows',
      'looking for duplicates',
      'counting what was found',
      'hashing the files',
      'beginning a version',
      'of 2 leads',
      'of 1 removals',
      'checking the version',
    ]),
  )(
    'as it says: %s',
    async (point) => {
      const search = await started(given);
      const { datasetVersion: before } = await counted(search);
      const { child, ended } = program(search, 'import', 'changes.csv', '--delta');
      child.stderr?.on('data', (bytes: Buffer) => {
        if (bytes.toString().includes(point)) child.kill('SIGKILL');
      });
      expect((await ended).err).toContain(point);
      expect(await counted(search)).toMatchObject({ count: FIRMS, datasetVersion: before });
      await goesOn(search, before);
      await search.end();
    },
    120_000,
  );
});

const whole = (search: KilledSearch) => changes(search);
const activation = async (search: KilledSearch) => leads(search, 'activate', waiting, '--accept', 'a test');
const rollback = (search: KilledSearch) => leads(search, 'rollback', 'businesses');
let waiting = '';

describe('the product is killed', () => {
  it.each(
    some([
      ['before it writes leads', 'lines of leads.businesses', whole],
      ['before it writes keys that go', 'lines of leads.delta_removals', whole],
      ['before it looks at what came', 'FROM leads.delta_removals WHERE build', whole],
      ['before it adds the leads that stay', '^INSERT INTO leads.businesses ', whole],
      ['before it forgets the keys that go', '^ALTER TABLE leads.delta_removals', whole],
      ['before it compares keys', 'sum\\(rows - 1\\)', whole],
      ['before it makes words', '^INSERT INTO leads.businesses_words', whole],
      ['before it checks words', 'uniqExact\\(leads, hashes\\)', whole],
      ['before it says that there are words', '^INSERT INTO leads.words_made', whole],
      ['before it compares versions', 'AS added', whole],
      ['before it counts what it activates', 'SELECT count\\(\\) AS n FROM leads.businesses', activation],
      ['before it asks for words in activating', 'SELECT 1 FROM leads.words_made', activation],
      ['before it copies the version before', '^INSERT INTO leads.businesses ', rollback],
      ['before it makes words of the copy', '^INSERT INTO leads.businesses_words', rollback],
      ['before it clears a dead version', '^ALTER TABLE leads.businesses DROP PARTITION', whole],
    ] as const as [string, string, (search: KilledSearch) => Promise<Ended>][]),
  )(
    '%s',
    async (_, killAt, act) => {
      let search = await started(given);
      const { datasetVersion: before } = await counted(search);
      if (act === activation) waiting = versionOf(await changes(search));
      // A dead version that stands there already.
      if (killAt.includes('DROP PARTITION')) {
        const { child, ended } = program(search, 'import', 'changes.csv', '--delta');
        child.stderr?.on('data', (bytes: Buffer) => {
          if (bytes.toString().includes('of 2 leads')) child.kill('SIGKILL');
        });
        await ended;
        await silenceImports({ database });
      }
      await search.end();
      search = await started({ ...given, killAt });
      expect(await act(search)).toMatchObject({ code: 1 });
      expect(await search.ended).toBe('SIGKILL');
      search = await started(given);
      expect(await counted(search)).toMatchObject({ count: FIRMS, datasetVersion: before });
      await goesOn(search, before);
      await search.end();
    },
    180_000,
  );
});
