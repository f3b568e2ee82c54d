import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';

export type ListedMessage = {
  messageId: string;
  personId: string;
  channel: string;
  template: string;
  state: string;
  reason: string | null;
  at: string;
};

type Row = Omit<ListedMessage, 'at'> & { at: string };

/** The newest first, those before the given message alone; needs the account in scope. */
export async function listMessages(
  db: Kysely<unknown>,
  accountId: string,
  { before, limit }: { before: { at: string; id: string } | null; limit: number },
): Promise<ListedMessage[]> {
  const { rows } = await sql<Row>`select * from (
      select message_id as "messageId", person_id as "personId", channel, template, state, reason, sent_at as at
      from message_log where account_id = ${accountId}
      union all
      select id, request->>'personId', case kind when 'sms' then 'sms' else 'email' end, request->>'template',
        case state when 'unknown' then 'unknown' else 'waiting' end, reason, changed_at
      from effect where account_id = ${accountId} and kind in ('mail', 'sms') and state in ('planned', 'sending', 'unknown')
        and not exists (select 1 from message_log where account_id = ${accountId} and message_id = effect.id)
    ) as message
    where ${before === null} or (at, "messageId") < (${before?.at ?? null}::timestamptz, ${before?.id ?? ''})
    order by at desc, "messageId" desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, at: isoFromPostgres(row.at) }));
}
