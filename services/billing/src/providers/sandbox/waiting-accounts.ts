// Table sandbox_waiting: written with the subscription's first event; a mark too many goes when it is looked at.
import { sql, type Kysely } from 'kysely';
import { wakeAfterCommit } from '@leadwright/postgres/wakes';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';

export const accountWaits = 'sandbox-account';

/** Only where the sandbox is the processor: elsewhere the marks would never go. */
export const projectWaitingAccounts = projectionOf<{ type: 'SubscriptionChanged'; reason?: string }>({
  SubscriptionChanged: async ({ reason = 'started' }, { accountId }, db) => {
    if (reason !== 'started') return;
    await sql`insert into sandbox_waiting (account_id) values (${accountId}) on conflict do nothing`.execute(db);
    await wakeAfterCommit(db, accountWaits);
  },
});

/** Marks all that have no customer at the sandbox: accounts from before it, or from while another processor was in use. */
export async function markUnopened(trx: Kysely<unknown>): Promise<void> {
  await sql`insert into sandbox_waiting (account_id) select account_id from subscription s where status <> 'cancelled'
      and not exists (select from processor_customer p where p.account_id = s.account_id and p.processor = 'sandbox')
    on conflict do nothing`.execute(trx);
}

/** Some that wait; two that look at once get the same, and the second finds them opened. */
export async function waitingAccounts(trx: Kysely<unknown>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`select account_id from sandbox_waiting limit ${limit}`.execute(
    trx,
  );
  return rows.map((row) => row.account_id);
}

export async function unmark(trx: Kysely<unknown>, accountIds: readonly string[]): Promise<void> {
  await sql`delete from sandbox_waiting where account_id = any (${[...accountIds]}::text[])`.execute(trx);
}
