// Made-up leads go through the steps of an import of a file, and are seen as any other version.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { activateVersion } from '../datasets/activate-version.ts';
import { versionsPresent } from '../datasets/dataset-table.ts';
import { readActiveDataset } from '../projections/active-dataset.ts';
import { addLeadImport, findLeadImport, listLeadImports, readyLeadImport } from '../projections/lead-import.ts';
import { silenceImports } from '../testing/lead-imports.ts';
import { member, startSearchUnderTest, type SearchUnderTest } from '../testing/search-under-test.ts';
import { loadDemoData, type DemoData } from './load-demo-data.ts';

const sizes = { consumers: 1_500, businesses: 1_200 };
let search: SearchUnderTest;
const load = (given: Partial<DemoData> = {}): Promise<string[]> =>
  loadDemoData({ ...search, store: search.running.store, ...given });
beforeAll(async () => {
  search = await startSearchUnderTest();
  await load({ rows: sizes, seed: 7 });
});
afterAll(() => search.stop());

const ask = (path: string) =>
  search.askAs({ ...member('staff'), staff: 'super-admin' }, 'GET', `/api/v2/superadmin/lead-versions${path}`);

describe('made-up leads', () => {
  it('are a version with a row, a source and a report of the import, for each kind', async () => {
    const imports = await listLeadImports(search.database.db);
    expect(imports.map(({ dictId }) => dictId).sort()).toEqual(dictionaries.map(({ dictId }) => dictId).sort());
    for (const { dictId, version, state, source, rows, comparison } of imports) {
      const active = await readActiveDataset(search.database.db, dictId);
      expect({ dictId, version, rows, source }).toEqual(active);
      expect({ state, comparison }).toMatchObject({
        state: 'activated',
        comparison: { with: null, before: null, findings: [], figures: { rows } },
      });
    }
  });

  it('have a report on the page: no file, nothing rejected, fill and leads of each state', async () => {
    const { status, body } = await ask('/consumers/1/report');
    expect(status).toBe(200);
    expect(body).toMatchObject({ files: [], rows: 1_500, leads: 1_500, rejected: 0, findings: [], accepted: null });
    const { fill, states } = body['figures'] as { fill: Record<string, number>; states: Record<string, number> };
    expect(fill['last_name']).toBe(1);
    expect(Object.values(states).reduce((sum, leads) => sum + leads, 0)).toBe(1_500);
    const { body: list } = await ask('');
    const [first] = (list['kinds'] as { versions: object[] }[])[0]?.versions ?? [];
    expect(first).toMatchObject({
      state: 'live',
      source: 'synthetic:7:1500',
      begunBy: 'service:search',
      hasReport: true,
    });
  });

  it('are refused where they are not what is drawn, and nothing of them stays', async () => {
    const oneState = {
      ...search.clickhouse,
      command: async (statement: Parameters<typeof search.clickhouse.command>[0]) => {
        await search.clickhouse.command(statement);
        if (!statement.sql.includes('INSERT INTO leads.businesses')) return;
        const sql = "ALTER TABLE leads.businesses DELETE WHERE dataset_version = 2 AND state = 'CA'";
        await search.clickhouse.command({ sql, settings: { mutations_sync: 1 } });
      },
    };
    const making = load({ rows: { ...sizes, businesses: 1_300 }, seed: 7, clickhouse: oneState });
    await expect(making).rejects.toThrow(/The version cannot be used: \d+ rows are there instead of 1300/);
    expect(await findLeadImport(search.database.db, 'businesses', 2)).toMatchObject({ state: 'dropped' });
    expect(await versionsPresent(search.clickhouse, 'businesses')).toEqual([1]);
  });

  it('beside real leads say what goes, and why they are live all the same', async () => {
    const { clickhouse, database, running } = search;
    const version = 3;
    await clickhouse.command({
      sql: `INSERT INTO leads.businesses SELECT * REPLACE (${version} AS dataset_version, lead_key + 1 AS lead_key)
        FROM (SELECT * FROM leads.businesses WHERE dataset_version = 1)`,
    });
    const real = { dictId: 'businesses', version, source: 'import:a.csv:sha256-f' };
    await activateVersion({ clickhouse, store: running.store }, real);
    expect(await load()).toEqual([]);
    expect(await load({ rows: { ...sizes, businesses: 1_250 }, seed: 7 })).toEqual(['businesses']);
    expect(await findLeadImport(database.db, 'businesses', 4)).toMatchObject({
      state: 'activated',
      accepted: 'The start was asked for made-up leads.',
      comparison: { with: version, before: { change: { gone: 1_200 } } },
    });
  });

  it('that a killed start was making are cleared by the next one', async () => {
    const { db } = search.database;
    const version = 90;
    const begun = { dictId: 'emails', version, importId: 'of-the-dead', source: 'derived:consumers:1', expected: 0 };
    await addLeadImport(db, { ...begun, facts: {}, begunBy: 'service:search' });
    await search.clickhouse.command({
      sql: `INSERT INTO leads.emails SELECT * REPLACE (${version} AS dataset_version) FROM leads.emails LIMIT 10`,
    });
    await silenceImports(search);
    expect(await load()).toEqual([]);
    expect(await findLeadImport(db, 'emails', version)).toMatchObject({ state: 'dropped' });
    expect(await versionsPresent(search.clickhouse, 'emails')).not.toContain(version);
  });

  const leftReady = async (version: number, begunBy: string): Promise<void> => {
    const { db } = search.database;
    const begun = { dictId: 'emails', version, importId: `of-${version}`, source: 'derived:consumers:1', expected: 0 };
    await addLeadImport(db, { ...begun, facts: {}, begunBy });
    await readyLeadImport(db, begun.importId, { rows: 10, comparison: null });
    await search.clickhouse.command({
      sql: `INSERT INTO leads.emails SELECT * REPLACE (${version} AS dataset_version) FROM leads.emails LIMIT 10`,
    });
  };

  it('that a start was about to activate when it was killed are cleared by the next one, not those of an operator', async () => {
    const { db } = search.database;
    await leftReady(91, 'service:search');
    await leftReady(92, 'operator');
    expect(await load()).toEqual([]);
    expect(await findLeadImport(db, 'emails', 91)).toMatchObject({ state: 'ready' });
    await silenceImports(search);
    expect(await load()).toEqual([]);
    expect(await findLeadImport(db, 'emails', 91)).toMatchObject({ state: 'dropped' });
    expect(await findLeadImport(db, 'emails', 92)).toMatchObject({ state: 'ready' });
    expect(await versionsPresent(search.clickhouse, 'emails')).toEqual([1, 92]);
  });

  it('are not made a second time beside those of a start that may live yet', async () => {
    await leftReady(93, 'service:search');
    const said: string[] = [];
    const silenced: Promise<void>[] = [];
    const onWait = (why: string): void => {
      said.push(why);
      silenced.push(silenceImports(search));
    };
    const sql = 'ALTER TABLE leads.emails DELETE WHERE dataset_version = 1 AND lead_key % 2 = 0';
    await search.clickhouse.command({ sql, settings: { mutations_sync: 1 } });
    expect(await load({ onWait })).toEqual(['emails']);
    await Promise.all(silenced);
    expect(said).toEqual([expect.stringContaining('Another start made version 93 of emails')]);
    expect(await findLeadImport(search.database.db, 'emails', 93)).toMatchObject({ state: 'dropped' });
  });

  it('leave no row where there are none', async () => {
    const numbers = async () => (await listLeadImports(search.database.db, 'emails')).map(({ version }) => version);
    const before = await numbers();
    expect(await load({ rows: { consumers: 1 }, seed: 7 })).not.toContain('emails');
    expect(await numbers()).toEqual(before);
  });
});
