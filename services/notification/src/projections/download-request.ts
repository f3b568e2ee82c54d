import { sql, type Kysely } from 'kysely';

export type DownloadRequest = { personId: string; name: string; rows: number | null };

export type NewDownloadRequest = { accountId: string; downloadId: string; personId: string; name: string };

/** Adds the rows by one statement; one that is known stays as it is. */
export async function addDownloadRequests(db: Kysely<unknown>, requests: NewDownloadRequest[]): Promise<void> {
  const column = (name: keyof NewDownloadRequest): string[] => requests.map((request) => request[name]);
  await sql`insert into download_request (account_id, download_id, person_id, name)
    select * from unnest(${column('accountId')}::text[], ${column('downloadId')}::text[], ${column('personId')}::text[], ${column('name')}::text[])
    on conflict (account_id, download_id) do nothing`.execute(db);
}

export async function setDownloadRows(
  db: Kysely<unknown>,
  accountId: string,
  downloadId: string,
  rows: number,
): Promise<void> {
  await sql`update download_request set rows = ${rows} where account_id = ${accountId} and download_id = ${downloadId}`.execute(
    db,
  );
}

export async function findDownloadRequest(
  db: Kysely<unknown>,
  accountId: string,
  downloadId: string,
): Promise<DownloadRequest | null> {
  const { rows } = await sql<{
    person_id: string;
    name: string;
    rows: string | null;
  }>`select person_id, name, rows from download_request
    where account_id = ${accountId} and download_id = ${downloadId}`.execute(db);
  const row = rows[0];
  return row ? { personId: row.person_id, name: row.name, rows: row.rows === null ? null : Number(row.rows) } : null;
}
