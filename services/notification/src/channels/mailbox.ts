// Shows messages on a page instead of sending them. It is this service's only table with addresses.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Channel } from './channel.ts';
import type { SmsSender } from './sms-sender.ts';

export type MailboxMessage = {
  id: string;
  kind: 'mail' | 'sms';
  to: string;
  /** Empty for a text message, as `html` is. */
  subject: string;
  html: string;
  text: string;
  at: string;
};

/** Accepts every mail. A repeated id changes nothing. */
export function createMailbox({ db }: Database): Channel {
  return {
    name: 'mailbox',
    send: async (effectId, { accountId, to, subject, html, text }) => {
      await inScope(db, [accountId], (trx) =>
        sql`insert into mailbox_message (id, account_id, to_address, subject, html, text)
          values (${effectId}, ${accountId}, ${to}, ${subject}, ${html}, ${text}) on conflict (id) do nothing`.execute(
          trx,
        ),
      );
      return { is: 'accepted', providerRef: effectId };
    },
    lookUp: (effectId) =>
      inScope(db, 'all', async (trx) => {
        const { rows } = await sql`select 1 from mailbox_message where id = ${effectId}`.execute(trx);
        return rows.length > 0 ? { found: true, providerRef: effectId } : { found: false };
      }),
  };
}

/** Accepts every message. A repeated id replaces the text: the code in the one before counts no more. */
export function createSmsMailbox({ db }: Database): SmsSender {
  return {
    name: 'mailbox',
    send: async (effectId, { accountId, to, text }) => {
      await inScope(db, [accountId], (trx) =>
        sql`insert into mailbox_message (id, account_id, kind, to_address, subject, html, text)
          values (${effectId}, ${accountId}, 'sms', ${to}, '', '', ${text})
          on conflict (id) do update set text = excluded.text`.execute(trx),
      );
      return { is: 'accepted', providerRef: effectId };
    },
  };
}

/** The messages have no account, hence scope `all`. */
export function listMailbox(
  { db }: Database,
  { to, limit }: { to?: string | undefined; limit: number },
): Promise<MailboxMessage[]> {
  return inScope(db, 'all', (trx) => newest(trx, to?.trim().toLowerCase() ?? null, limit));
}

async function newest(trx: Kysely<unknown>, to: string | null, limit: number): Promise<MailboxMessage[]> {
  const { rows } =
    await sql<MailboxMessage>`select id, kind, to_address as to, subject, html, text, at from mailbox_message
    where ${to}::text is null or lower(to_address) = ${to}
    order by at desc, id desc limit ${limit}`.execute(trx);
  return rows.map((row) => ({ ...row, at: isoFromPostgres(row.at) }));
}
