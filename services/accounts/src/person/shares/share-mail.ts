// The id of a share follows from its content, so keeping it again changes nothing.
import { sql, type Kysely } from 'kysely';
import { foldMailbox, mailboxSpellings } from '@leadwright/runtime/mailboxes/mailbox';

export type ShareMail = {
  personId: string;
  searchName: string;
  subject: string;
  text: string;
  html: string | null;
  fromEmail: string | null;
  fromName: string | null;
  replyTo: string | null;
};
type Recipient = { position: number; address: string };

export async function keepShareMail(
  db: Kysely<unknown>,
  { accountId, shareId }: { accountId: string; shareId: string },
  mail: ShareMail,
  recipients: readonly Recipient[],
): Promise<void> {
  await sql`insert into share_mail (account_id, share_id, person_id, search_name, subject, body, html, from_email,
      from_name, reply_to)
    values (${accountId}, ${shareId}, ${mail.personId}, ${mail.searchName}, ${mail.subject}, ${mail.text}, ${mail.html},
      ${mail.fromEmail}, ${mail.fromName}, ${mail.replyTo})
    on conflict (account_id, share_id) do nothing`.execute(db);
  const addresses = recipients.map(({ address }) => address);
  await sql`insert into share_recipient (account_id, share_id, position, address, mailbox)
    select ${accountId}, ${shareId}, * from unnest(${recipients.map(({ position }) => position)}::int[],
      ${addresses}::text[], ${addresses.map(foldMailbox)}::text[])
    on conflict (account_id, share_id, position) do nothing`.execute(db);
}

export type AddressedShareMail = ShareMail & { address: string; senderEmail: string; senderName: string | null };

/** What goes to one recipient, and who sends it; null once either was erased. Needs scope `all`: the sender's home may be elsewhere. */
export async function findShareMail(
  db: Kysely<unknown>,
  { accountId, shareId, position }: { accountId: string; shareId: string; position: number },
): Promise<AddressedShareMail | null> {
  const { rows } =
    await sql<AddressedShareMail>`select mail.person_id as "personId", search_name as "searchName", subject,
      body as text, html, from_email as "fromEmail", from_name as "fromName", reply_to as "replyTo", address,
      person.email as "senderEmail", person.name as "senderName"
    from share_mail mail join share_recipient using (account_id, share_id) join person on person.id = mail.person_id
    where mail.account_id = ${accountId} and share_id = ${shareId} and position = ${position}`.execute(db);
  return rows[0] ?? null;
}

export type KeptShare = { shareId: string; searchName: string; subject: string; recipients: Recipient[] };

export async function listShareMails(
  db: Kysely<unknown>,
  accountId: string,
  shareIds: readonly string[],
): Promise<KeptShare[]> {
  const { rows } = await sql<KeptShare>`select share_id as "shareId", search_name as "searchName", subject,
      coalesce((select jsonb_agg(jsonb_build_object('position', position, 'address', address) order by position)
        from share_recipient r where r.account_id = mail.account_id and r.share_id = mail.share_id), '[]') as recipients
    from share_mail mail where account_id = ${accountId} and share_id = any(${[...shareIds]}::text[])`.execute(db);
  return rows;
}

/** Forgets a mailbox as a recipient of whatever anybody shared. Needs scope `all`. Answers how many rows it had. */
export async function forgetRecipient(db: Kysely<unknown>, address: string): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from share_recipient where mailbox = any(${mailboxSpellings(address)}::text[])`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Those of its people, and the company's. */
export async function addressesOf(db: Kysely<unknown>, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`select email from company_profile where account_id = ${accountId}
    union select person.email from membership join person on person.id = person_id
      where membership.account_id = ${accountId} and membership.status <> 'removed'`.execute(db);
  return rows.map(({ email }) => email);
}
