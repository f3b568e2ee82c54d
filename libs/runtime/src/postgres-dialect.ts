// Kysely on pg with fewer round trips: `begin` travels with a transaction's first statement, what is
// asked for together or for later travels in one message, and what is used often is prepared. What a
// transaction does, and in which order, is the same.
import {
  CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler,
  type DatabaseConnection, type Dialect, type Driver, type QueryResult, type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { knownStatements, type KnownStatements } from './known-statements.ts';
import { batchOf, type Statement, type StatementResult } from './statement-batch.ts';
import type { Later, Together } from './together.ts';

type Session = DatabaseConnection & {
  begin(text: string): void;
  /** With what still waits. */
  commit(): Promise<void>;
  /** Without it. */
  rollback(): Promise<void>;
  release(): void;
};

type Result = QueryResult<Record<string, unknown>>;

// Before anything is sent: a value that cannot be written must fail its statement, not the connection.
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** The pool stays the caller's to look at; `destroy` ends it. */
export function postgresDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOf(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driverOf(pool: pg.Pool): Driver {
  const known = new WeakMap<pg.PoolClient, KnownStatements>();
  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      const client = await pool.connect();
      const ofClient = known.get(client) ?? knownStatements();
      known.set(client, ofClient);
      return sessionOn(client, ofClient);
    },
    beginTransaction: async (connection, settings) => (connection as Session).begin(beginText(settings)),
    commitTransaction: (connection) => (connection as Session).commit(),
    rollbackTransaction: (connection) => (connection as Session).rollback(),
    releaseConnection: async (connection) => (connection as Session).release(),
    destroy: () => pool.end(),
  };
}

function beginText({ isolationLevel, accessMode }: TransactionSettings): string {
  return ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');
}

function sessionOn(client: pg.PoolClient, known: KnownStatements): Session {
  // Statements that nobody waits for yet: they travel with the next one.
  let waiting: Statement[] = [];
  let inTransaction = false;

  const add = (text: string, values: readonly unknown[] = []): Promise<Result> => {
    const settled = new Promise<Result>((done, reject) => {
      waiting.push({ known: known.use(text), values: values.map(prepareValue), done: (result) => done(resultOf(result)), failed: reject });
    });
    // Whoever waits for it still hears; that nobody does is no reason to end the process.
    settled.catch(() => undefined);
    return settled;
  };
  const send = (): void => {
    if (waiting.length > 0) client.query(batchOf(waiting, known, client));
    waiting = [];
  };
  const run = (queries: readonly CompiledQuery[]): Promise<Result[]> => {
    const results = queries.map(({ sql, parameters }) => add(sql, parameters));
    send();
    return Promise.all(results).catch(fromHere);
  };
  const answerLater = ({ sql, parameters }: CompiledQuery): (() => Promise<Result>) => {
    const result = add(sql, parameters);
    return () => {
      send();
      return result.catch(fromHere);
    };
  };

  return {
    begin: (text) => {
      inTransaction = true;
      void add(text);
    },
    commit: async () => {
      await run([CompiledQuery.raw('commit')]);
      inTransaction = false;
    },
    rollback: async () => {
      // What waits is not wanted any more, and if it failed now, the rollback behind it would not be carried out.
      for (const { failed } of waiting) failed(new Error('the transaction was rolled back'));
      waiting = [];
      await run([CompiledQuery.raw('rollback')]);
      inTransaction = false;
    },
    release: () => client.release(),
    executeQuery: async <Row>(query: CompiledQuery | Together | Later): Promise<QueryResult<Row>> => {
      const special = 'together' in query || 'later' in query;
      // Together they would be one transaction, and whoever asks for that shall say so.
      if (special && !inTransaction) throw new Error('statements travel together in a transaction only');
      if ('later' in query) return { rows: [answerLater(query)] as Row[] };
      if ('together' in query) return { rows: (await run(query.together)) as Row[] };
      const [result] = await run([query]);
      return result as QueryResult<Row>;
    },
    streamQuery: () => {
      throw new Error('rows are not streamed; read them in pages');
    },
  };
}

function resultOf({ command, changed, rows }: StatementResult): Result {
  return CHANGES.has(command) ? { rows, numAffectedRows: BigInt(changed) } : { rows };
}

// The stack of a server's error would begin in the socket; this one leads to who asked.
function fromHere(error: unknown): never {
  if (error instanceof Error) Error.captureStackTrace(error, fromHere);
  throw error;
}
