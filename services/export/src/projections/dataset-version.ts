import { sql, type Kysely } from 'kysely';

type DatasetVersion = { dictId: string; version: number; activatedAt: string; madeUp: boolean };

/** Twice is the same as once. */
export async function addDatasetVersion(
  db: Kysely<unknown>,
  { dictId, version, activatedAt, madeUp }: DatasetVersion,
): Promise<void> {
  await sql`insert into dataset_version (dict_id, version, activated_at, made_up)
    values (${dictId}, ${version}, ${activatedAt}::timestamptz, ${madeUp})
    on conflict (dict_id, version) do nothing`.execute(db);
}

/** Null where none was published. */
export async function newestDatasetVersion(db: Kysely<unknown>, dictId: string): Promise<number | null> {
  const { rows } = await sql<{ version: string }>`select version from dataset_version where dict_id = ${dictId}
    order by activated_at desc, version desc limit 1`.execute(db);
  return rows[0] ? Number(rows[0].version) : null;
}

export async function knowsDatasetVersion(db: Kysely<unknown>, dictId: string, version: number): Promise<boolean> {
  const { rows } = await sql`select 1 from dataset_version where dict_id = ${dictId} and version = ${version}`.execute(
    db,
  );
  return rows.length > 0;
}
