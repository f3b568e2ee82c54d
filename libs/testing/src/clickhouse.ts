// ClickHouse for tests: one engine per run behind HTTP, a database of its own per test file.
import { randomBytes } from 'node:crypto';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { openServerClickHouse } from '@leadwright/clickhouse/clickhouse.server';
import { CLICKHOUSE_VARIABLE } from './engines.ts';

export type TestClickHouse = {
  clickhouse: ClickHouse;
  /** A fresh database; name it in the statements. */
  database: string;
  url: string;
  /** Drops the database and closes the client. */
  drop(): Promise<void>;
};

/** Makes a fresh database on the run's engine. */
export async function testClickHouse(): Promise<TestClickHouse> {
  const url = process.env[CLICKHOUSE_VARIABLE];
  if (!url) throw new Error(`${CLICKHOUSE_VARIABLE} is not set: ClickHouse exists in *.int.test.ts only`);
  const database = `test_${randomBytes(6).toString('hex')}`;
  const clickhouse = openServerClickHouse({ url });
  await clickhouse.command({ sql: `CREATE DATABASE ${database}` });
  return {
    clickhouse, database, url,
    drop: async () => {
      await clickhouse.command({ sql: `DROP DATABASE ${database} SYNC` });
      await clickhouse.close();
    },
  };
}
