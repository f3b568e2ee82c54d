// Statements of one transaction with fewer round trips, for the paths where each costs as much as
// the work. They run in the given order, each with a snapshot of its own.
import { CompiledQuery, type Kysely, type QueryResult, type RawBuilder } from 'kysely';

/** What the connection is asked for in place of one statement. */
export type Together = CompiledQuery & { together: CompiledQuery[] };
export type Later = CompiledQuery & { later: true };

type Row = Record<string, unknown>;

/** Sends them as one message and answers all results. After one that fails none runs, and it throws that one's error. */
export async function together(trx: Kysely<unknown>, statements: RawBuilder<unknown>[]): Promise<QueryResult<Row>[]> {
  const queries = statements.map((statement) => statement.compile(trx));
  const query: Together = { ...CompiledQuery.raw('statements that travel together'), together: queries };
  return (await trx.executeQuery<QueryResult<Row>>(query)).rows;
}

/**
 * Sends it with the transaction's next statement, or when its answer is asked for. If it fails, so
 * does what travels with it; a transaction that is committed has carried it out.
 */
export async function later(trx: Kysely<unknown>, statement: RawBuilder<unknown>): Promise<() => Promise<QueryResult<Row>>> {
  const query: Later = { ...statement.compile(trx), later: true };
  const { rows: [answer] } = await trx.executeQuery<() => Promise<QueryResult<Row>>>(query);
  if (!answer) throw new Error('this connection keeps no statement for later');
  return answer;
}
