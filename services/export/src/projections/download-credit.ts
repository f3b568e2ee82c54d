// Table download_credit: what billing gave back for a bad file, by its events. Writing twice changes nothing.
import { sql, type Kysely } from 'kysely';

/** One credited lot; one that is known is not changed. */
export async function addCredit(
  db: Kysely<unknown>,
  accountId: string,
  { downloadId, lotId, leads }: { downloadId: string; lotId: string; leads: number },
): Promise<void> {
  await sql`insert into download_credit (account_id, download_id, lot_id, leads)
    values (${accountId}, ${downloadId}, ${lotId}, ${leads}) on conflict (account_id, download_id, lot_id) do nothing`.execute(
    db,
  );
}
