import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { openServerClickHouse } from '../clickhouse.server.ts';
import { openClickHouse } from '../open-clickhouse.ts';
import { clusterSettings } from './cluster-settings.ts';

describe('a server', () => {
  let place: TestClickHouse;
  beforeAll(async () => {
    place = await testClickHouse();
  });
  afterAll(() => place.drop());

  it('is refused as a cluster that it does not know', async () => {
    await expect(openClickHouse('search', { url: place.url, folder: undefined, cluster: 'leads' }, {})).rejects.toThrow(
      'the ClickHouse server knows no cluster leads; it knows none',
    );
  });

  it('is told the settings of a cluster with every statement, and those of a statement before them', async () => {
    const clickhouse = openServerClickHouse({ url: place.url, settings: clusterSettings });
    const sql = "SELECT getSetting('distributed_product_mode') AS mode, getSetting('load_balancing') AS replica";
    expect(await clickhouse.rows({ sql })).toEqual([{ mode: 'global', replica: 'in_order' }]);
    expect(await clickhouse.rows({ sql, settings: { load_balancing: 'random' } })).toEqual([
      { mode: 'global', replica: 'random' },
    ]);
    await clickhouse.close();
  });
});
