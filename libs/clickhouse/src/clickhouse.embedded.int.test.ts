import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clickhouseContract } from './clickhouse.contract.ts';
import { openEmbeddedClickHouse } from './clickhouse.embedded.ts';

describe('the embedded ClickHouse', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'leadwright-chdb-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  clickhouseContract(async () => {
    const clickhouse = await openEmbeddedClickHouse({ folder });
    await clickhouse.command({ sql: 'CREATE DATABASE IF NOT EXISTS contract' });
    return { clickhouse, database: 'contract' };
  });
});
