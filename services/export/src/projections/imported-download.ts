import { sql, type Kysely } from 'kysely';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { DownloadImported } from '../domain/imported-download.ts';

/** Every write names its row, so writing twice changes nothing. */
export const projectImportedDownload = projectionOf<DownloadImported>({
  DownloadImported: async (event, { accountId, effectiveAt }, db) => {
    await sql`insert into imported_download (account_id, download_id, dict_id, name, rows, multiplier_hundredths, archived,
        reported, reason, person_id, made_at)
      values (${accountId}, ${event.downloadId}, ${event.dictId}, ${event.name}, ${event.rows}, ${event.multiplierHundredths},
        ${event.archived}, ${event.reported}, ${event.reason}, ${event.personId}, ${effectiveAt}::timestamptz)
      on conflict (account_id, download_id) do nothing`.execute(db);
  },
});

export type ImportedDownload = Omit<DownloadImported, 'type' | 'effectiveAt'> & { madeAt: string };

type Row = Omit<ImportedDownload, 'rows'> & { rows: string };

const LIST_MAX = 1000;

/** An account's, newest first, at most 1,000; the transaction's scope must hold the account. */
export async function listImported(db: Kysely<unknown>, accountId: string): Promise<ImportedDownload[]> {
  const { rows } = await sql<Row>`select download_id as "downloadId", dict_id as "dictId", name, rows,
      multiplier_hundredths as "multiplierHundredths", archived, reported, reason, person_id as "personId",
      made_at as "madeAt"
    from imported_download where account_id = ${accountId} order by made_at desc, download_id desc limit ${LIST_MAX}`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, rows: Number(row.rows), madeAt: isoFromPostgres(row.madeAt) }));
}

export async function knownImported(db: Kysely<unknown>, accountId: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select download_id as id from imported_download
    where account_id = ${accountId} and download_id = any(${ids}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
