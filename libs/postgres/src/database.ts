// One pool per service and database, with the session limits that keep one stuck transaction from
// holding back every relay of the cluster.
import { Kysely } from 'kysely';
import pg from 'pg';
import { postgresDialect } from './postgres-dialect.ts';
import { endWhenSilent } from './silent-connection.ts';

export type Database = {
  db: Kysely<unknown>;
  pool: pg.Pool;
  /** Where it leads, for connections outside the pool: a lock holder, a listener. */
  url: string;
  /** Throws while it does not answer. */
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
  // The server finds out within a minute that a client is gone without a word.
  'tcp_keepalives_idle=30',
  'tcp_keepalives_interval=3',
];

// PostgreSQL 15 and 16 do not know this limit and would refuse the connection over it.
const transactionLimit = `select set_config('transaction_timeout', '60s', false)
  where current_setting('server_version_num')::int >= 170000`;

async function limitTransactions(client: pg.ClientBase): Promise<void> {
  await client.query(transactionLimit);
}

/** Connection settings with the session limits, for clients outside the pool. `idleMsMax`: the server ends a session that says nothing for so long. */
export function connectionConfig(url: string, { idleMsMax = 0 }: { idleMsMax?: number } = {}): pg.ClientConfig {
  const limits = [...sessionLimits, `idle_session_timeout=${idleMsMax}`];
  return { connectionString: url, types, keepAlive: true, options: limits.map((limit) => `-c ${limit}`).join(' ') };
}

/** How long an answer of PostgreSQL is waited for: three times the longest statement. */
export const SILENT_MS = 15_000;

export type DatabaseOptions = {
  /** Connections, default 10. */
  max?: number;
  /** How long an answer is waited for. */
  silentMs?: number;
  /** How long the server keeps a session that says nothing; default for ever. */
  idleMsMax?: number;
};

/** Opens a pool; nothing connects before the first query. */
export function openDatabase(
  url: string,
  { max = 10, silentMs = SILENT_MS, idleMsMax = 0 }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    ...connectionConfig(url, { idleMsMax }),
    // What is asked for without waiting is sent without waiting: see postgres-dialect.ts.
    pipeline: true,
    max,
    connectionTimeoutMillis: 10_000,
    // The pool waits for it before it hands the connection out, though its type does not say so.
    onConnect: limitTransactions as (client: pg.ClientBase) => void,
  });
  // A connection that breaks is replaced, and the next query on it reports what is wrong. One that
  // is taken out (the relay's) has no listener of the pool's, and an unheard error ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endWhenSilent(client, silentMs);
  });
  const db = new Kysely<unknown>({ dialect: postgresDialect(pool) });
  const health = async (): Promise<void> => void (await pool.query('select 1'));
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely ends only a pool that it has used itself.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, url, health, close };
}

/** A timestamptz as PostgreSQL prints it in UTC, as ISO 8601 with microseconds. */
export function isoFromPostgres(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text);
  if (!match) throw new Error('not a timestamptz in UTC');
  return `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(6, '0')}Z`;
}
