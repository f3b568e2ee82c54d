// What usage says of who may order and how much, once a payment of the running period went back.
import { randomUUID } from 'node:crypto';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import { type BillingStored } from '../../contracts.ts';
import type { Dispute } from '../../invoices/domain/invoice.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import { addMember, addOwner } from '../../subscription/projections/seat.ts';
import {
  accountOverTime,
  providerInvoice,
  providerSubscription,
} from '../../subscription/testing/account-over-time.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { testStore } from '../../testing/test-store.ts';

const DAY_MS = 86_400_000;

let billing: BillingUnderTest;
let store: EventStore<BillingStored>;
beforeAll(async () => {
  billing = await startBillingUnderTest();
  store = testStore(billing.database);
});
afterAll(() => billing.stop());

const on = (days: number) => instantOf(new Date(Date.now() + days * DAY_MS).toISOString());

type Paid = { planId: string; paidCents: number; byCreditCents?: number; dispute?: Dispute; refundedCents?: number };

/**
 * An account of an owner and a member. `pays`: its provider has these invoices, each for the plan that it has from then on:
 * the first of a period, and what changes of plan in it and periods after it cost.
 */
async function team() {
  const accountId = `account-${randomUUID()}`;
  const subscriptionId = `sub-${accountId}`;
  await inScope(billing.database.db, [accountId], async (trx) => {
    await addOwner(trx, accountId, 'owner');
    await addMember(trx, accountId, 'member', 1);
  });
  return {
    pays: async (...invoices: (Paid & { reason?: 'first' | 'change' | 'renewal' })[]) => {
      const periods = invoices.filter(({ reason }) => reason === 'renewal').length;
      let from = -1 - 30 * periods;
      const read = invoices.map(({ reason = 'first', ...paid }, number) => {
        if (reason === 'renewal') from += 30;
        const period = { periodStart: on(reason === 'change' ? from + 0.001 : from), periodEnd: on(from + 30) };
        return providerInvoice({ invoiceId: `in-${accountId}-${number}`, subscriptionId, reason, ...period, ...paid });
      });
      const planId = read.at(-1)?.planId ?? null;
      const subscription = providerSubscription({
        planId: planId ?? '',
        subscriptionId,
        periodStart: on(-1),
        periodEnd: on(29),
      });
      await accountOverTime({ store, accountId }).apply({ subscription, invoices: read });
    },
    said: async () =>
      (await store.readAccount(accountId, 0, 1_000)).flatMap(({ event }) =>
        event.type === 'LimitsChanged' ? [event.lowered && [event.lowered.planId, event.lowered.membersMax]] : [],
      ),
    as: async (personId: string) => (await billing.get('/api/v2/usage', { accountId, personId })).body,
  };
}

const paid = { planId: 'rollover-50k', paidCents: 19_900 };
const whole = { unpaid: false, lowered: null, seats: 50, downloadLimit: 50_000, noSeat: false };
const individual = { planId: 'individual-unlimited', planName: 'Individual unlimited' };
const reduced = { unpaid: true, lowered: { ...individual, reason: 'period' }, seats: 1, downloadLimit: 5_000 };

it.each([
  ['is disputed', { dispute: 'open' as const }],
  ['was lost in a dispute', { dispute: 'lost' as const }],
  ['was paid back whole', { refundedCents: 19_900 }],
])('a period whose payment %s has the seats and files that an order is judged by', async (_what, change) => {
  const { pays, as } = await team();
  await pays(paid);
  expect(await as('member')).toMatchObject(whole);
  await pays({ ...paid, ...change });
  expect(await as('owner')).toMatchObject({ ...reduced, noSeat: false });
  expect(await as('member')).toMatchObject({ ...reduced, noSeat: true });
});

it('has those of its plan again once the dispute is won, and others hear of both', async () => {
  const { pays, as, said } = await team();
  await pays(paid);
  await pays({ ...paid, dispute: 'open' });
  await pays({ ...paid, dispute: 'won' });
  expect(await as('member')).toMatchObject(whole);
  expect(await said()).toEqual([['individual-unlimited', 1], null]);
});

it('of a change whose payment is disputed it has those of the plan before, and says whose they are', async () => {
  const { pays, as, said } = await team();
  const first = { planId: 'individual-unlimited', paidCents: 5_000 };
  const change = { planId: 'rollover-50k', paidCents: 14_900, reason: 'change' as const };
  await pays(first, change);
  expect(await as('member')).toMatchObject(whole);
  await pays(first, { ...change, dispute: 'open' });
  const lowered = { ...individual, reason: 'change' };
  expect(await as('member')).toMatchObject({ unpaid: false, lowered, seats: 1, downloadLimit: 5_000, noSeat: true });
  expect(await as('owner')).toMatchObject({ unpaid: false, lowered, noSeat: false });
  expect(await said()).toEqual([['individual-unlimited', 1]]);
});

it('a period that lost credit had paid keeps the smallest limits where the dispute is won later, as orders do', async () => {
  const { pays, as } = await team();
  const down = { planId: 'individual-unlimited', paidCents: 0, byCreditCents: -14_900, reason: 'change' as const };
  await pays(paid, down);
  await pays({ ...paid, dispute: 'open' }, down);
  const renewal = { planId: 'team-unlimited', paidCents: 0, byCreditCents: 9_900, reason: 'renewal' as const };
  await pays({ ...paid, dispute: 'open' }, down, renewal);
  expect(await as('owner')).toMatchObject(reduced);
  await pays({ ...paid, dispute: 'won' }, down, renewal);
  expect(await as('owner')).toMatchObject(reduced);
});
