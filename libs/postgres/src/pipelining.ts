// Pipelined statements of one transaction run in the given order, each with its own snapshot.
import { CompiledQuery, type Kysely, type QueryResult, type RawBuilder } from 'kysely';

/** Passed to the connection in place of a single statement. */
export type Pipelined = CompiledQuery & { pipelined: CompiledQuery[] };
export type SentWithoutWaiting = CompiledQuery & { unawaited: true };

type Row = Record<string, unknown>;

/** Sends the statements without awaiting in between, and returns all results. Throws the first error; none after it takes effect. */
export async function pipelined(trx: Kysely<unknown>, statements: RawBuilder<unknown>[]): Promise<QueryResult<Row>[]> {
  const queries = statements.map((statement) => statement.compile(trx));
  const query: Pipelined = { ...CompiledQuery.raw('statements that travel together'), pipelined: queries };
  return (await trx.executeQuery<QueryResult<Row>>(query)).rows;
}

/** Call the result to await the response. If it fails, so does everything after it, the commit included. */
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

/** Statements asked at the same moment share a round trip, where `execute` would wait for one after the other. */
export async function askBeside<Asked>(trx: Kysely<unknown>, statement: RawBuilder<Asked>): Promise<{ rows: Asked[] }> {
  const answer = await sendWithoutWaiting(trx, statement);
  return { rows: (await answer()).rows as Asked[] };
}
