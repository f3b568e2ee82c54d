// An import that will not fit says so before it starts: in the lead store, by what its disk has left, and in the folder that
// it works in.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listLeadImports } from '../../services/search/src/projections/lead-import.ts';
import {
  member,
  startSearchUnderTest,
  type SearchUnderTest,
} from '../../services/search/src/testing/search-under-test.ts';
import { openLeads, type LeadsProgram } from './testing/leads-program.ts';
import { checkWorkRoom } from './files/work-room.ts';

const GB = 2 ** 30;
const ROWS = 400;
let search: SearchUnderTest;
let program: LeadsProgram;
let folder: string;
/** What the lead store's disk has left each time that it is asked; the last holds. */
let free: number[] = [];
let written = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-no-room-'));
  search = await startSearchUnderTest({
    engine: (there) => ({
      ...there,
      rows: async <Row>(statement: Parameters<typeof there.rows>[0]) => {
        if (!statement.sql.includes('system.disks')) return there.rows<Row>(statement);
        const left = free.length > 1 ? free.shift() : free[0];
        return [{ free: left }] as Row[];
      },
      insertLines: async (...given) => {
        written += 1;
        return there.insertLines(...given);
      },
    }),
  });
  program = openLeads(search);
  const rows = Array.from({ length: ROWS }, (_, at) => `FIRM NUMBER ${at},${at + 1} MAIN ST,HELENA,MT,59602,541330`);
  await writeFile(inFolder('firms.csv'), ['BusinessName,Address,City,State,Zip,NAICSCode', ...rows].join('\n'));
  await program.run('inspect', inFolder('firms.csv'), '--write-map', inFolder('map.yaml'));
});
afterAll(async () => {
  await program.end();
  await search.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  free = [100 * GB];
  written = 0;
});

const inFolder = (name: string) => path.join(folder, name);
const imported = (...more: string[]) =>
  program.run('import', 'businesses', inFolder('firms.csv'), '--map', inFolder('map.yaml'), ...more);
const imports = () => listLeadImports(search.database.db, 'businesses');

describe('an import that will not fit', () => {
  it('into the lead store is refused before anything is read or begun, and says how much it lacks', async () => {
    free = [5_000];
    const refused = await imported('--work', inFolder('work'));
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/no-room.*The lead store has 0\.0 GB left, and a version of \d+ leads needs about/s);
    expect([await imports(), written]).toEqual([[], 0]);
    expect(await readdir(folder)).not.toContain('work');
  });

  it('by its number of leads, once they are counted, is refused before one is written, and is begun again later', async () => {
    free = [100 * GB, 5_000];
    const refused = await imported();
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(`a version of ${ROWS} leads needs about`);
    expect([await imports(), written]).toEqual([[], 0]);
    free = [100 * GB];
    expect(await imported()).toMatchObject({
      code: 0,
      out: expect.stringContaining('businesses-1 is ready') as unknown,
    });
    expect((await imports()).map(({ version, state }) => [version, state])).toEqual([[1, 'ready']]);
  });

  it('as a copy to go back to is refused, and the live version stays', async () => {
    expect(await program.run('activate', 'businesses-1')).toMatchObject({ code: 0 });
    expect(await imported('--accept', 'the same once more')).toMatchObject({ code: 0 });
    expect(await program.run('activate', 'businesses-2')).toMatchObject({ code: 0 });
    free = [5_000];
    const admin = { ...member('staff'), staff: 'super-admin' as const };
    const path = '/api/v2/superadmin/lead-versions/businesses/rollback';
    expect(await search.askAs(admin, 'POST', path)).toMatchObject({ status: 409, body: { code: 'no-room' } });
    const { body } = await search.post('/api/v2/searches/count', {
      ...{ dictId: 'businesses', geography: { kind: 'nationwide' }, filters: [] },
    });
    expect(body).toMatchObject({ count: ROWS, datasetVersion: 2 });
  });

  it('into its working folder is refused by the size of its files, also where the folder is to be made', async () => {
    const source = { name: 'people.csv.gz', bytes: 2 ** 50, isFetched: true };
    const work = inFolder('to/be/made');
    await expect(checkWorkRoom([source], work)).rejects.toMatchObject({
      code: 'no-room',
      message: expect.stringMatching(
        /made has \d+\.\d GB left, and the import needs about \d+\.\d\. --work names another folder/,
      ) as unknown,
    });
    await expect(checkWorkRoom([{ ...source, bytes: 1_000 }], work)).resolves.toBeUndefined();
  });
});
