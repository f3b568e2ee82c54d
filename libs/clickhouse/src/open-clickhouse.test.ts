import { openClickHouse } from './open-clickhouse.ts';

describe('the engine by configuration', () => {
  it('is a server where its address is configured', async () => {
    const clickhouse = await openClickHouse(
      'search',
      { url: 'http://127.0.0.1:9', folder: undefined, cluster: undefined },
      {},
    );
    await expect(clickhouse.health()).rejects.toThrow('ClickHouse does not respond');
    await clickhouse.close();
  });

  it('is refused where neither or both are configured, with the names of the variables', async () => {
    await expect(
      openClickHouse('search', { url: undefined, folder: undefined, cluster: undefined }, {}),
    ).rejects.toThrow(
      "SEARCH_CLICKHOUSE_URL or SEARCH_CLICKHOUSE_FOLDER says where search's engine is; both are missing",
    );
    await expect(
      openClickHouse('audit', { url: 'http://127.0.0.1:9', folder: 'engine', cluster: undefined }, {}),
    ).rejects.toThrow('AUDIT_CLICKHOUSE_URL and AUDIT_CLICKHOUSE_FOLDER are both set: audit uses one engine');
  });

  it('is refused for a cluster without a server, and for what is no name of one', async () => {
    await expect(openClickHouse('export', { url: undefined, folder: 'engine', cluster: 'leads' }, {})).rejects.toThrow(
      'EXPORT_CLICKHOUSE_CLUSTER needs EXPORT_CLICKHOUSE_URL: the embedded engine is no cluster',
    );
    await expect(
      openClickHouse('export', { url: 'http://127.0.0.1:9', folder: undefined, cluster: "x' SYNC" }, {}),
    ).rejects.toThrow(`"x' SYNC" is not the name of a ClickHouse cluster`);
  });

  it('is opened for a cluster whose servers do not answer yet: readiness says so', async () => {
    const place = { url: 'http://127.0.0.1:9', folder: undefined, cluster: 'leads' };
    const clickhouse = await openClickHouse('search', place, {});
    await expect(clickhouse.health()).rejects.toThrow('ClickHouse does not respond');
    await clickhouse.close();
  });
});
