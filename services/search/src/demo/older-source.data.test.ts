// Kinds that are made from people of a version older than a column.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { figuresOf } from '../datasets/compare-versions.ts';
import { readActiveDataset } from '../projections/active-dataset.ts';
import { startSearchUnderTest, type SearchUnderTest } from '../testing/search-under-test.ts';
import { loadDemoData, type DemoData } from './load-demo-data.ts';

let search: SearchUnderTest;
const load = (given: Partial<DemoData> = {}): Promise<string[]> =>
  loadDemoData({ ...search, store: search.running.store, ...given });
const change = (sql: string) => search.clickhouse.command({ sql, settings: { mutations_sync: 1 } });
beforeAll(async () => {
  search = await startSearchUnderTest();
  await load({ rows: { consumers: 8_000, businesses: 100 }, seed: 7 });
  await change(`ALTER TABLE leads.consumers UPDATE time_zone = '' WHERE dataset_version = 1`);
  await change('ALTER TABLE leads.emails DELETE WHERE dataset_version = 1 AND lead_key % 9 = 0');
});
afterAll(() => search.stop());

it('lack what those lack, and nothing else', async () => {
  expect(await load()).toEqual(['emails']);
  const { version, rows } = (await readActiveDataset(search.database.db, 'emails')) ?? { version: 0, rows: 0 };
  expect(rows).toBeGreaterThan(1_000);
  const { fill } = await figuresOf(search.clickhouse, 'emails', version);
  expect(Object.keys(fill).filter((field) => fill[field] === 0)).toEqual(['time_zone']);
});
