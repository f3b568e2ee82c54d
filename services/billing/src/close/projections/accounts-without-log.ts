import { sql, type Kysely } from 'kysely';
import { billingTopic } from '../../kernel/topic.ts';

const ACCOUNTS_MAX = 100;

/** The first 100 accounts that have leads or invoices and not one event. Needs scope `all`. */
export async function accountsWithoutLog(trx: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`select account_id
    from (select account_id from lead_balance union select account_id from lot union select account_id from invoice
      union select account_id from adjustment) as owner
    where not exists (select from event_log where topic = ${billingTopic} and event_log.account_id = owner.account_id)
    order by account_id limit ${ACCOUNTS_MAX}`.execute(trx);
  return rows.map((row) => row.account_id);
}
