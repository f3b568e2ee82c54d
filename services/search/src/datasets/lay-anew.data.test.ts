// Leads that are taken out while what they stand beside is made.
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { vehicles } from '@leadwright/leads/dictionaries/vehicles';
import { deleteLeads } from '@leadwright/leads/words/clear-leads';
import { hasWords, type BesideWordsOf } from '@leadwright/leads/words/words-made';
import { readActiveDataset } from '../projections/active-dataset.ts';
import { startSearchUnderTest, type SearchUnderTest } from '../testing/search-under-test.ts';
import { loadDemoData } from '../demo/load-demo-data.ts';
import { layAnew, leaveLaid, makeBesideWords, statesOfWrongBeside } from './make-beside-words.ts';

let search: SearchUnderTest;
beforeAll(async () => {
  search = await startSearchUnderTest({});
  const rows = { consumers: 3_000, businesses: 100 };
  await loadDemoData({
    clickhouse: search.clickhouse,
    store: search.running.store,
    database: search.database,
    rows,
    seed: 7,
    wordsFrom: 1,
  });
});
afterAll(() => search.stop());

const versionOf = async (dictId: string): Promise<number> =>
  (await readActiveDataset(search.database.db, dictId))?.version ?? 0;

/** As search takes them out of a version: all of one ZIP code. */
async function takeOutOneZip(version: number): Promise<number> {
  const [zip] = await search.clickhouse.rows<{ zip: string; state: string; keys: string[] }>({
    sql: `SELECT zip, any(state) AS state, groupArray(toString(lead_key)) AS keys FROM leads.vehicles
      WHERE dataset_version = {version:UInt32} GROUP BY zip ORDER BY count() DESC, zip LIMIT 1`,
    params: { version },
  });
  const left = await leaveLaid(search.clickhouse, { dictionary: vehicles, version });
  const of = { version, keys: zip?.keys ?? [], states: [zip?.state ?? ''], zips: [zip?.zip ?? ''] };
  await search.clickhouse.command(deleteLeads(vehicles, of));
  await layAnew(search.clickhouse, left, of.zips);
  return of.keys.length;
}

describe('leads that are taken out', () => {
  it('stand beside nobody, though what they were laid beside was checked before and is asked after', async () => {
    const [version, beside] = [await versionOf('consumers'), await versionOf('vehicles')];
    const of: BesideWordsOf = {
      ...{ dictionary: consumers, version },
      beside: { dictionary: vehicles, version: beside },
    };
    let taken = 0;
    const clickhouse = {
      ...search.clickhouse,
      command: async (statement: Parameters<typeof search.clickhouse.command>[0]): Promise<void> => {
        // The last word of who makes them: that they may be asked.
        if (statement.sql.includes('INSERT INTO leads.words_made')) taken += await takeOutOneZip(beside);
        await search.clickhouse.command(statement);
      },
    };
    expect(await makeBesideWords(clickhouse, of)).toEqual([]);
    expect(taken).toBeGreaterThan(0);
    expect(await hasWords(search.clickhouse, of)).toBe(true);
    for (let nth = 0; nth < 3; nth += 1) expect(await statesOfWrongBeside(search.clickhouse, of, { nth })).toEqual([]);
  });
});
