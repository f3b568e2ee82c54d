// Super-admins see versions of leads, activate one and go back; the event says who did.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@leadwright/testing/eventually';
import { syntheticSource } from '@leadwright/leads/imports/version-source';
import { createDataset } from '../../datasets/create-dataset.ts';
import { activateVersion } from '../../datasets/activate-version.ts';
import { addLeadImport, dropLeadImport, readyLeadImport } from '../../projections/lead-import.ts';
import { member, startSearchUnderTest, type SearchUnderTest } from '../../testing/search-under-test.ts';

const dictId = 'businesses';
let search: SearchUnderTest;
let ask: (method: string, path: string, body?: object) => Promise<{ status: number; body: Record<string, unknown> }>;
beforeAll(async () => {
  search = await startSearchUnderTest();
  ask = async (method, path, body) => {
    const caller = { ...member('staff'), personId: 'the-admin', staff: 'super-admin' as const };
    return search.askAs(caller, method, `/api/v2/superadmin/lead-versions${path}`, body);
  };
  await made(1, 30);
  await activateVersion(
    { clickhouse: search.clickhouse, store: search.running.store },
    { dictId, version: 1, source: syntheticSource(1, 30) },
  );
});
afterAll(() => search.stop());

const made = (version: number, rows: number) =>
  createDataset(search.clickhouse, { dictId, version, rows, seed: version });

async function imported(version: number, rows: number, findings: object[] = []): Promise<void> {
  await made(version, rows);
  const importId = `import-${version}`;
  const report = { rows, leads: rows, removals: 0, rejected: 0, rejections: [], cells: [] };
  const facts = { files: [{ name: 'a.csv', bytes: 10, sha256: 'f' }], report };
  const { db } = search.database;
  await addLeadImport(db, { dictId, version, importId, source: 'import:a.csv', facts, begunBy: 'ann', expected: rows });
  const figures = { rows, fill: { phone: 0.5 }, states: { MT: rows } };
  await readyLeadImport(db, importId, { rows, comparison: { with: null, figures, before: null, findings } });
}

type Listed = { version: number; state: string; work: string | null; hasReport: boolean };
async function versions(): Promise<Listed[]> {
  const { body } = await ask('GET', '');
  return (
    (body['kinds'] as { dictId: string; versions: Listed[] }[]).find((kind) => kind.dictId === dictId)?.versions ?? []
  );
}
const stateOf = async (version: number) => (await versions()).find((each) => each.version === version)?.state;
const activators = async (): Promise<string[]> =>
  (await search.running.store.readAccount('system', 0, 100)).flatMap((recorded) =>
    recorded.event.type === 'DatasetActivated' ? [recorded.actorId] : [],
  );

describe('versions of leads', () => {
  it('are activated with a reason where they are out of the usual, and the event says by whom', async () => {
    await imported(2, 40, [{ code: 'rows-differ', message: 'There are more.' }]);
    expect(await ask('POST', `/${dictId}/2/activate`, {})).toMatchObject({
      status: 409,
      body: { code: 'gates-not-passed' },
    });
    expect(await ask('GET', `/${dictId}/2/report`)).toMatchObject({ status: 200, body: { leads: 40, before: null } });
    expect(await ask('POST', `/${dictId}/2/activate`, { reason: 'it grew' })).toMatchObject({ status: 202 });
    await eventually(async () => (await stateOf(2)) === 'live');
    await eventually(async () => (await versions()).every(({ work }) => work === null));
    expect((await ask('GET', `/${dictId}/2/report`)).body).toMatchObject({ accepted: 'it grew' });
    expect((await activators()).at(-1)).toBe('the-admin');
  });

  it('go back under a number of their own, by whom the event says', async () => {
    expect(await ask('POST', `/${dictId}/rollback`)).toMatchObject({ status: 202, body: { version: 3 } });
    await eventually(async () => (await stateOf(3)) === 'live');
    expect((await activators()).at(-1)).toBe('the-admin');
    const { body } = await search.post('/api/v2/searches/count', {
      ...{ dictId, geography: { kind: 'nationwide' }, filters: [] },
    });
    // Leads that were made up are made up still: buyers are told, and no file of changes is put upon them.
    expect(body).toMatchObject({ count: 30, datasetVersion: 3, phones: { madeUp: true } });
  });

  it('have a report only once they are whole and compared', async () => {
    await made(9, 5);
    const facts = { files: [], report: { rows: 5, leads: 5, rejected: 0, rejections: [], cells: [] } };
    const begun = {
      dictId,
      version: 9,
      importId: 'import-9',
      source: 'import:x:1',
      begunBy: 'operator:ann',
      expected: 5,
    };
    await addLeadImport(search.database.db, { ...begun, facts });
    const hasReport = async () => (await versions()).find(({ version }) => version === 9)?.hasReport;
    expect(await hasReport()).toBe(false);
    expect(await ask('GET', `/${dictId}/9/report`)).toMatchObject({ status: 404, body: { code: 'report-unknown' } });
    await dropLeadImport(search.database.db, dictId, 9);
  });

  it('that are not there are refused', async () => {
    expect(await ask('POST', `/${dictId}/99/activate`, {})).toMatchObject({ status: 404 });
    expect(await ask('GET', `/${dictId}/1/report`)).toMatchObject({ status: 404, body: { code: 'report-unknown' } });
    expect(await ask('POST', `/${dictId}/2/activate`, {})).toMatchObject({ body: { code: 'version-not-newer' } });
    expect((await search.get('/api/v2/superadmin/lead-versions')).status).toBe(403);
  });
});
