import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { handleWaiting, startWebhookWorker } from './handle-webhooks.ts';
import { eventually } from '@leadwright/testing/eventually';
import type { ProviderEvent } from '../processor.ts';
import { openWebhooks, type WebhooksUnderTest } from '../testing/webhooks-under-test.ts';
import { removeOldEvents } from './webhook-inbox.ts';

let test: WebhooksUnderTest;
beforeAll(async () => {
  test = await openWebhooks();
});
afterAll(() => test.close());
beforeEach(async () => {
  await inScope(test.database.db, 'all', (trx) => sql`delete from webhook_inbox`.execute(trx));
  Object.assign(test.provider, { events: [], failingReads: 0, beforeAnswer: null, reads: 0 });
});

let customers = 0;
async function subscribed(): Promise<{ accountId: string; customerId: string; subscriptionId: string }> {
  customers += 1;
  const customerId = `cus_${customers}`;
  const accountId = `account-${customers}`;
  await test.know(customerId, accountId);
  return { accountId, customerId, subscriptionId: test.provider.subscribe(customerId, 'team-unlimited') };
}
const published = (): ProviderEvent[] => test.provider.events.splice(0);

describe('an event that is stored', () => {
  it('is handled by reading its subscription and invoices again, whatever the event holds', async () => {
    const { accountId, customerId } = await subscribed();
    await test.store(...published());
    await test.handle();
    expect((await test.applied(accountId)).state).toEqual({
      processor: 'sandbox',
      subscription: test.provider.subscriptionOf(customerId),
      goneIds: [],
      invoices: test.provider.invoicesOf(customerId),
    });
    expect(await test.states()).toEqual({ done: 2 });
  });

  it('keeps its bytes and its place for ever after: the same id again stores nothing and is not handled', async () => {
    const { accountId } = await subscribed();
    const events = published();
    expect(await test.store(...events)).toBe(2);
    await test.handle();
    expect(await test.store(...events, ...events)).toBe(0);
    expect(await test.handle()).toBe(0);
    expect((await test.applied(accountId)).times).toBe(1);
  });

  it('waits together with others of its customer, and one reading answers all of them', async () => {
    const { accountId, subscriptionId } = await subscribed();
    for (let i = 0; i < 5; i++) test.provider.passRenewal(subscriptionId, 'paid');
    await test.store(...published());
    expect(await test.handle()).toBe(1);
    expect((await test.applied(accountId)).times).toBe(1);
    expect(await test.states()).toEqual({ done: 12 });
    expect(test.provider.reads).toBe(2);
  });

  it('is handled once by workers that take side by side', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, subscribed));
    await test.store(...published());
    await Promise.all(Array.from({ length: 4 }, () => handleWaiting(test.parts)));
    for (const { accountId } of accounts) expect((await test.applied(accountId)).times).toBe(1);
  });

  it('about nothing that can be read again is done at once', async () => {
    const nothing = { subscriptionId: null, invoiceId: null, customerId: null };
    await test.store({ eventId: 'evt_ping', type: 'ping', ...nothing });
    expect([await test.states(), await test.handle()]).toEqual([{ done: 1 }, 0]);
  });

  it('that names its subscription or invoice alone finds the account by reading it', async () => {
    const { accountId, subscriptionId, customerId } = await subscribed();
    const [invoice] = test.provider.invoicesOf(customerId);
    published();
    const bare = { customerId: null, subscriptionId: null, invoiceId: null };
    await test.store({ ...bare, eventId: 'evt_s', type: 't', subscriptionId });
    await test.handle();
    await test.store({ ...bare, eventId: 'evt_i', type: 't', invoiceId: invoice?.invoiceId ?? '' });
    await test.handle();
    expect((await test.applied(accountId)).times).toBe(2);
  });

  it('that names its payment alone finds the invoice that it paid, also one of long ago, and the account', async () => {
    const { accountId, customerId, subscriptionId } = await subscribed();
    for (let i = 0; i < 40; i++) test.provider.passRenewal(subscriptionId, 'paid');
    await test.store(...published());
    await test.handle();
    const [first] = test.provider.invoicesOf(customerId);
    const invoiceId = first?.invoiceId ?? '';
    test.provider.refund(invoiceId, 100);
    published();
    const bare = { customerId: null, subscriptionId: null, invoiceId: null, type: 'charge.dispute.created' };
    await test.store({ ...bare, eventId: 'evt_payment', paymentId: `pay_${invoiceId}` });
    await test.handle();
    const { state } = await test.applied(accountId);
    expect(state?.invoices.find((invoice) => invoice.invoiceId === invoiceId)?.refundedCents).toBe(100);
  });

  it('that names a payment of somebody else is done, and is not parked', async () => {
    const bare = { customerId: null, subscriptionId: null, invoiceId: null, type: 'charge.dispute.created' };
    await test.store({ ...bare, eventId: 'evt_other', paymentId: 'pay_of_nobody' });
    await test.handle();
    expect(await test.states()).toEqual({ done: 1 });
  });

  it('about a subscription that the provider does not know any more tells that it is cancelled', async () => {
    const { accountId, subscriptionId } = await subscribed();
    await test.store(...published());
    await test.handle();
    test.provider.forget(subscriptionId);
    await test.store({ eventId: 'evt_gone', type: 't', subscriptionId, invoiceId: null, customerId: null });
    await test.handle();
    expect((await test.applied(accountId)).state).toMatchObject({ subscription: null, goneIds: [subscriptionId] });
  });

  it('about an older subscription does not end the one that followed it', async () => {
    const { accountId, customerId, subscriptionId } = await subscribed();
    test.provider.cancel(subscriptionId, 'now');
    const late = published();
    const next = test.provider.subscribe(customerId, 'rollover-50k');
    published();
    await test.store(...late);
    await test.handle();
    expect((await test.applied(accountId)).state?.subscription).toMatchObject({ subscriptionId: next, status: 'live' });
  });
});

