// T11: however a provider's events are repeated, reordered, late, lost or not readable for now, in the end the account
// is what the provider says, and what a period brings came once.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import {
  assertFloors,
  printCounts,
  runSeeds,
  SCALED_MS_MAX,
  scaled,
  seededRandom,
} from '@leadwright/testing/fault-run';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { reconcileProviderWork } from '../reading/reconcile-provider.ts';
import { handleWaiting } from './handle-webhooks.ts';
import { liveThrough, type ChaosCounts } from '../testing/chaos-sequence.ts';
import type { ProviderState } from '../reading/provider-state.ts';
import { createFakeProvider } from '../testing/fake-provider.ts';
import { openWebhooks, type WebhooksUnderTest } from '../testing/webhooks-under-test.ts';

const SEQUENCES = scaled(500);
const counts: ChaosCounts & { overtaken: number } = {
  ...{ sequences: 0, actions: 0, published: 0, delivered: 0, repeated: 0, lost: 0, late: 0, failures: 0, overtaken: 0 },
};
let cluster: OwnCluster;
let test: WebhooksUnderTest;
beforeAll(async () => {
  cluster = await startOwnCluster();
  test = await openWebhooks();
}, 120_000);
afterAll(async () => {
  await test.close();
  await cluster.stop();
}, 60_000);

async function oneSequence(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const provider = createFakeProvider(Date.UTC(2026, 10, 30, 12) + Math.floor(random() * 40 * 86_400_000));
  const customerId = `cus_${seed}`;
  const accountId = `account-${seed}-${counts.sequences}`;
  // A sequence that failed is run again beside its own rows: begin without them.
  await inScope(test.database.db, 'all', async (trx) => {
    for (const table of ['webhook_inbox', 'processor_customer', 'provider_reading'])
      await sql`delete from ${sql.table(table)}`.execute(trx);
  });
  // The customer is written a moment after the first events came, or before.
  let isKnown = random() < 0.5;
  if (isKnown) await test.know(customerId, accountId);
  const parts = {
    ...test.parts,
    processors: [provider.processor],
    pausesMs: Array.from({ length: 200 }, () => 60_000),
  };
  let answers = 0;
  provider.beforeAnswer = async () => {
    answers += 1;
    // Now and then the provider acts between a reading and its answer, and another worker reads the newer state.
    const [invoice] = provider.invoicesOf(customerId);
    if (invoice && random() < 0.2) provider.refund(invoice.invoiceId, 1);
    for (let turns = Math.floor(random() * 12) - 4; turns > 0; turns--) await test.states();
  };
  const handle = async (): Promise<void> => {
    await test.makeDue();
    // The second one begins while the first reads: its lease has ended, as that of a worker taken for dead.
    const [first, second] = await Promise.all([handleWaiting(parts), test.makeDue().then(() => handleWaiting(parts))]);
    if (first > 0 && second > 0) counts.overtaken += 1;
    if (isKnown) return;
    isKnown = true;
    await test.know(customerId, accountId);
  };
  const checkAlways = async (): Promise<void> => expectNeverBack(await test.allApplied(accountId));
  await liveThrough({
    ...{ provider, customerId, random, counts, handle, checkAlways },
    store: async (event) => void (await test.store(event)),
  });
  provider.failingReads = 0;
  provider.beforeAnswer = null;
  await handle();
  await handle();
  // A day later: whatever was lost is found.
  await inScope(test.database.db, 'all', (trx) =>
    sql`update provider_reading set reconcile_at = clock_timestamp() - interval '1 second'`.execute(trx),
  );
  await reconcileProviderWork({ ...parts, pauseMs: 0 }).round(new AbortController().signal);
  await checkAlways();
  const { state } = await test.applied(accountId);
  expect(state?.subscription).toEqual(provider.subscriptionOf(customerId));
  expect(byId(state?.invoices ?? [])).toEqual(byId(provider.invoicesOf(customerId)));
  expect(Object.keys(await test.states()).filter((each) => each !== 'done')).toEqual([]);
  expect(answers).toBeGreaterThan(0);
  counts.sequences += 1;
}

// Refunds only grow: a state with less than the one before it is from an older reading.
function expectNeverBack(states: readonly ProviderState[]): void {
  const refunded = new Map<string, number>();
  for (const { invoices } of states) {
    for (const { invoiceId } of invoices) if (!refunded.has(invoiceId)) refunded.set(invoiceId, 0);
    for (const [invoiceId, before] of refunded) {
      const now = invoices.find((invoice) => invoice.invoiceId === invoiceId)?.refundedCents ?? -1;
      expect([invoiceId, now]).toEqual([invoiceId, Math.max(now, before)]);
      refunded.set(invoiceId, now);
    }
  }
}

const byId = <Of extends { invoiceId: string }>(list: readonly Of[]): Of[] =>
  [...list].sort((a, b) => a.invoiceId.localeCompare(b.invoiceId));

describe("T11 a provider's chaos", () => {
  it(
    'ends as the provider says, and no older reading is ever applied after a newer one',
    async () => {
      const runs = await runSeeds({
        name: 'T11 provider chaos',
        runs: SEQUENCES,
        kept: path.join(__dirname, 'provider-chaos.fault.test.seeds.json'),
        run: oneSequence,
      });
      printCounts('T11 provider chaos', counts);
      assertFloors(counts, {
        sequences: runs,
        actions: 4 * runs,
        repeated: 3 * runs,
        lost: runs,
        late: 3 * runs,
        failures: runs,
      });
    },
    SCALED_MS_MAX,
  );
});
