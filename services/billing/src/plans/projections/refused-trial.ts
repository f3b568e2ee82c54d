import { sql, type Kysely } from 'kysely';
import { trialStream } from '../../kernel/domain/streams.ts';
import type { TrialRefusal } from '../domain/trial.ts';

/** Why the account got no free trial; null: it did, or asked for none. Needs the account in scope. */
export async function refusedTrial(db: Kysely<unknown>, accountId: string): Promise<TrialRefusal | null> {
  const { rows } = await sql<{ reason: TrialRefusal }>`select coalesce(payload ->> 'reason', 'had') as reason
    from event_log where account_id = ${accountId} and stream_id = ${trialStream(accountId).streamId}
    and type = 'TrialRefused' limit 1`.execute(db);
  return rows[0]?.reason ?? null;
}
