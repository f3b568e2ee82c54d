// At how many leads an account is told that few are left.
import { sql, type Kysely } from 'kysely';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { LowLeadsNoticeSet } from '../domain/announcements.ts';
import { runningTerms } from './subscription.ts';

/** Who never said another number is told at a tenth of what the plan brings a month. */
const USUAL_SHARE = 10;

/** Of tables `s` (subscription) and `n` (low_leads_notice, outer joined). 0: never. */
export const noticedAt = sql`coalesce(n.leads, (${runningTerms} ->> 'leadsPerPeriod')::bigint / ${sql.lit(USUAL_SHARE)}, 0)`;

export const projectLowLeadsNotice = projectionOf<LowLeadsNoticeSet>({
  LowLeadsNoticeSet: async ({ leads }, { accountId }, db) => {
    await sql`insert into low_leads_notice (account_id, leads) values (${accountId}, ${leads}::bigint)
      on conflict (account_id) do update set leads = excluded.leads`.execute(db);
  },
});

/** The number in force; 0: never. */
export async function readNoticedAt(trx: Kysely<unknown>, accountId: string): Promise<number> {
  const { rows } = await sql<{
    leads: string;
  }>`select ${noticedAt} as leads from (select ${accountId} as account_id) as own
    left join subscription s using (account_id) left join low_leads_notice n using (account_id)`.execute(trx);
  return Number(rows[0]?.leads ?? 0);
}

/** What the account said itself; null: nothing. */
export async function readLowLeadsNotice(trx: Kysely<unknown>, accountId: string): Promise<number | null> {
  const { rows } = await sql<{ leads: string }>`select leads from low_leads_notice
    where account_id = ${accountId}`.execute(trx);
  return rows[0] ? Number(rows[0].leads) : null;
}
