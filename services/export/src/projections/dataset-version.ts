// Table dataset_version: which versions of the lead data search has published.
import { sql, type Kysely } from 'kysely';

/** Writes what was received; twice is the same as once. */
export async function addDatasetVersion(
  db: Kysely<unknown>,
  dictId: string,
  version: number,
  activatedAt: string,
): Promise<void> {
  await sql`insert into dataset_version (dict_id, version, activated_at)
    values (${dictId}, ${version}, ${activatedAt}::timestamptz) on conflict (dict_id, version) do nothing`.execute(db);
}

export async function knowsDatasetVersion(db: Kysely<unknown>, dictId: string, version: number): Promise<boolean> {
  const { rows } = await sql`select 1 from dataset_version where dict_id = ${dictId} and version = ${version}`.execute(
    db,
  );
  return rows.length > 0;
}
