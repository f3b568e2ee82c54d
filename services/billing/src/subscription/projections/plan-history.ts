// Table plan_history: a lot's plan by the newest SubscriptionChanged or PeriodPaid before its grant, as in audit.
import { sql, type Kysely } from 'kysely';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import { sendWithoutWaiting } from '@leadwright/postgres/pipelining';
import type { SubscriptionEvent } from '../domain/subscription.ts';

/** One row for each change of plan. A repeat writes nothing. Nothing reads the result: it comes with the commit. */
export const projectPlanHistory = projectionOf<SubscriptionEvent>({
  SubscriptionChanged: ({ planId }, stored, db) => remember(db, planId, stored),
  PeriodPaid: ({ planId }, stored, db) => remember(db, planId, stored),
  PaymentReturned: ignored,
  LimitsChanged: ignored,
});

async function remember(
  db: Kysely<unknown>,
  planId: string,
  { accountId, accountSeq }: { accountId: string; accountSeq: number },
): Promise<void> {
  await sendWithoutWaiting(
    db,
    sql`insert into plan_history (account_id, seq, plan_id)
      select ${accountId}, ${accountSeq}::bigint, ${planId}
      where ${planId} is distinct from (select plan_id from plan_history
        where account_id = ${accountId} and seq < ${accountSeq}::bigint order by seq desc limit 1)
      on conflict do nothing`,
  );
}

/** The plan of a lot of table `lot`, as `name`; '' where its account had none at the grant. */
export const planOfLot = (name: string) => sql`left join lateral (select plan_id from plan_history
  where plan_history.account_id = lot.account_id and plan_history.seq <= lot.granted_seq
  order by seq desc limit 1) as ${sql.ref(name)} on true`;
