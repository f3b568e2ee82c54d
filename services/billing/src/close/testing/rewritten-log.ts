// What somebody with access to the database, and with billing's own code, could do: an account's log with other events,
// whose bytes and hashes fit. The tables follow it, as a rebuild would make them.
import { sql, type Kysely } from 'kysely';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import { chainHash, encodeEvent } from '@leadwright/eventsourcing/log/published-event';
import { CHAIN_BEGINNING } from '@leadwright/eventsourcing/log/verify-chain';
import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import { billingContract, type BillingStored } from '../../contracts.ts';
import { mayChangeHistory } from '../../ledger/testing/tampered-rows.ts';
import { projectLedger } from '../../ledger/projections/project-ledger.ts';
import { logsOf } from '../rules/logs-of-accounts.ts';

export type Rewritten = Pick<StoredEvent<BillingStored>, 'event' | 'effectiveAt' | 'recordedAt'>;

/** Each event becomes what `change` makes of it. Stored states go; billing folds them anew. */
export function rewriteLog(
  database: Pick<Database, 'db'>,
  accountId: string,
  change: (stored: StoredEvent<BillingStored>) => Partial<Rewritten>,
): Promise<void> {
  return inScope(database.db, 'all', async (trx) => {
    const events: StoredEvent[] = [];
    let before = CHAIN_BEGINNING.hash;
    for await (const row of logsOf(trx, [accountId])) {
      const stored = row as unknown as StoredEvent<BillingStored>;
      const changed = { ...stored, ...change(stored), prevHash: before };
      const message = encodeEvent(billingContract, changed);
      before = chainHash(before, message);
      events.push({ ...changed, message, hash: before });
    }
    await mayChangeHistory(trx);
    for (const event of events) await writeEvent(trx, event);
    for (const table of ['head', 'ledger_entry', 'lot', 'lead_balance'])
      await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(trx);
    for (const event of events) await projectLedger([event], trx);
  });
}

async function writeEvent(
  trx: Kysely<unknown>,
  { accountId, accountSeq, event, effectiveAt, recordedAt, message, prevHash, hash }: StoredEvent,
): Promise<void> {
  await sql`update event_log set payload = ${JSON.stringify(event)}::jsonb, effective_at = ${effectiveAt}::timestamptz,
      recorded_at = ${recordedAt}::timestamptz, message = ${message}, prev_hash = ${prevHash}, hash = ${hash}
    where account_id = ${accountId} and account_seq = ${accountSeq}`.execute(trx);
}
