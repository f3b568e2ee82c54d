// The sandbox in the hands of a test: its own database, and a clock that only goes forward.
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { testDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { createCatalogue } from '../../../plans/domain/catalogue.ts';
import { migrationFolders } from '../../../migrations.ts';
import { planNamed } from '../../../plans/testing/plan-named.ts';
import type { ProviderUnderTest, TestCard } from '../../processor.contract.ts';
import type { Processor } from '../../processor.ts';
import { renewSandboxSubscriptions } from '../renew-sandbox-subscriptions.ts';
import { confirmSandboxPayment } from '../confirmation/confirm-payment.ts';
import { findConfirmation } from '../confirmation/confirmation-table.ts';
import type { SandboxParts } from '../sandbox-calls.ts';
import { sandboxControls, type SandboxControls } from '../sandbox-controls.ts';
import { createSandboxProcessor } from '../sandbox-processor.ts';
import { findInvoice, findSubscription, lockCustomer, openSubscriptions, writeInvoices } from '../sandbox-tables.ts';
import { SIGNATURE_HEADER, signWebhook } from '../sandbox-webhook.ts';

const SECRET = 'a secret of the tests';
const DAY_MS = 86_400_000;
const tokens: Record<TestCard, string> = {
  good: 'tok_visa',
  other: 'tok_mastercard',
  declined: 'tok_declined',
  expired: 'tok_expired',
  authentication: 'tok_3ds',
};

export type SandboxUnderTest = ProviderUnderTest & {
  parts: SandboxParts;
  database: Database;
  controls: SandboxControls;
  /** Moves the clock to just after this instant, never back; does what is due then. */
  passTo(instant: string): Promise<void>;
};

export async function startSandboxUnderTest(): Promise<SandboxUnderTest> {
  const own = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  const database = openDatabase(own.url, { max: 6 });
  let offsetMs = 0;
  const parts = { database, clockOffsetMs: () => offsetMs, priceOf: createCatalogue().priceOf };
  const controls = sandboxControls(parts);
  const real = createSandboxProcessor({ ...parts, webhookSecret: SECRET });
  const { processor, loseNextAnswer } = losing(real);
  const inAll = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(database.db, 'all', work);
  const passTo = async (instant: string): Promise<void> => {
    offsetMs = Math.max(offsetMs, Date.parse(instant) - Date.now() + 1_000);
    await renewSandboxSubscriptions(parts);
  };
  return {
    parts,
    database,
    controls,
    passTo,
    processor,
    priceOf: (planId) => planNamed(planId).priceCents,
    loseNextAnswer,
    cardToken: (card) => tokens[card],
    last4: { good: '1111', other: '4444' },
    authenticate: async (clientSecret) => {
      const accountId = await inAll(async (trx) => (await findConfirmation(trx, { clientSecret }))?.accountId ?? '');
      await confirmSandboxPayment(parts, { accountId, clientSecret, approve: true });
      return null;
    },
    passRenewal: async (subscriptionId) => {
      const found = await real.readSubscription(subscriptionId);
      if (found) await passTo(found.periodEnd);
    },
    failNextCharge: (customerId) =>
      inAll(async (trx) => {
        await sql`update sandbox_customer set state = state || '{"chargesLeft":0}' where customer_id = ${customerId}`.execute(
          trx,
        );
      }),
    retryPayment: async (subscriptionId) => {
      await controls.limitCharges(subscriptionId, null);
      await controls.retryPayment(subscriptionId);
    },
    refund: controls.refund,
    dispute: controls.dispute,
    addInvoices: (customerId, count) =>
      inAll(async (trx) => {
        const customer = await lockCustomer(trx, customerId);
        const [subscription] = await openSubscriptions(trx, customerId);
        const first = await findInvoice(trx, `in_${subscription?.subscriptionId}_1`);
        if (!customer || !first) throw new Error(`${customerId} has no invoice`);
        const older = Array.from({ length: count }, (_, i) => {
          const issuedAt = new Date(Date.parse(first.issuedAt) - Math.ceil((i + 1) / 2) * DAY_MS).toISOString();
          return { ...first, invoiceId: `${first.invoiceId}_older_${i}`, issuedAt: issuedAt.replace('Z', '000Z') };
        });
        await writeInvoices(trx, older);
      }),
    webhook: async (subscriptionId, signedWith) => {
      const found = await inAll((trx) => findSubscription(trx, { subscriptionId }));
      const customerId = found?.customer.customerId ?? null;
      const event = {
        eventId: `evt_${subscriptionId}`,
        type: 'subscription.created',
        subscriptionId,
        invoiceId: null,
        customerId,
      };
      const sentAtMs = Date.now();
      return { ...signWebhook(signedWith === 'wrong-key' ? 'another secret' : SECRET, [event], sentAtMs), sentAtMs };
    },
    signatureHeader: SIGNATURE_HEADER,
    stop: async () => {
      await database.close();
      await own.drop();
    },
  };
}

const calls = [
  'createCustomer',
  'createSubscription',
  'changePlan',
  'cancel',
  'reactivate',
  'changeCard',
  'refund',
] as const;

/** The processor, and how to lose what it answers next, after it has done what was asked. */
function losing(real: Processor): { processor: Processor; loseNextAnswer: () => void } {
  let lost = false;
  const wrapped: Partial<Record<(typeof calls)[number], unknown>> = {};
  for (const name of calls) {
    wrapped[name] = async (command: never) => {
      const outcome = await (real[name] as (given: never) => Promise<unknown>)(command);
      if (!lost) return outcome;
      lost = false;
      return { done: false, unknown: true, reason: 'the answer was lost' };
    };
  }
  return { processor: { ...real, ...(wrapped as Partial<Processor>) }, loseNextAnswer: () => void (lost = true) };
}
