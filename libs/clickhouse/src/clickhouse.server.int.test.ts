import { testClickHouse } from '@leadwright/testing/clickhouse';
import { clickhouseContract } from './clickhouse.contract.ts';
import { openServerClickHouse } from './clickhouse.server.ts';

describe('a ClickHouse server', () => {
  clickhouseContract(async () => {
    const { database, url } = await testClickHouse();
    return { clickhouse: openServerClickHouse({ url }), database };
  });
});
