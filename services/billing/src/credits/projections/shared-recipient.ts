// For whom leads were promised. From notification's events; writing twice changes nothing.
import { leadsPerShare } from '@leadwright/leads/rules/sharing';
import { sql, type Kysely } from 'kysely';

/** `marks`, `domainMarks`: of the recipient's mailbox and of the domain that its people share, newest key first. */
export type SharedRecipient = {
  messageId: string;
  senderId: string;
  marks: string[];
  domainMarks: string[];
  /** Promised. */
  leads: number;
  /** Opened by the mailed link and confirmed with a click. */
  confirmed: boolean;
};

export async function addSharedRecipient(
  db: Kysely<unknown>,
  accountId: string,
  { messageId, senderId, marks, domainMarks, leads }: Omit<SharedRecipient, 'confirmed'>,
): Promise<void> {
  await sql`insert into shared_recipient (account_id, message_id, sender_id, marks, domain_marks, leads)
    values (${accountId}, ${messageId}, ${senderId}, ${marks}::text[], ${domainMarks}::text[],
      ${leads === 0 ? leadsPerShare : leads})
    on conflict (account_id, message_id) do nothing`.execute(db);
}

export async function confirmRecipient(db: Kysely<unknown>, accountId: string, messageId: string): Promise<void> {
  await sql`update shared_recipient set confirmed = true
    where account_id = ${accountId} and message_id = ${messageId}`.execute(db);
}

export async function findSharedRecipient(
  db: Kysely<unknown>,
  accountId: string,
  messageId: string,
): Promise<SharedRecipient | null> {
  const { rows } = await sql<SharedRecipient>`select message_id as "messageId", sender_id as "senderId", marks,
      domain_marks as "domainMarks", leads::float8 as leads, confirmed
    from shared_recipient where account_id = ${accountId} and message_id = ${messageId}`.execute(db);
  return rows[0] ?? null;
}
