// From billing's events. A repeat writes the same.
import { sql, type Kysely } from 'kysely';

export async function addShareWaiting(
  db: Kysely<unknown>,
  accountId: string,
  { messageId, reason }: { messageId: string; reason: string },
): Promise<void> {
  await sql`insert into share_waiting (account_id, message_id, reason) values (${accountId}, ${messageId}, ${reason})
    on conflict (account_id, message_id) do update set reason = excluded.reason`.execute(db);
}

/** The award is not booked any more, or was not booked at all. */
export async function addShareDropped(
  db: Kysely<unknown>,
  accountId: string,
  { messageId, reason }: { messageId: string; reason: string },
): Promise<void> {
  await endShareWaiting(db, accountId, messageId);
  await sql`insert into share_dropped (account_id, message_id, reason) values (${accountId}, ${messageId}, ${reason})
    on conflict (account_id, message_id) do nothing`.execute(db);
}

/** The award was booked, or dropped. */
export async function endShareWaiting(db: Kysely<unknown>, accountId: string, messageId: string): Promise<void> {
  await sql`delete from share_waiting where account_id = ${accountId} and message_id = ${messageId}`.execute(db);
}
