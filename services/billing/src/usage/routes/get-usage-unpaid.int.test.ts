// What usage says of who may order and how much, once the payment of the running period went back.
import { randomUUID } from 'node:crypto';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { inScope } from '@leadwright/postgres/scope';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { billingTopic, toMessage, type BillingStored } from '../../contracts.ts';
import type { Dispute } from '../../invoices/domain/invoice.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import { billingProjections } from '../../rebuildable.ts';
import { addMember, addOwner } from '../../subscription/projections/seat.ts';
import {
  accountOverTime,
  providerInvoice,
  providerSubscription,
} from '../../subscription/testing/account-over-time.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';

const DAY_MS = 86_400_000;

let billing: BillingUnderTest;
let store: EventStore<BillingStored>;
beforeAll(async () => {
  billing = await startBillingUnderTest();
  store = openEventStore<BillingStored>({
    ...{ database: billing.database, topic: billingTopic, schema: BillingEventSchema, toMessage },
    ...{ projections: billingProjections, logger: createLogger('test', 'silent'), clockOffsetMs: () => 0 },
  });
});
afterAll(() => billing.stop());

const on = (days: number) => instantOf(new Date(Date.now() + days * DAY_MS).toISOString());

/** An account of an owner and a member on the 50K plan; `payment`: what became of its first payment. */
async function team() {
  const accountId = `account-${randomUUID()}`;
  const period = { planId: 'rollover-50k', periodStart: on(-1), periodEnd: on(29) };
  const subscription = providerSubscription({ ...period, subscriptionId: `sub-${accountId}` });
  const paid = providerInvoice({
    ...{ invoiceId: `in-${accountId}`, subscriptionId: `sub-${accountId}`, reason: 'first', ...period },
    paidCents: 19_900,
  });
  await inScope(billing.database.db, [accountId], async (trx) => {
    await addOwner(trx, accountId, 'owner');
    await addMember(trx, accountId, 'member', 1);
  });
  return {
    payment: (change: { dispute?: Dispute; refundedCents?: number } = {}) =>
      accountOverTime({ store, accountId }).apply({ subscription, invoices: [{ ...paid, ...change }] }),
    as: async (personId: string) => (await billing.get('/api/v2/usage', { accountId, personId })).body,
  };
}

const whole = { unpaid: false, seats: 50, downloadLimit: 50_000, noSeat: false };
const reduced = { unpaid: true, seats: 1, downloadLimit: 5_000 };

it.each([
  ['is disputed', { dispute: 'open' as const }],
  ['was lost in a dispute', { dispute: 'lost' as const }],
  ['was paid back whole', { refundedCents: 19_900 }],
])('a period whose payment %s has the seats and files that an order is judged by', async (_what, change) => {
  const { payment, as } = await team();
  await payment();
  expect(await as('member')).toMatchObject(whole);
  await payment(change);
  expect(await as('owner')).toMatchObject({ ...reduced, noSeat: false });
  expect(await as('member')).toMatchObject({ ...reduced, noSeat: true });
});

it('has those of its plan again once the dispute is won', async () => {
  const { payment, as } = await team();
  await payment();
  await payment({ dispute: 'open' });
  await payment({ dispute: 'won' });
  expect(await as('member')).toMatchObject(whole);
});
