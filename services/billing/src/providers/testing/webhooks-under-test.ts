// The inbox, its worker and the reconciliation on a database of their own, beside a provider in memory. What is applied
// is noted in a table, so that a test sees which reading came last.
import { sql } from 'kysely';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createMetrics, type Metrics } from '@leadwright/runtime/telemetry/metrics';
import { testDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { migrationFolders } from '../../migrations.ts';
import type { ProviderEvent } from '../processor.ts';
import { handleWaiting, type WebhookWorkerParts } from '../webhooks/handle-webhooks.ts';
import type { ProviderState } from '../reading/provider-state.ts';
import type { ApplyProviderState } from '../reading/settle-account.ts';
import { lockInbox, storeEvents } from '../webhooks/webhook-inbox.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { testStore } from '../../testing/test-store.ts';

export type WebhooksUnderTest = {
  database: Database;
  provider: FakeProvider;
  parts: WebhookWorkerParts & { metrics: Metrics };
  /** Writes that this customer is this account. */
  know(customerId: string, accountId: string): Promise<void>;
  store(...events: ProviderEvent[]): Promise<number>;
  handle(): Promise<number>;
  /** What was applied last to the account, and how often something was. */
  applied(accountId: string): Promise<{ state: ProviderState | null; times: number }>;
  /** Everything that was applied to it, in order. */
  allApplied(accountId: string): Promise<ProviderState[]>;
  /** Rows by the state that they are in. */
  states(): Promise<Record<string, number>>;
  /** Moves every waiting row's next try to now, and ends leases: time is not waited for. */
  makeDue(): Promise<void>;
  close(): Promise<void>;
};

const PAUSES_MS = [60_000, 60_000];

export async function openWebhooks(): Promise<WebhooksUnderTest> {
  const created = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  const database = openDatabase(created.url, { max: 8 });
  await sql`create table applied (account_id text, n bigint generated always as identity, state jsonb)`.execute(
    database.db,
  );
  const logger = createLogger('webhooks', 'silent');
  const provider = createFakeProvider(Date.UTC(2026, 10, 30, 12));
  const store = testStore(database);
  const apply: ApplyProviderState = async (tx, accountId, state) => {
    await sql`insert into applied (account_id, state) values (${accountId}, ${JSON.stringify(state)}::jsonb)`.execute(
      await tx.written(),
    );
  };
  const parts = {
    ...{ database, store, apply, logger, processors: [provider.processor], pausesMs: PAUSES_MS },
    metrics: createMetrics('billing'),
  };
  const allApplied = async (accountId: string): Promise<ProviderState[]> => {
    const { rows } = await sql<{ state: ProviderState }>`select state from applied
      where account_id = ${accountId} order by n`.execute(database.db);
    return rows.map(({ state }) => state);
  };
  return {
    database,
    provider,
    parts,
    know: (customerId, accountId) =>
      inScope(database.db, 'all', async (trx) => {
        await sql`insert into processor_customer (processor, customer_id, account_id)
          values ('sandbox', ${customerId}, ${accountId})`.execute(trx);
      }),
    store: (...events) =>
      inScope(database.db, 'all', (trx) =>
        storeEvents(trx, 'sandbox', [{ events, body: Buffer.from('{ "raw" : 1 }') }]),
      ),
    handle: () => handleWaiting(parts),
    allApplied,
    applied: async (accountId) => {
      const states = await allApplied(accountId);
      return { state: states.at(-1) ?? null, times: states.length };
    },
    states: () =>
      inScope(database.db, 'all', async (trx) => {
        const { rows } = await sql<{ state: string; n: string }>`select state, count(*) as n from webhook_inbox
          group by state`.execute(trx);
        return Object.fromEntries(rows.map(({ state, n }) => [state, Number(n)]));
      }),
    makeDue: () =>
      inScope(database.db, 'all', async (trx) => {
        await lockInbox(trx);
        await sql`update webhook_inbox set next_try_at = clock_timestamp(), lease_until = null
          where state = 'waiting'`.execute(trx);
      }),
    close: async () => {
      await database.close();
      await created.drop();
    },
  };
}
