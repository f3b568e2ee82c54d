// Pipelined statements of one transaction, for paths where a round trip costs as much as the work.
// They run in the given order, each with its own snapshot.
import { CompiledQuery, type Kysely, type QueryResult, type RawBuilder } from 'kysely';

/** Passed to the connection in place of a single statement. */
export type Pipelined = CompiledQuery & { pipelined: CompiledQuery[] };
export type SentWithoutWaiting = CompiledQuery & { unawaited: true };
export type Gathered = CompiledQuery & { gathered: { into: object; statement: (rows: unknown[]) => CompiledQuery } };

/** Rows that wait in a connection; once they are written, or given up, no more are taken. */
export type Kept = { rows: unknown[]; open: boolean };

/** Rows of one kind, written by one statement that has one text for any number of them. */
export type Gathering<Row> = (rows: Row[]) => RawBuilder<unknown>;

type Row = Record<string, unknown>;

/** Sends the statements without awaiting in between, and returns all results. Throws the first error; none after it takes effect. */
export async function pipelined(trx: Kysely<unknown>, statements: RawBuilder<unknown>[]): Promise<QueryResult<Row>[]> {
  const queries = statements.map((statement) => statement.compile(trx));
  const query: Pipelined = { ...CompiledQuery.raw('statements that travel together'), pipelined: queries };
  return (await trx.executeQuery<QueryResult<Row>>(query)).rows;
}

/**
 * Sends a statement without awaiting it; call the result to await the response. If it fails, so does
 * everything after it, including the commit; a committed transaction has executed it.
 */
export async function sendWithoutWaiting(
  trx: Kysely<unknown>,
  statement: RawBuilder<unknown>,
): Promise<() => Promise<QueryResult<Row>>> {
  const query: SentWithoutWaiting = { ...statement.compile(trx), unawaited: true };
  const {
    rows: [answer],
  } = await trx.executeQuery<() => Promise<QueryResult<Row>>>(query);
  if (!answer) throw new Error('this connection cannot pipeline');
  return answer;
}

// Where the rows of a transaction wait: asking the connection for each row costs more than the row.
const keptIn = new WeakMap<Kysely<unknown>, Map<object, Kept>>();

/**
 * Keeps a row until the transaction asks for anything else or is committed: then all rows kept for
 * `into` are written by one statement, before it. If that fails, so does everything behind it.
 */
export async function gather<Row>(trx: Kysely<unknown>, into: Gathering<Row>, row: Row): Promise<void> {
  let kept = keptIn.get(trx)?.get(into);
  // Asked again if the rows were written while this one waited for its place.
  while (!kept?.open) kept = await keep(trx, into);
  kept.rows.push(row);
}

async function keep<Row>(trx: Kysely<unknown>, into: Gathering<Row>): Promise<Kept> {
  const statement = (rows: unknown[]): CompiledQuery => into(rows as Row[]).compile(trx);
  const query: Gathered = { ...CompiledQuery.raw('rows that are kept'), gathered: { into, statement } };
  const {
    rows: [kept],
  } = await trx.executeQuery<Kept>(query);
  if (!kept) throw new Error('this connection keeps no rows');
  keptIn.set(trx, (keptIn.get(trx) ?? new Map<object, Kept>()).set(into, kept));
  return kept;
}
