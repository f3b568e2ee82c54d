import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import type { ClickHouse, Statement } from '../clickhouse.ts';
import { openServerClickHouse } from '../clickhouse.server.ts';
import { openClickHouse } from '../open-clickhouse.ts';
import { checkCluster } from './check-cluster.ts';
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

  it('is asked which of the tables were made for one node', async () => {
    const table = `${place.database}.alone`;
    await place.clickhouse.command({ sql: `CREATE TABLE ${table} (id UInt64) ENGINE = MergeTree ORDER BY id` });
    // Here no server has a cluster, so that answer is given for it.
    const server: Pick<ClickHouse, 'rows'> = {
      rows: <Row>(statement: Statement) =>
        statement.sql.includes('system.clusters')
          ? Promise.resolve([{ cluster: 'leads', shards: 1, nodes: 1, copied: 0 }] as Row[])
          : place.clickhouse.rows<Row>(statement),
    };
    const of = (name: string) => ({ cluster: 'leads', shardedBy: { [name]: 'cityHash64(id)' } });
    await checkCluster(server, of(`${place.database}.absent`));
    await expect(checkCluster(server, of(table))).rejects.toThrow(`${table} of this server were made for one node`);
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
