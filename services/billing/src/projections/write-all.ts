// A write to a row that is not there would be passed over in silence: here it undoes the transaction instead.
import { later } from '@leadwright/postgres/together';
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** A statement that returns a row for each row it writes, and how many those have to be. */
export type Rows = { statement: RawBuilder<unknown>; count: number };

/** Sends the statement without waiting: one that writes fewer rows fails the commit. Nothing is sent for no rows. */
export async function writeAll(db: Kysely<unknown>, events: string[], { statement, count }: Rows): Promise<void> {
  if (count === 0) return;
  await later(
    db,
    sql`with written as (${statement})
    select public.refused('one of the events ' || ${events.join(', ')}::text || ' moves leads of a balance or a lot that is not there')
    where (select count(*) from written) <> ${count}`,
  );
}
