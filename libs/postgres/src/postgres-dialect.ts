// Kysely on pg with fewer round trips: the connection is in pg's pipeline mode, so what is asked for
// without waiting travels together. `begin` travels with a transaction's first statement. What a
// transaction does, and in which order, is the same.
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
import type { Gathered, Kept, Later, Together } from './together.ts';

type Result = QueryResult<Record<string, unknown>>;

type Session = DatabaseConnection & {
  begin(text: string): void;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  release(): void;
};

// The pool's clients are all of them `Client`s; its type says less.
type PooledClient = pg.PoolClient & Pick<pg.Client, 'connection'>;

/** The server keeps a plan of each on each connection, some tens of kilobytes. */
const TEXTS_MAX = 200;

/** The commit itself did not succeed: nobody knows whether the transaction was committed. `cause` says what was heard. */
export class CommitError extends Error {
  constructor(cause: unknown) {
    super('the commit failed, or was not answered', { cause });
  }
}

const FEATURE_NOT_SUPPORTED = '0A000';
const INVALID_STATEMENT_NAME = '26000';
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** The pool's clients are made with `pipeline: true`; `destroy` ends the pool. */
export function postgresDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOf(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driverOf(pool: pg.Pool): Driver {
  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => sessionOn((await pool.connect()) as PooledClient),
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

function sessionOn(client: PooledClient): Session {
  let inTransaction = false;
  const { send, settled, commit, quiet } = pipelineOf(client);
  const kept = new Map<object, Kept & Pick<Gathered['gathered'], 'statement'>>();
  const takeKept = () => {
    const taken = [...kept.values()];
    for (const each of taken) each.open = false;
    kept.clear();
    return taken;
  };
  // What comes next may read what was kept.
  const writeKept = (): void => {
    for (const { rows, statement } of takeKept()) void ask(statement(rows));
  };
  const ask = (query: CompiledQuery): Promise<Result> => send(prepared(query));
  return {
    begin: (text) => {
      inTransaction = true;
      void send({ text });
    },
    commit: () => {
      writeKept();
      // Whatever comes of it, there is no transaction any more.
      inTransaction = false;
      return commit();
    },
    rollback: async () => {
      takeKept();
      if (!inTransaction) return;
      await quiet();
      await settled(send({ text: 'rollback' }));
      inTransaction = false;
    },
    release: () => client.release(),
    executeQuery: async <Row>(query: CompiledQuery | Together | Later | Gathered): Promise<QueryResult<Row>> => {
      const special = 'together' in query || 'later' in query || 'gathered' in query;
      // Outside a transaction the first could take effect and the second fail.
      if (special && !inTransaction) throw new Error('statements travel together in a transaction only');
      if ('gathered' in query) {
        const { into, statement } = query.gathered;
        const keeping = kept.get(into) ?? { rows: [], open: true, statement };
        kept.set(into, keeping);
        return { rows: [keeping] as Row[] };
      }
      writeKept();
      if ('later' in query) {
        const result = ask(query);
        return { rows: [() => settled(result)] as Row[] };
      }
      if ('together' in query) return { rows: (await settled(Promise.all(query.together.map(ask)))) as Row[] };
      return (await settled(ask(query))) as QueryResult<Row>;
    },
    streamQuery: () => {
      throw new Error('rows are not streamed; read them in pages');
    },
  };
}

type Pipeline = {
  send(config: pg.QueryConfig): Promise<Result>;
  /** What these come to, if everything sent before them succeeds; else why it did not. */
  settled<Value>(results: Promise<Value>): Promise<Value>;
  commit(): Promise<void>;
  /** When all that was sent is answered, however. */
  quiet(): Promise<void>;
};

function pipelineOf(client: PooledClient): Pipeline {
  const inOnePiece = piecesOn(client.connection);
  // What was sent and not yet waited for. A statement is carried out only if all of these are.
  let open: Promise<unknown>[] = [];

  const send = (config: pg.QueryConfig): Promise<Result> => {
    inOnePiece();
    const result = client.query<Record<string, unknown>>(config).then(resultOf);
    // Whoever waits for it still hears; that nobody does yet is no reason to end the process.
    result.catch((error: unknown) => forget(config.text, error));
    open.push(result);
    return result;
  };
  return {
    send,
    // The first that failed is what went wrong: those behind it only say that the transaction is aborted.
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
        // The server's answer to a statement means that it did nothing of what came behind it.
        if (error instanceof pg.DatabaseError) return fromHere(error);
        throw new CommitError(error);
      }
      const { command } = await answer.catch((error: unknown) => {
        throw new CommitError(error);
      });
      // What failed was told to somebody who then went on as if it had not.
      if (command !== 'COMMIT') throw new Error('a statement of this transaction had failed: nothing of it was kept');
    },
    quiet: async () => {
      await Promise.allSettled(open);
      open = [];
    },
  };
}

// What is asked for in one turn leaves in one piece: each piece is a system call, and wakes the server.
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

// Texts are written by us and few: the server keeps their plans under a name.
const names = new Map<string, string>();
let named = 0;

function prepared({ sql: text, parameters }: CompiledQuery): pg.QueryConfig {
  const values = [...parameters];
  if (!names.has(text) && names.size < TEXTS_MAX) names.set(text, `s${(named += 1)}`);
  const name = names.get(text);
  return name === undefined ? { text, values } : { name, text, values };
}

// After a migration the kept plan no longer fits what it returns: the text begins again under a new name.
function forget(text: string, error: unknown): void {
  const { code } = error as { code?: unknown };
  if (code === FEATURE_NOT_SUPPORTED || code === INVALID_STATEMENT_NAME) names.delete(text);
}

function resultOf({ command, rowCount, rows }: pg.QueryResult<Record<string, unknown>>): Result {
  return CHANGES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
}

// The stack of a server's error would begin in the socket; this one leads to who asked.
function fromHere(error: unknown): never {
  if (error instanceof Error) Error.captureStackTrace(error, fromHere);
  throw error;
}
