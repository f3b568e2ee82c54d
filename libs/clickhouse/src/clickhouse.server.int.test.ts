import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { clickhouseContract } from './clickhouse.contract.ts';
import { openServerClickHouse } from './clickhouse.server.ts';

describe('a ClickHouse server', () => {
  let place: TestClickHouse;
  beforeAll(async () => {
    place = await testClickHouse();
  });
  afterAll(() => place.drop());

  clickhouseContract(() =>
    Promise.resolve({ clickhouse: openServerClickHouse({ url: place.url }), database: place.database }),
  );
});