describe('an invoice', () => {
  it('of long ago is read at the first reading, and later when an event names it', async () => {
    const { accountId, customerId, subscriptionId } = await subscribed();
    for (let i = 0; i < 40; i++) test.provider.passRenewal(subscriptionId, 'paid');
    await test.store(...published());
    await test.handle();
    expect((await test.applied(accountId)).state?.invoices).toHaveLength(41);
    const [first] = test.provider.invoicesOf(customerId);
    test.provider.refund(first?.invoiceId ?? '', 100);
    await test.store(...published());
    await test.handle();
    const { state } = await test.applied(accountId);
    expect([state?.invoices.length, state?.invoices[0]?.refundedCents]).toEqual([31, 100]);
  });
});

describe('a subscription that was never read', () => {
  it('is read back to its first invoice, however many there are, and no further', async () => {
    const { accountId, customerId, subscriptionId } = await subscribed();
    for (let i = 0; i < 35; i++) test.provider.passRenewal(subscriptionId, 'paid');
    await test.store(...published());
    await test.handle();
    test.provider.cancel(subscriptionId, 'now');
    const next = test.provider.subscribe(customerId, 'rollover-50k');
    for (let i = 0; i < 40; i++) test.provider.passRenewal(next, 'paid');
    await test.store(...published().slice(-1));
    await test.handle();
    const { state } = await test.applied(accountId);
    expect(state?.invoices.filter((each) => each.subscriptionId === next)).toHaveLength(41);
    expect(state?.invoices).toHaveLength(42);
    test.provider.refund(state?.invoices.at(-1)?.invoiceId ?? '', 100);
    await test.store(...published());
    await test.handle();
    expect((await test.applied(accountId)).state?.invoices).toHaveLength(30);
  });
});

