import { sql, type Kysely } from 'kysely';
import { trialStream } from '../../kernel/domain/streams.ts';

/** Whether the account got no free trial, because its person had one before. Needs the account in scope. */
export async function wasTrialRefused(db: Kysely<unknown>, accountId: string): Promise<boolean> {
  const { rows } = await sql`select from event_log where account_id = ${accountId}
    and stream_id = ${trialStream(accountId).streamId} and type = 'TrialRefused' limit 1`.execute(db);
  return rows.length > 0;
}
