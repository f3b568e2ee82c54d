// One statement writes several tables: this runs in every command, and each statement costs as much as its work.
import { sendWithoutWaiting } from '@leadwright/postgres/pipelining';
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** A statement that returns a row for each row it writes, and how many those have to be. Another part may read them by its name. */
export type Part = { name: string; statement: RawBuilder<unknown>; rows: number };

/** A part that writes too few rows fails the commit: a missing balance or lot must not be passed over in silence. */
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
