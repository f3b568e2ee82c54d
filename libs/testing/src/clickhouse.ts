// ClickHouse for tests: one engine per run behind HTTP, and a database per test file. A file whose code names its
// databases itself gets its own engine.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { openServerClickHouse } from '@leadwright/clickhouse/clickhouse.server';
import { CLICKHOUSE_VARIABLE, FOLDER_VARIABLE, startClickHouseFront, stopClickHouseFront } from './engines.ts';

export type TestClickHouse = {
  clickhouse: ClickHouse;
  database: string;
  url: string;
  drop(): Promise<void>;
};

/**
 * Creates a database on the run's engine. `ownEngine` starts an engine for this file alone (about 1 s and 300 MB). It
 * is needed for the databases `leads`, `export` and `audit`, because concurrent files would share their tables.
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
