// Two adapters (embedded engine, server) pass one contract suite. Values travel as `{name:Type}` parameters only.

export type ParamValue = string | number | boolean | bigint | null | readonly (string | number)[];

export type Statement = {
  sql: string;
  params?: Record<string, ParamValue>;
  /** The query's id in the engine's process list; generated when absent. */
  id?: string;
  /** Aborting ends the query in the engine, not only the wait for it. */
  signal?: AbortSignal;
  maxSeconds?: number;
  settings?: Record<string, string | number>;
};

export class QueryTimeoutError extends Error {}
export class QueryAbortedError extends Error {}
/** Any other failure; `code` is ClickHouse's error number where it gave one. */
export class QueryFailedError extends Error {
  readonly code: number | undefined;
  constructor(message: string, code: number | undefined, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export type ClickHouse = {
  command(statement: Statement): Promise<void>;
  /** A small result as objects; 64-bit integers arrive as numbers below 2^53, else as text. */
  rows<Row>(statement: Statement): Promise<Row[]>;
  /** The result's bytes in `format`, in bounded memory; ends with an error if the engine's does. */
  stream(statement: Statement & { format: string }): AsyncIterable<Uint8Array>;
  /** Inserts objects (JSONEachRow). One call is one block: all of it or none. */
  insert(table: string, rows: readonly object[]): Promise<void>;
  /** So many rows that are JSON lines already. One call is one block, too. */
  insertLines(table: string, lines: Uint8Array, rows: number): Promise<void>;
  /** Our queries that run in the engine, without this one. */
  running(): Promise<{ id: string; seconds: number; sql: string }[]>;
  health(): Promise<void>;
  /** Waits for running statements, cancels them after `drainMs`, then closes. */
  close(drainMs?: number): Promise<void>;
};
