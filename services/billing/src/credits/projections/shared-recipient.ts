import { sql, type Kysely } from 'kysely';

/** `marks`: of the recipient's mailbox, newest key first. */
export type SharedRecipient = { messageId: string; senderId: string; marks: string[] };

/** Writing twice changes nothing. */
export async function addSharedRecipient(
  db: Kysely<unknown>,
  accountId: string,
  { messageId, senderId, marks }: SharedRecipient,
): Promise<void> {
  await sql`insert into shared_recipient (account_id, message_id, sender_id, marks)
    values (${accountId}, ${messageId}, ${senderId}, ${marks}::text[])
    on conflict (account_id, message_id) do nothing`.execute(db);
}

export async function findSharedRecipient(
  db: Kysely<unknown>,
  accountId: string,
  messageId: string,
): Promise<SharedRecipient | null> {
  const { rows } = await sql<SharedRecipient>`select message_id as "messageId", sender_id as "senderId", marks
    from shared_recipient where account_id = ${accountId} and message_id = ${messageId}`.execute(db);
  return rows[0] ?? null;
}
