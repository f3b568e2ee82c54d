// ClickHouse for tests: one engine per run behind HTTP, a database of its own per test file; or an
// engine of the file's own, where code under test names its databases itself.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { openServerClickHouse } from '@leadwright/clickhouse/clickhouse.server';
import { CLICKHOUSE_VARIABLE, FOLDER_VARIABLE, startClickHouseFront, stopClickHouseFront } from './engines.ts';

export type TestClickHouse = {
  clickhouse: ClickHouse;
  /** A fresh database; name it in the statements. */
  database: string;
  url: string;
  /** Drops what was made and closes the client. */
  drop(): Promise<void>;
};

/**
 * Makes a fresh database on the run's engine. `ownEngine` starts an engine for this file alone
 * (about 1 s and 300 MB): needed wherever the databases `leads`, `export` or `audit` are used,
 * because files run side by side and would see each other's tables there.
 */
export async function testClickHouse({ ownEngine = false }: { ownEngine?: boolean } = {}): Promise<TestClickHouse> {
  const { url, stop } = ownEngine ? await startOwn() : { url: variable(CLICKHOUSE_VARIABLE), stop: undefined };
  const database = `test_${randomBytes(6).toString('hex')}`;
  const clickhouse = openServerClickHouse({ url });
  await clickhouse.command({ sql: `CREATE DATABASE ${database}` });
  return {
    clickhouse,
    database,
    url,
    drop: async () => {
      if (!stop) await clickhouse.command({ sql: `DROP DATABASE ${database} SYNC` });
      await clickhouse.close();
      await stop?.();
    },
  };
}

async function startOwn(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = path.join(variable(FOLDER_VARIABLE), `clickhouse-${randomBytes(6).toString('hex')}`);
  const { child, url } = await startClickHouseFront(folder);
  return { url, stop: () => stopClickHouseFront(child) };
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set: engines exist in *.int.test.ts only`);
  return value;
}
