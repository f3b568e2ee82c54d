// A filter that joins its dictionary after the leads were made: from the old table to the version that has it.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkQuery, type CheckedQuery } from '@leadwright/leads/check-query';
import { csvFormat, downloadCsv } from '@leadwright/leads/compile/compile-download';
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { columnTypes, findFilledFilters } from '@leadwright/leads/compile/filled-filters';
import { followDictionaries } from './datasets/follow-dictionaries.ts';
import { loadDemoData } from './demo/load-demo-data.ts';
import { clickhouseMigrationFolders } from './migrations.ts';
import { startSearchUnderTest, type SearchUnderTest } from './testing/search-under-test.ts';

const table = 'leads.consumers';
const nationwide = { dictId: 'consumers', geography: { kind: 'nationwide' } };
const filtered = { ...nationwide, filters: [{ field: 'net_worth', to: '$10,000 - $24,999' }] };
const turned = { ...nationwide, filters: [{ field: 'net_worth', to: '$10,000 - $24,999', omit: true }] };
const unfiltered = { ...nationwide, filters: [] };

let search: SearchUnderTest;
const load = (asked: { rows?: Record<string, number>; seed?: number } = {}) =>
  loadDemoData({ clickhouse: search.clickhouse, store: search.running.store, database: search.database, ...asked });
const migrate = async () => {
  for (const source of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(search.clickhouse, source);
};
const count = (query: object) => search.post('/api/v2/searches/count', query);

async function offered(): Promise<string[]> {
  const { body } = await search.get('/api/v2/dictionaries');
  const [dictionary] = body['dictionaries'] as { filters: { field: string }[] }[];
  return (dictionary?.filters ?? []).map(({ field }) => field);
}

// As a version stands that was made before the dictionary had the filter: neither table nor rows know it.
beforeAll(async () => {
  search = await startSearchUnderTest();
  await load({ rows: { consumers: 2000, businesses: 1000 }, seed: 7 });
  await search.clickhouse.command({ sql: `ALTER TABLE ${table} DROP COLUMN net_worth` });
});
afterAll(() => search.stop());

it('is not searchable while the table lacks its column', async () => {
  const found = await findFilledFilters(search.clickhouse, consumers, 1);
  expect([found.has('net_worth'), found.has('income')]).toEqual([false, true]);
});

describe('after migrating', () => {
  beforeAll(migrate);

  it('has the column with the type of its dictionary, and keeps it when migrating again', async () => {
    await migrate();
    expect((await columnTypes(search.clickhouse, table)).get('net_worth')).toBe('LowCardinality(String)');
  });

  it('hides and refuses the filter until a version has it, turned round too', async () => {
    const fields = await offered();
    expect(fields).not.toContain('net_worth');
    expect(fields).toContain('income');
    for (const query of [filtered, turned])
      for (const path of ['count', 'preview'])
        expect(await search.post(`/api/v2/searches/${path}`, query)).toMatchObject({
          status: 400,
          body: {
            code: 'filter-not-ready',
            message: 'The leads do not have “Net worth” yet. Remove this filter, or use it when the leads are updated.',
            details: [{ path: 'net_worth' }],
          },
        });
  });

  it('counts and shows the leads of the old version as before', async () => {
    expect(await count(unfiltered)).toMatchObject({ status: 200, body: { count: 2000 } });
    const { rows } = (await search.post('/api/v2/searches/preview', unfiltered)).body as {
      rows: { net_worth: string }[];
    };
    expect(new Set(rows.map(({ net_worth }) => net_worth))).toEqual(new Set(['']));
  });

  it('writes files of the old version, the new column empty', async () => {
    const file = await fileOf(unfiltered, 1);
    expect(file).toHaveLength(1 + 3);
    expect(file[0]).toContain('"Net worth"');
  });

  it('keeps the old version when nobody asks for leads, and makes one with the filter when somebody does', async () => {
    expect(await load()).toEqual([]);
    expect(await load({ rows: { consumers: 2000, businesses: 1000 }, seed: 7 })).toEqual([
      'consumers',
      'vehicles',
      'emails',
    ]);
  });

  it('shows the filter and counts by it as soon as the active version has it', async () => {
    expect(await offered()).toContain('net_worth');
    const [below, above] = [await count(filtered), await count(turned)];
    expect([below.status, above.status]).toEqual([200, 200]);
    expect(Number(below.body['count'])).toBeGreaterThan(0);
    expect(Number(below.body['count']) + Number(above.body['count'])).toBe(2000);
  });

  it('still writes files of the old version', async () => {
    expect(await fileOf(unfiltered, 1)).toHaveLength(1 + 3);
  });

  it('is a fault of the migration when the dictionary gives a column another type', async () => {
    const columns = consumers.columns.map((column) =>
      column.fieldName === 'age' ? { ...column, clickhouseType: 'UInt16' } : column,
    ) as Dictionary['columns'];
    await expect(followDictionaries(search.clickhouse, [{ index: table, columns }])).rejects.toThrow(
      `${table}: the table has other types than the dictionary for age`,
    );
  });
});

/** The lines of a file with three leads of a version. */
async function fileOf(asked: object, version: number): Promise<string[]> {
  const { clickhouse } = search;
  const picked = 'account_id String, download_id String, ordinal UInt64, lead_key UInt64, dataset_version UInt32';
  await clickhouse.command({ sql: 'CREATE DATABASE IF NOT EXISTS export' });
  await clickhouse.command({
    sql: `CREATE OR REPLACE TABLE export.download_rows (${picked}) ENGINE = MergeTree ORDER BY ordinal`,
  });
  await clickhouse.command({
    sql: `INSERT INTO export.download_rows SELECT 'a', 'd', rowNumberInAllBlocks() + 1, lead_key, dataset_version
      FROM ${table} WHERE dataset_version = ${version} LIMIT 3`,
  });
  const checked = checkQuery(asked);
  if (!checked.ok) throw new Error('the query is not valid');
  const query: CheckedQuery = checked.query;
  const { sql, params, settings } = downloadCsv(query, version, { accountId: 'a', downloadId: 'd', cells: 'labels' });
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of clickhouse.stream({ sql, params, ...(settings ? { settings } : {}), format: csvFormat }))
    text += decoder.decode(piece, { stream: true });
  return text.trimEnd().split('\r\n');
}
