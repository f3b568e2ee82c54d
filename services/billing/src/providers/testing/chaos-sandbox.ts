// Billing's own path from a call to its entries, beside a sandbox that loses answers, cannot be read for now, and tells
// what happened late, twice, in another order or never.
import { createCatalogue } from '../../plans/domain/catalogue.ts';
import { sql } from 'kysely';
import { takeDue } from '@leadwright/eventsourcing/effects/effect';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createMetrics } from '@leadwright/runtime/telemetry/metrics';
import { testDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { type BillingStored } from '../../contracts.ts';
import { performCall, type Performed } from '../calls/perform-call.ts';
import { processorCalls, type ProcessorRequest } from '../calls/processor-call.ts';
import { migrationFolders } from '../../migrations.ts';
import type { Processor, ProviderEvent } from '../processor.ts';
import type { SandboxParts } from '../sandbox/sandbox-calls.ts';
import { sandboxControls, type SandboxControls } from '../sandbox/sandbox-controls.ts';
import { createSandboxProcessor } from '../sandbox/sandbox-processor.ts';
import { createApplyProviderState } from '../../subscription/provider-state/apply-provider-state.ts';
import { handleWaiting } from '../webhooks/handle-webhooks.ts';
import { reconcileProviderWork } from '../reading/reconcile-provider.ts';
import { refreshAccount } from '../reading/settle-account.ts';
import { lockInbox, storeEvents } from '../webhooks/webhook-inbox.ts';
import { unsteady, type Trouble } from './unsteady-processor.ts';
import { testStore } from '../../testing/test-store.ts';

export type ChaosSandbox = {
  database: Database;
  store: EventStore<BillingStored>;
  parts: SandboxParts;
  controls: SandboxControls;
  /** The sandbox as it is, without trouble. */
  processor: Processor;
  trouble: Trouble;
  /** Product and sandbox are so far ahead, milliseconds. */
  offsetMs: number;
  /** Makes this call once; null if it has ended. */
  perform(accountId: string, id: string): Promise<Performed | null>;
  /** What the sandbox told since the last time. */
  told(): Promise<ProviderEvent[]>;
  take(events: ProviderEvent[]): Promise<void>;
  /** Two workers handle what waits, the second while the first reads. */
  handle(): Promise<void>;
  reconcile(): Promise<void>;
  /** Nothing of the sandbox is renewed any more, and nothing waits. */
  forget(): Promise<void>;
  stop(): Promise<void>;
};

export async function openChaosSandbox(): Promise<ChaosSandbox> {
  const created = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  const database = openDatabase(created.url, { max: 8 });
  const parts: SandboxParts = { database, clockOffsetMs: () => chaos.offsetMs, priceOf: createCatalogue().priceOf };
  const logger = createLogger('chaos', 'silent');
  const store = testStore(database, { clockOffsetMs: parts.clockOffsetMs });
  const own = store as unknown as EventStore;
  const processor = createSandboxProcessor({ ...parts, webhookSecret: 'a secret of the tests' });
  const disturbed = unsteady(processor, () => chaos.trouble);
  const read = { database, store: own, apply: createApplyProviderState(createCatalogue(), async () => undefined) };
  const worker = {
    ...{ ...read, logger, metrics: createMetrics('billing'), processors: [disturbed] },
    pausesMs: Array.from({ length: 500 }, () => 60_000),
  };
  const inAll = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(database.db, 'all', work);
  const makeDue = () =>
    inAll(async (trx) => {
      await lockInbox(trx);
      await sql`update webhook_inbox set next_try_at = clock_timestamp(), lease_until = null
        where state = 'waiting'`.execute(trx);
    });
  const chaos: ChaosSandbox = {
    ...{ database, store, parts, processor, controls: sandboxControls(parts), offsetMs: 0 },
    trouble: { random: () => 1, lost: 0, away: 0, counts: { lost: 0, away: 0 } },
    perform: async (accountId, id) => {
      const due = await inScope(database.db, [accountId], async (trx) => {
        await sql`update effect set next_try_at = clock_timestamp() where id = ${id}`.execute(trx);
        return takeDue<ProcessorRequest>(trx, processorCalls, id);
      });
      if (!due) return null;
      const refresh = (of: string, invoiceIds: readonly string[]): Promise<void> =>
        refreshAccount(read, disturbed, of, invoiceIds);
      // As one of the first tries: giving up is not what is looked at here.
      const tellFirstEmail = async (): Promise<void> => undefined;
      const refused = async (): Promise<void> => undefined;
      const parts = { store: own, database, processor: disturbed, logger, refresh, refused, tellFirstEmail };
      return performCall(parts, { ...due, tries: 1 });
    },
    told: () =>
      inAll(async (trx) => {
        const { rows } = await sql<ProviderEvent>`update sandbox_event set taken_at = clock_timestamp()
          where taken_at is null returning event_id as "eventId", type, subscription_id as "subscriptionId",
          invoice_id as "invoiceId", customer_id as "customerId"`.execute(trx);
        return rows;
      }),
    take: (events) =>
      inAll(async (trx) => void (await storeEvents(trx, 'sandbox', [{ events, body: Buffer.from('{}') }]))),
    handle: async () => {
      await makeDue();
      await Promise.all([handleWaiting(worker), makeDue().then(() => handleWaiting(worker))]);
    },
    reconcile: async () => {
      await inAll((trx) =>
        sql`update provider_reading set reconcile_at = clock_timestamp() - interval '1 second'`.execute(trx),
      );
      await reconcileProviderWork({ ...worker, pauseMs: 0 }).round(new AbortController().signal);
    },
    forget: () =>
      inAll(async (trx) => {
        await sql`update sandbox_subscription set due_at = null`.execute(trx);
        for (const table of ['webhook_inbox', 'processor_customer', 'provider_reading', 'sandbox_event'])
          await sql`delete from ${sql.table(table)}`.execute(trx);
      }),
    stop: async () => {
      await database.close();
      await created.drop();
    },
  };
  return chaos;
}
