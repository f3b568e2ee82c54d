// By pg's pipeline mode: statements issued without awaiting share a round trip, and `begin` goes with the first one.
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import type { SentWithoutWaiting, Pipelined } from './pipelining.ts';
import type { WakeAfterCommit, Wakes } from './wakes.ts';

type Result = QueryResult<Record<string, unknown>>;

type Session = DatabaseConnection & {
  begin(text: string): void;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  release(): void;
};

// All clients of the pool are `Client`s, though its type says less.
type PooledClient = pg.PoolClient & Pick<pg.Client, 'connection'>;

/** Bound on prepared statements: each costs some tens of kilobytes per connection. */
const TEXTS_MAX = 200;

/** The commit failed, so its outcome is unknown: the transaction may be committed. `cause` is the error. */
export class CommitError extends Error {
  constructor(cause: unknown) {
    super('the commit failed, or was not answered', { cause });
  }
}

const FEATURE_NOT_SUPPORTED = '0A000';
const INVALID_STATEMENT_NAME = '26000';
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** The pool's clients use `pipeline: true`; `destroy` ends the pool. */
export function postgresDialect(pool: pg.Pool, wakes: Wakes): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOf(pool, wakes),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driverOf(pool: pg.Pool, wakes: Wakes): Driver {
  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => sessionOn((await pool.connect()) as PooledClient, wakes),
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

function sessionOn(client: PooledClient, wakes: Wakes): Session {
  let inTransaction = false;
  const woken = new Set<string>();
  const { send, settled, commit, quiet } = pipelineOf(client);
  const ask = (query: CompiledQuery): Promise<Result> => send(prepared(query));
  return {
    begin: (text) => {
      inTransaction = true;
      woken.clear();
      void send({ text });
    },
    commit: () => {
      // Whatever the outcome, the transaction is over.
      inTransaction = false;
      // Also after an error: it may be committed, and whoever is woken for nothing finds nothing.
      return commit().finally(() => woken.forEach((name) => wakes.wake(name)));
    },
    rollback: async () => {
      if (!inTransaction) return;
      await quiet();
      await settled(send({ text: 'rollback' }));
      inTransaction = false;
    },
    release: () => client.release(),
    executeQuery: async <Row>(
      query: CompiledQuery | Pipelined | SentWithoutWaiting | WakeAfterCommit,
    ): Promise<QueryResult<Row>> => {
      if ('wakes' in query) {
        if (inTransaction) woken.add(query.wakes);
        else wakes.wake(query.wakes);
        return { rows: [] };
      }
      const special = 'pipelined' in query || 'unawaited' in query;
      // Outside a transaction the first statement could take effect and the second fail.
      if (special && !inTransaction) throw new Error('statements travel together in a transaction only');
      if ('unawaited' in query) {
        const result = ask(query);
        return { rows: [() => settled(result)] as Row[] };
      }
      if ('pipelined' in query) return { rows: (await settled(Promise.all(query.pipelined.map(ask)))) as Row[] };
      return (await settled(ask(query))) as QueryResult<Row>;
    },
    streamQuery: () => {
      throw new Error('rows are not streamed; read them in pages');
    },
  };
}

type Pipeline = {
  send(statement: Statement): Promise<Result>;
  /** The results, if every statement sent before succeeded; else the first error. */
  settled<Value>(results: Promise<Value>): Promise<Value>;
  commit(): Promise<void>;
  /** Resolves when every sent statement has a response, of either kind. */
  quiet(): Promise<void>;
};

function pipelineOf(client: PooledClient): Pipeline {
  const inOnePiece = piecesOn(client.connection);
  // Statements sent and not yet awaited. A later one takes effect only if all of them succeed.
  let open: Promise<unknown>[] = [];

  const send = (statement: Statement): Promise<Result> => {
    inOnePiece();
    const result = answerOf(client, statement);
    // Awaiting it later still throws; until then, an unhandled rejection must not end the process.
    result.catch((error: unknown) => forget(statement.text, error));
    open.push(result);
    return result;
  };
  return {
    send,
    // Report the first error: later ones only say that the transaction is aborted.
    settled: async (results) => {
      const before = open;
      results.catch(() => undefined); // told by the one before it
      try {
        await Promise.all(before);
        return await results;
      } catch (error) {
        return fromHere(error);
      } finally {
        open = open.filter((each) => !before.includes(each));
      }
    },
    commit: async () => {
      const before = Promise.all(open);
      open = [];
      inOnePiece();
      const answer = client.query('commit');
      answer.catch(() => undefined); // told by the one before it
      try {
        await before;
      } catch (error) {
        await answer.catch(() => undefined);
        // After an error response the server skips every later statement.
        if (error instanceof pg.DatabaseError) return fromHere(error);
        throw new CommitError(error);
      }
      const { command } = await answer.catch((error: unknown) => {
        throw new CommitError(error);
      });
      // The caller ignored an earlier error and committed anyway.
      if (command !== 'COMMIT') throw new Error('a statement of this transaction had failed: nothing of it was kept');
    },
    quiet: async () => {
      await Promise.allSettled(open);
      open = [];
    },
  };
}

// Corks the socket, so that the statements of one turn go out in one write: each is a system call.
function piecesOn({ stream }: pg.Connection): () => void {
  let corked = false;
  return () => {
    if (corked) return;
    corked = true;
    stream.cork();
    process.nextTick(() => {
      corked = false;
      stream.uncork();
    });
  };
}

// pg copies a config by its property descriptors and wraps the promise for a stack trace: our query does neither.
function answerOf(client: PooledClient, { name, text, values }: Statement): Promise<Result> {
  return new Promise((resolve, reject) => {
    const query: pg.Query & { name?: string | undefined } = new pg.Query(text, values, (error, result) =>
      error ? reject(error) : resolve(resultOf(result)),
    );
    query.name = name;
    client.query(query);
  });
}

type Statement = { name?: string | undefined; text: string; values?: unknown[] | undefined };

// Statement texts are ours and few, so the server keeps them as named prepared statements.
const names = new Map<string, string>();
let named = 0;

function prepared({ sql: text, parameters }: CompiledQuery): Statement {
  let name = names.get(text);
  if (name === undefined && names.size < TEXTS_MAX) {
    name = `s${(named += 1)}`;
    names.set(text, name);
  }
  return { name, text, values: [...parameters] };
}

// After a migration a cached plan may no longer match its result type; prepare it under a new name.
function forget(text: string, error: unknown): void {
  const { code } = error as { code?: unknown };
  if (code === FEATURE_NOT_SUPPORTED || code === INVALID_STATEMENT_NAME) names.delete(text);
}

function resultOf({ command, rowCount, rows }: pg.QueryResult<Record<string, unknown>>): Result {
  return CHANGES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
}

// A server error's stack would begin in the socket; this one leads to the caller.
function fromHere(error: unknown): never {
  if (error instanceof Error) Error.captureStackTrace(error, fromHere);
  throw error;
}
