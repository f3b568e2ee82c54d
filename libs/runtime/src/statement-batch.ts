// Statements that travel together: one message to the server and one answer, instead of a round
// trip each. They run in order, each with a snapshot of its own; after one that fails none runs.
import pg from 'pg';
import type { Column, KnownStatement, KnownStatements } from './known-statements.ts';

export type StatementResult = { command: string; changed: number; rows: Record<string, unknown>[] };

export type Statement = {
  known: KnownStatement;
  /** As pg prepares them: text, bytes or null. */
  values: readonly unknown[];
  done: (result: StatementResult) => void;
  failed: (error: Error) => void;
};

// What pg calls on the query it carries out, with the server's messages; its types name only `submit`.
type Running = pg.Submittable & {
  handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }): void;
  handleDataRow(message: { fields: (string | null)[] }): void;
  handleCommandComplete(message: { text: string }): void;
  handleEmptyQuery(): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
};

type Types = Pick<pg.ClientBase, 'getTypeParser'>;

/** What `client.query` takes. Each statement is told its own result, or the error of the first that failed. */
export function batchOf(statements: Statement[], all: KnownStatements, types: Types): Running {
  const results: StatementResult[] = [];
  let columns: Column[] | undefined;
  let rows: Record<string, unknown>[] = [];
  // The server's messages are about the first statement that is not complete.
  const current = (): KnownStatement | undefined => statements[results.length]?.known;
  const complete = (command: string, changed: number): void => {
    const known = current();
    if (known?.name !== undefined) {
      known.prepared = true;
      known.columns = columns ?? known.columns ?? [];
    }
    results.push({ command, changed, rows });
    columns = undefined;
    rows = [];
  };
  const settleCompleted = (upTo: number): void => statements.slice(0, upTo).forEach(({ done }, i) => done(results[i] ?? { command: '', changed: 0, rows: [] }));
  return {
    submit: (connection) => {
      connection.stream.write(messageOf(statements));
    },
    handleRowDescription: ({ fields }) => {
      columns = fields.map(({ name, dataTypeID }) => ({ name, parse: types.getTypeParser(dataTypeID, 'text') as Column['parse'] }));
    },
    handleDataRow: ({ fields }) => {
      rows.push(rowOf(columns ?? current()?.columns ?? [], fields));
    },
    handleCommandComplete: ({ text }) => {
      const [command = '', ...counts] = text.split(' ');
      complete(command, Number(counts.at(-1) ?? 0));
    },
    handleEmptyQuery: () => complete('', 0),
    handleReadyForQuery: () => settleCompleted(statements.length),
    handleError: (error) => {
      // The end of the exchange can fail too, after its last statement: then that one has.
      const first = Math.min(results.length, statements.length - 1);
      settleCompleted(first);
      const [failed] = statements.slice(first);
      if (failed) all.failed(failed.known, error);
      for (const statement of statements.slice(first)) statement.failed(error);
    },
  };
}

function rowOf(columns: Column[], fields: (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  columns.forEach(({ name, parse }, i) => {
    const text = fields[i] ?? null;
    row[name] = text === null ? null : parse(text);
  });
  return row;
}

type Writer = {
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { portal: string }): void;
  sync(): void;
};

// In one piece, because each write to the socket costs as much as all of them do together.
function messageOf(statements: Statement[]): Buffer {
  const parts: Buffer[] = [];
  const writer = Object.create(pg.Connection.prototype, { _send: { value: (part: Buffer) => parts.push(part) } }) as Writer;
  const parsed = new Set<string>();
  for (const { known, values } of statements) {
    const { text, name = '', prepared, columns } = known;
    if (name === '' || !(prepared || parsed.has(name))) writer.parse({ name, text });
    parsed.add(name);
    writer.bind({ statement: name, values });
    if (!columns) writer.describe({ type: 'P', name: '' });
    writer.execute({ portal: '' });
  }
  writer.sync();
  return Buffer.concat(parts);
}
