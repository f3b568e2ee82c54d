// After a rollback: this release on an engine that a later one has migrated and filled.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { loadDemoData } from './demo/load-demo-data.ts';
import { clickhouseMigrationFolders } from './migrations.ts';
import { startSearchUnderTest, type SearchUnderTest } from './testing/search-under-test.ts';

const query = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };
const later = { file: '9999_pets.sql', digest: 'of a later release', release: '99.0.0', needs: '' };

let search: SearchUnderTest;
const migrate = async (): Promise<void> => {
  for (const source of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(search.clickhouse, source);
};
const record = (row: Partial<typeof later>): Promise<unknown> =>
  search.clickhouse.insert('search.applied_migrations', [{ ...later, ...row }]);
const load = (seed: number) =>
  loadDemoData({
    clickhouse: search.clickhouse,
    store: search.running.store,
    database: search.database,
    rows: { consumers: 2000, businesses: 1000 },
    seed,
  });

beforeAll(async () => {
  search = await startSearchUnderTest();
  await load(7);
  await search.clickhouse.command({
    sql: `ALTER TABLE leads.consumers ADD COLUMN pets LowCardinality(String) DEFAULT 'cat'`,
  });
  await record({});
});
afterAll(() => search.stop());

it('is migrated by the release before without a word, and keeps what the later one added', async () => {
  await migrate();
  const [{ pets } = { pets: 0 }] = await search.clickhouse.rows<{ pets: number }>({
    sql: `SELECT uniqExact(pets) AS pets FROM leads.consumers`,
  });
  expect(Number(pets)).toBe(1);
});

it('is searched by it, and takes a new version of its leads', async () => {
  expect(await search.post('/api/v2/searches/count', query)).toMatchObject({ status: 200, body: { count: 2000 } });
  expect(await load(8)).toContain('consumers');
  expect(await search.post('/api/v2/searches/count', query)).toMatchObject({ status: 200, body: { count: 2000 } });
  const preview = await search.post('/api/v2/searches/preview', query);
  expect(preview.status).toBe(200);
  expect((preview.body['rows'] as object[]).some((row) => 'pets' in row)).toBe(false);
});

it('is refused by it where the later one says so, by a sentence with both versions', async () => {
  await record({ needs: '99.0.0' });
  await expect(migrate()).rejects.toThrow(
    /^search: the database was brought to release 99\.0\.0 \(9999_pets\.sql\), which needs 99\.0\.0 or later; this is release \d/,
  );
  await record({});
});

it('is told from tables whose files changed', async () => {
  await record({ file: '0002_consumers.sql', digest: 'another' });
  await expect(migrate()).rejects.toThrow('search: applied migration 0002_consumers.sql differs from the file');
});
