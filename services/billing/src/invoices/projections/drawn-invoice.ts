// Which files of invoices stand in the object store. Written before the file, so that none is left there unknown.
import { sql, type Kysely } from 'kysely';

/** Marks a file as drawn now; again where it stands already. */
export async function markDrawn(db: Kysely<unknown>, accountId: string, key: string): Promise<void> {
  await sql`insert into drawn_invoice (object_key, account_id) values (${key}, ${accountId})
    on conflict (object_key) do update set drawn_at = excluded.drawn_at`.execute(db);
}

/** So many at once. */
export const DRAWN_AT_ONCE = 500;

export async function drawnBefore(db: Kysely<unknown>, before: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select object_key as key from drawn_invoice
    where drawn_at < ${before} order by drawn_at limit ${DRAWN_AT_ONCE}`.execute(db);
  return rows.map(({ key }) => key);
}

/** False for one that was marked again meanwhile. */
export async function forgetDrawn(db: Kysely<unknown>, key: string, before: Date): Promise<boolean> {
  const { rows } =
    await sql`delete from drawn_invoice where object_key = ${key} and drawn_at < ${before} returning object_key`.execute(
      db,
    );
  return rows.length === 1;
}
