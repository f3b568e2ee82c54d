import { sql } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';

/** Whether sandbox, billing and boundaries have done all that was due for the account at the clock's time. */
export function isSettled({ db }: Database, accountId: string, offsetMs: number): Promise<boolean> {
  // Scope `all`: an event that is not handled yet belongs to no account.
  return inScope(db, 'all', async (trx) => {
    const { rows } = await sql<{ settled: boolean }>`with clock as (
        select clock_timestamp() + ${offsetMs}::double precision * interval '1 millisecond' as now),
      customer as (select customer_id from processor_customer where account_id = ${accountId})
      select not exists (select from sandbox_subscription s join customer using (customer_id), clock where s.due_at <= clock.now)
        and not exists (select from sandbox_event e where e.taken_at is null and e.account_id = ${accountId})
        and not exists (select from webhook_inbox w where w.state = 'waiting' and w.processor = 'sandbox'
          and w.subject in (select customer_id from customer))
        and not exists (select from subscription b, clock where b.account_id = ${accountId} and b.next_due_at <= clock.now)
        as settled`.execute(trx);
    return rows[0]?.settled ?? false;
  });
}
