// What Recurly's invoices say of a change down, told to billing: the ledger of credit knows it once (0081).
import { readAccount } from '../reading/read-account.ts';
import { accountOverTime } from '../../subscription/testing/account-over-time.ts';
import { createRecurlyProcessor } from './create-recurly-processor.ts';
import { startRecurlyLike, type RecurlyLike } from './testing/recurly-like.ts';

let server: RecurlyLike;
beforeEach(async () => {
  server = await startRecurlyLike();
});
afterEach(() => server.stop());

async function changedDown() {
  const { apiKey, apiBase, books } = server;
  const processor = createRecurlyProcessor({ apiKey, apiBase, webhookKeys: [] });
  const account = accountOverTime();
  books.tokens.set('good', 'good');
  const made = await processor.createCustomer({ key: 'customer', accountId: 'a' });
  const customerId = made.done ? made.value.customerId : '';
  const planId = 'rollover-50k';
  await processor.createSubscription({ key: 'first', customerId, planId, cardToken: 'good' });
  const [subscription] = books.subscriptions;
  if (!subscription) throw new Error('nothing was subscribed');
  const subscriptionId = `uuid-${subscription.uuid}`;
  const hear = async (): Promise<void> => {
    account.setClock(books.now);
    const named = { customerId, subscriptionIds: [subscriptionId], invoiceIds: [], readsAll: true, readBefore: null };
    const read = await readAccount(processor, named);
    if (read) await account.apply(read);
  };
  await hear();
  books.nowMs += 86_400_000;
  const money = { at: books.now, creditCents: 9_000, chargeCents: 2_000 };
  const change = () =>
    processor.changePlan({ key: 'down', subscriptionId, planId: 'individual-unlimited', timing: 'now', money });
  const eventsOf = async (type: string) => (await account.events()).filter((event) => event.type === type);
  return { account, subscription, hear, change, eventsOf };
}

describe('the ledger of credit', () => {
  it('knows of it once, also where webhooks come between change and credit, and again', async () => {
    const { hear, change, eventsOf } = await changedDown();
    server.loseNextAnswer();
    await change();
    await hear();
    expect(await eventsOf('CreditGiven')).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      await change();
      await hear();
      server.forgetKeys();
    }
    const [payment, credit] = server.books.invoices.map(({ number }) => `number-${number}`);
    expect(await eventsOf('CreditGiven')).toEqual([
      expect.objectContaining({
        creditId: credit,
        parts: [{ creditId: credit, paymentId: payment, viaId: payment, cents: 7_000 }],
      }),
    ]);
  });

  it('says what it pays for, and that it pays for nothing once the bank has the payment behind it', async () => {
    const { account, subscription, hear, change, eventsOf } = await changedDown();
    const { books } = server;
    await change();
    await hear();
    books.passRenewal(subscription);
    await hear();
    const [payment] = books.invoices;
    expect(await eventsOf('CreditSpent')).toEqual([
      expect.objectContaining({ totalCents: 5_000, parts: [expect.objectContaining({ cents: 5_000 })] }),
    ]);
    for (const transaction of payment?.transactions ?? []) transaction.status = 'chargeback';
    await hear();
    expect(await eventsOf('CreditTakenBack')).toEqual([
      expect.objectContaining({ unspent: [expect.objectContaining({ cents: 2_000 })] }),
    ]);
    expect(await account.available()).toBe(0);
    books.passRenewal(subscription);
    await hear();
    // 2,000 of 5,000 cents were paid by credit that is worth nothing.
    expect(await eventsOf('CreditSpent')).toContainEqual(expect.objectContaining({ unbackedCents: 2_000 }));
    expect(await account.available()).toBe(30_000);
  });
});
