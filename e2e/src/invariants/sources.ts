// The stored data that the invariants check, read without the product's code and row security. It comes from a running
// product, a stopped one, or engines of the test.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { ServiceName } from '@leadwright/contracts/topology';
import { openServerClickHouse } from '@leadwright/clickhouse/clickhouse.server';
import { startEmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { startClickHouseFront, stopClickHouseFront } from '@leadwright/testing/engines';

/** Each service has a database. */
export type DatabaseName = ServiceName;

export type Sources = {
  /** Superuser address of a service's database. */
  url(database: DatabaseName): string;
  query<Row extends object>(database: DatabaseName, sql: string, values?: unknown[]): Promise<Row[]>;
  /** Rows of ClickHouse; absent while another process holds the engine's folder. */
  leads?: <Row extends object>(sql: string, params?: Record<string, string | number>) => Promise<Row[]>;
  /** The stored bytes of a finished file; `undefined` if there is none. */
  file(key: string): Promise<Buffer | undefined>;
  close(): Promise<void>;
};

export type SourceAddresses = {
  url: (database: DatabaseName) => string;
  clickhouseUrl?: string;
  file: Sources['file'];
};

/** Opens sources; nothing connects before the first query. int8 is returned as a string, bytea as a Buffer. */
export function openSources({ url, clickhouseUrl, file }: SourceAddresses): Sources {
  const pools = new Map<DatabaseName, pg.Pool>();
  const poolOf = (database: DatabaseName): pg.Pool => {
    const pool =
      pools.get(database) ?? new pg.Pool({ connectionString: url(database), max: 2, connectionTimeoutMillis: 10_000 });
    // A test may kill the engine under an idle connection; the next query opens another.
    if (!pools.has(database)) pool.on('error', () => undefined);
    pools.set(database, pool);
    return pool;
  };
  const clickhouse = clickhouseUrl === undefined ? undefined : openServerClickHouse({ url: clickhouseUrl });
  return {
    url,
    file,
    query: async <Row extends object>(database: DatabaseName, sql: string, values: unknown[] = []) =>
      (await poolOf(database).query<Row & pg.QueryResultRow>(sql, values)).rows,
    ...(clickhouse
      ? { leads: <Row extends object>(sql: string, params = {}) => clickhouse.rows<Row>({ sql, params }) }
      : {}),
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
      await clickhouse?.close();
    },
  };
}

/** Of a running embedded product, without ClickHouse, whose folder only one process may open. */
export function runningSources(dataFolder: string): Sources {
  return openSources({ url: (database) => superuserUrl(dataFolder, database), file: fileIn(dataFolder) });
}

/** Of a stopped embedded product: starts its PostgreSQL and ClickHouse, and stops them at `close`. */
export async function stoppedSources(dataFolder: string): Promise<Sources> {
  const postgres = await startEmbeddedPostgres({
    folder: path.join(dataFolder, 'postgres'),
    logger: createLogger('invariants', 'silent'),
  });
  const front = await startClickHouseFront(path.join(dataFolder, 'clickhouse'));
  const sources = openSources({ url: postgres.superuserUrl, clickhouseUrl: front.url, file: fileIn(dataFolder) });
  return {
    ...sources,
    close: async () => {
      await sources.close();
      await stopClickHouseFront(front.child);
      await postgres.stop('fast');
    },
  };
}

/** Address on the server that runs in this data folder. Throws if none runs. */
export function superuserUrl(dataFolder: string, database: string): string {
  const folder = path.join(dataFolder, 'postgres');
  const password = readFileSync(path.join(folder, 'password'), 'utf8').trim();
  // Line 4 of postmaster.pid is the port.
  const port = Number(readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[3]);
  return `postgres://leadwright:${password}@127.0.0.1:${port}/${database}`;
}

/** Reads finished files of an embedded product. */
export function fileIn(dataFolder: string): Sources['file'] {
  return async (key) => {
    const file = path.join(dataFolder, 'objects', key);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
}
