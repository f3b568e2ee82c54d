// Several tables are written by one statement, because this runs in every command of the ledger and each statement
// costs as much as its work. Its parts are named: each file of a table has its own.
import { sendWithoutWaiting } from '@leadwright/postgres/pipelining';
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** A statement that returns a row for each row it writes, and how many those have to be. Another part may read them by its name. */
export type Part = { name: string; statement: RawBuilder<unknown>; rows: number };

/**
 * Sends the parts without waiting. One that writes fewer rows than it has to fails the commit: a balance or a lot that
 * is not there would otherwise be passed over in silence. A part without rows is left out.
 */
export async function writeTogether(db: Kysely<unknown>, events: string[], parts: Part[]): Promise<void> {
  const written = parts.filter(({ rows }) => rows > 0);
  if (written.length === 0) return;
  const tables = written.map(({ name, statement }) => sql`${sql.raw(name)} as (${statement})`);
  const missing = written.map(({ name, rows }) => sql`(select count(*) from ${sql.raw(name)}) <> ${rows}`);
  await sendWithoutWaiting(
    db,
    sql`with ${sql.join(tables)}
    select public.refused('one of the events ' || ${events.join(', ')}::text || ' moves leads of a balance or a lot that is not there')
    where ${sql.join(missing, sql` or `)}`,
  );
}