describe('what fails', () => {
  it('for now is tried again after its pause, and parked after the last one; a redrive is handled', async () => {
    const { accountId } = await subscribed();
    await test.store(...published());
    test.provider.failingReads = 3;
    for (const expected of [{ waiting: 2 }, { waiting: 2 }, { parked: 2 }]) {
      expect(await test.handle()).toBe(1);
      expect(await test.states()).toEqual(expected);
      expect(await test.handle()).toBe(0);
      await test.makeDue();
    }
    expect((await test.applied(accountId)).times).toBe(0);
  });

  it('because the customer is not written yet waits for it', async () => {
    const customerId = 'cus_early';
    test.provider.subscribe(customerId, 'team-unlimited');
    await test.store(...published());
    await test.handle();
    expect(await test.states()).toEqual({ waiting: 2 });
    await test.know(customerId, 'account-early');
    await test.makeDue();
    await test.handle();
    expect([(await test.applied('account-early')).times, await test.states()]).toEqual([1, { done: 2 }]);
  });

  it('in a worker that died is taken by another when the lease has ended', async () => {
    const { accountId, customerId, subscriptionId } = await subscribed();
    await test.store(...published());
    let reached: (() => void) | undefined;
    const reading = new Promise<void>((resolve) => {
      reached = resolve;
    });
    let release: (() => void) | undefined;
    test.provider.beforeAnswer = () =>
      new Promise((resolve) => {
        reached?.();
        release = resolve;
      });
    const stuck = test.handle();
    await reading;
    // Leased: no other worker takes it, nor another event of the same customer that comes meanwhile.
    await test.store({ eventId: 'evt_meanwhile', type: 't', subscriptionId, invoiceId: null, customerId });
    expect(await test.handle()).toBe(0);
    test.provider.beforeAnswer = null;
    await test.makeDue();
    expect(await test.handle()).toBe(1);
    release?.();
    await stuck;
    expect([(await test.applied(accountId)).state?.subscription?.status, await test.states()]).toEqual([
      'live',
      { done: 3 },
    ]);
  });
});

describe('an older reading', () => {
  it('is never applied after a newer one: who was overtaken reads again', async () => {
    const { accountId, subscriptionId, customerId } = await subscribed();
    await test.store(...published());
    let reached: (() => void) | undefined;
    const reading = new Promise<void>((resolve) => {
      reached = resolve;
    });
    let release: (() => void) | undefined;
    test.provider.beforeAnswer = () =>
      new Promise((resolve) => {
        reached?.();
        release = resolve;
      });
    const slow = test.handle();
    await reading;
    // The slow worker holds the state of before; another one sees what the provider did meanwhile.
    test.provider.beforeAnswer = null;
    test.provider.passRenewal(subscriptionId, 'declined');
    await test.store(...published());
    await test.makeDue();
    await test.handle();
    expect((await test.applied(accountId)).state?.subscription?.status).toBe('past-due');
    release?.();
    await slow;
    expect((await test.applied(accountId)).state).toEqual({
      processor: 'sandbox',
      subscription: test.provider.subscriptionOf(customerId),
      goneIds: [],
      invoices: test.provider.invoicesOf(customerId),
    });
  });
});

describe('the inbox', () => {
  it('keeps events for 400 days, and what still waits for longer', async () => {
    await subscribed();
    await test.store(...published());
    const age = (days: number, state: string) =>
      inScope(test.database.db, 'all', (trx) =>
        sql`update webhook_inbox set state = ${state}, received_at = clock_timestamp() - ${days} * interval '1 day'`.execute(
          trx,
        ),
      );
    const remove = () => inScope(test.database.db, 'all', (trx) => removeOldEvents(trx));
    await age(399, 'done');
    expect(await remove()).toBe(0);
    await age(500, 'waiting');
    expect(await remove()).toBe(0);
    await age(401, 'done');
    expect(await remove()).toBe(2);
  });

  it('shows no row without a scope, and to an account only what was found to be its own', async () => {
    const { accountId } = await subscribed();
    await test.store(...published());
    const seen = (scope: string[]) =>
      inScope(test.database.db, scope, async (trx) => (await sql`select from webhook_inbox`.execute(trx)).rows.length);
    expect([await seen([]), await seen([accountId])]).toEqual([0, 0]);
    await test.handle();
    expect([await seen(['account-0']), await seen([accountId])]).toEqual([0, 2]);
  });
});

it('the worker handles what is stored as soon as it is woken, and ends after the events in hand', async () => {
  const worker = startWebhookWorker({ ...test.parts, restMs: 3_600_000, concurrency: 2 });
  const { accountId } = await subscribed();
  await test.store(...published());
  worker.wake();
  await eventually(async () => (await test.applied(accountId)).times === 1);
  await worker.stop();
});
