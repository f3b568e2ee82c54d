import { openClickHouse } from './open-clickhouse.ts';

describe('the engine by configuration', () => {
  it('is a server where its address is configured', async () => {
    const clickhouse = await openClickHouse('search', { url: 'http://127.0.0.1:9', folder: undefined });
    await expect(clickhouse.health()).rejects.toThrow('ClickHouse does not respond');
    await clickhouse.close();
  });

  it('is refused where neither or both are configured, with the names of the variables', async () => {
    await expect(openClickHouse('search', { url: undefined, folder: undefined })).rejects.toThrow(
      "SEARCH_CLICKHOUSE_URL or SEARCH_CLICKHOUSE_FOLDER says where search's engine is; both are missing",
    );
    await expect(openClickHouse('audit', { url: 'http://127.0.0.1:9', folder: 'engine' })).rejects.toThrow(
      'AUDIT_CLICKHOUSE_URL and AUDIT_CLICKHOUSE_FOLDER are both set: audit uses one engine',
    );
  });
});
