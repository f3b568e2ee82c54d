// Session limits keep a stuck transaction from holding back the transaction horizon, and with it every relay.
import { Kysely } from 'kysely';
import pg from 'pg';
import { Client } from './client.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { endWhenSilent } from './silent-connection.ts';
import { createWakes, type Wakes } from './wakes.ts';

export type Database = {
  db: Kysely<unknown>;
  pool: pg.Pool;
  /** Connection string, for connections outside the pool: a lock holder, a listener. */
  url: string;
  wakes: Wakes;
  health(): Promise<void>;
  close(): Promise<void>;
};

const TIMESTAMPTZ = 1184;

// A Date holds milliseconds only: text keeps the microseconds that the log is hashed over.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === TIMESTAMPTZ
      ? (text: string) => text
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const sessionLimits = [
  'lock_timeout=2s',
  'statement_timeout=5s',
  'idle_in_transaction_session_timeout=15s',
  'synchronous_commit=on',
  'timezone=UTC',
  // The server detects a vanished client within a minute.
  'tcp_keepalives_idle=30',
  'tcp_keepalives_interval=3',
];

// PostgreSQL 15 and 16 lack this setting and would refuse the connection.
const transactionLimit = `select set_config('transaction_timeout', '60s', false)
  where current_setting('server_version_num')::int >= 170000`;

async function limitTransactions(client: pg.ClientBase): Promise<void> {
  await client.query(transactionLimit);
}

/** Connection settings with the session limits, for clients outside the pool. `idleMsMax`: how long a session may be idle. */
export function connectionConfig(url: string, { idleMsMax = 0 }: { idleMsMax?: number } = {}): pg.ClientConfig {
  const limits = [...sessionLimits, `idle_session_timeout=${idleMsMax}`];
  return { connectionString: url, types, keepAlive: true, options: limits.map((limit) => `-c ${limit}`).join(' ') };
}

/** How long a response may be overdue: three times the statement timeout. */
export const SILENT_MS = 15_000;

export const CONNECT_MS_MAX = 10_000;

export type DatabaseOptions = {
  /** Connections, default 10. */
  max?: number;
  /** Connections that stay open while nothing is asked, once they are; default 0. */
  keptOpen?: number;
  silentMs?: number;
  /** How long the server keeps an idle session; unlimited by default. */
  idleMsMax?: number;
};

/** Opens a pool; nothing connects before the first query. */
export function openDatabase(
  url: string,
  { max = 10, keptOpen = 0, silentMs = SILENT_MS, idleMsMax = 0 }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    Client,
    ...connectionConfig(url, { idleMsMax }),
    // Send statements without waiting for earlier responses: see postgres-dialect.ts.
    pipeline: true,
    max,
    min: keptOpen,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    // The pool awaits this before it hands out the connection, though its type does not say so.
    onConnect: ((client: pg.ClientBase) => {
      // Before the first statement: the pool's own limit ends with the greeting.
      endWhenSilent(client, silentMs);
      return limitTransactions(client);
    }) as (client: pg.ClientBase) => void,
  });
  // A checked-out connection (the relay's) has no listener of the pool, and an unhandled error ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const wakes = createWakes();
  const db = new Kysely<unknown>({ dialect: postgresDialect(pool, wakes) });
  const health = async (): Promise<void> => void (await pool.query('select 1'));
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely ends only a pool that it has used itself.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, url, wakes, health, close };
}

/** A timestamptz as PostgreSQL prints it in UTC, as ISO 8601 with microseconds. */
export function isoFromPostgres(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text);
  if (!match) throw new Error('not a timestamptz in UTC');
  return `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(6, '0')}Z`;
}
