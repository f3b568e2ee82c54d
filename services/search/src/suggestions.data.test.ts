// What is suggested is counted: each number is what its search finds.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loadDemoData } from './demo/load-demo-data.ts';
import { eventually } from '@leadwright/testing/eventually';
import { startSearchUnderTest, type SearchUnderTest } from './testing/search-under-test.ts';

let search: SearchUnderTest;

beforeAll(async () => {
  search = await startSearchUnderTest();
  const { clickhouse, database, running } = search;
  await loadDemoData({
    clickhouse,
    store: running.store,
    database,
    rows: { consumers: 6_000, businesses: 4_000, vehicles: 3_000 },
    seed: 5,
  });
});
afterAll(() => search.stop());

type Item = { value: string; agg: number | null; query: object | null };

/** The first few, once their leads are counted: whoever types does not wait for the first count of a version. */
function suggested(kind: string, text: string, dictId: string): Promise<Item[]> {
  const ask = async () => {
    const { body } = await search.get(
      `/api/v2/suggestions?kind=${kind}&q=${encodeURIComponent(text)}&dictId=${dictId}`,
    );
    const items = (body['items'] as Item[]).slice(0, 6);
    return items.length > 0 && items.every(({ agg }) => agg !== null) && items;
  };
  return eventually(ask);
}

it.each([
  ['ST', 'new', 'consumers'],
  ['COUNTY', 'los angeles', 'consumers'],
  ['COUNTY', 'capitol planning', 'consumers'],
  ['COUNTY', 'dade county', 'businesses'],
  ['CITY', 'houston', 'businesses'],
  ['CITY', 'queens', 'consumers'],
  ['ZIP', '900', 'consumers'],
  ['AREA_CODE', '21', 'businesses'],
  ['SIC', 'roofer', 'businesses'],
  ['SIC', '17', 'businesses'],
  ['SIC', 'construction', 'businesses'],
  ['NAICS', '23', 'businesses'],
  ['MAKE', 'ford', 'vehicles'],
  ['MODEL', 'toyota camry', 'vehicles'],
])('a suggestion by %s of "%s" says how many %s its search finds', async (kind, text, dictId) => {
  const items = await suggested(kind, text, dictId);
  for (const { value, agg, query } of items) {
    const counted = await search.post('/api/v2/searches/count', query ?? {});
    expect([value, counted.body['count']]).toEqual([value, agg]);
  }
  expect(items.reduce((sum, { agg }) => sum + (agg ?? 0), 0)).toBeGreaterThan(0);
});

it('a count with the limit of 1 says that there is one', async () => {
  const query = { dictId: 'businesses', geography: { kind: 'ST', values: ['CA'] }, filters: [], limit: 1 };
  expect((await search.post('/api/v2/searches/count', query)).body).toMatchObject({ count: 1, exact: false });
});

it('counts a new version anew', async () => {
  const arizona = async () => (await suggested('ST', 'arizona', 'businesses'))[0]?.agg ?? 0;
  const before = await arizona();
  const { clickhouse, database, running } = search;
  await loadDemoData({ clickhouse, store: running.store, database, rows: { businesses: 40_000 }, seed: 6 });
  expect(await arizona()).toBeGreaterThan(before * 3);
});
