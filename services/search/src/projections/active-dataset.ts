// The stored version never decreases, so a replay from the beginning ends where it was.
import { isoFromPostgres } from '@leadwright/postgres/database';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import { sql, type Kysely } from 'kysely';
import type { DatasetEvent } from '../domain/dataset.ts';

export type ActiveDataset = { dictId: string; version: number; rows: number; source: string };

export const projectActiveDataset = projectionOf<DatasetEvent>({
  DatasetActivated: async ({ dictId, version, rows, source }, { effectiveAt }, db) => {
    await sql`insert into active_dataset (dict_id, dataset_version, rows, source, activated_at)
    values (${dictId}, ${version}, ${rows}, ${source}, ${effectiveAt}::timestamptz)
    on conflict (dict_id) do update set dataset_version = excluded.dataset_version, rows = excluded.rows,
      source = excluded.source, activated_at = excluded.activated_at
    where active_dataset.dataset_version <= excluded.dataset_version`.execute(db);
  },
});

type Row = { dict_id: string; dataset_version: string; rows: string; source: string };

type Listed = ActiveDataset & { activatedAt: string };

/** Of every kind that has one. */
export async function listActiveDatasets(db: Kysely<unknown>): Promise<Listed[]> {
  const { rows } = await sql<Row & { activated_at: string }>`select dict_id, dataset_version, rows, source, activated_at
    from active_dataset order by dict_id`.execute(db);
  return rows.map((row) => ({ ...activeOf(row), activatedAt: isoFromPostgres(row.activated_at) }));
}

const activeOf = (row: Row): ActiveDataset => ({
  dictId: row.dict_id,
  version: Number(row.dataset_version),
  rows: Number(row.rows),
  source: row.source,
});

/** Undefined if none was ever activated. */
export async function readActiveDataset(db: Kysely<unknown>, dictId: string): Promise<ActiveDataset | undefined> {
  const { rows } =
    await sql<Row>`select dict_id, dataset_version, rows, source from active_dataset where dict_id = ${dictId}`.execute(
      db,
    );
  const row = rows[0];
  return row && activeOf(row);
}
