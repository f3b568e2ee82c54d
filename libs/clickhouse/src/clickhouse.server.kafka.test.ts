import { randomBytes } from 'node:crypto';
import {
  CLICKHOUSE_START_MS_MAX,
  startClickHouseServer,
  type TestClickHouseServer,
} from '@leadwright/testing/clickhouse-server';
import { clickhouseContract } from './clickhouse.contract.ts';
import { openServerClickHouse } from './clickhouse.server.ts';

const database = `test_${randomBytes(6).toString('hex')}`;
let server: TestClickHouseServer;

beforeAll(async () => {
  server = await startClickHouseServer();
  await once(`CREATE DATABASE ${database}`);
}, CLICKHOUSE_START_MS_MAX);
afterAll(async () => {
  await once(`DROP DATABASE ${database} SYNC`);
  await server.stop();
});

const open = () => openServerClickHouse({ url: server.url, ...server.login });

async function once(sql: string): Promise<void> {
  const clickhouse = open();
  await clickhouse.command({ sql });
  await clickhouse.close();
}

describe('a ClickHouse server outside this process', () => {
  clickhouseContract(() => Promise.resolve({ clickhouse: open(), database }));
});
