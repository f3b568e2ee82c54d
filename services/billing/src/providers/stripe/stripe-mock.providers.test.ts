// Every request that the adapter makes is one that Stripe's published description of its API allows: names,
// types and nesting of the parameters. The local server answers; stripe-mock is asked the same afterwards.
import type { Outcome, Processor } from '../processor.ts';
import { createStripeProcessor } from './create-stripe-processor.ts';
import { stripeUnderTest, type StripeUnderTest } from './testing/provider-under-test.ts';
import type { Call } from './testing/stripe-like.ts';
import { startStripeMock } from './testing/stripe-mock.ts';
import { routes } from './testing/stripe-routes.ts';
import { advance, dispute } from './testing/stripe-time.ts';

let stripe: StripeUnderTest;
let mock: Awaited<ReturnType<typeof startStripeMock>>;
let processor: Processor;
let made = 0;
const key = (): string => `effect-${(made += 1)}`;

beforeAll(async () => {
  stripe = await stripeUnderTest();
  ({ processor } = stripe);
  mock = await startStripeMock();
});
afterAll(() => Promise.all([stripe.like.stop(), mock?.stop()]));

it('stripe-mock accepts every request of the adapter, and every kind of call is among them', async () => {
  await everyCommandAndRead();
  const { calls } = stripe.like;
  const asked = new Set<number>();
  const refused: string[] = [];
  for (const call of calls) {
    const { pathname } = new URL(call.path, 'http://stripe.like');
    asked.add(routes.findIndex(([method, path]) => method === call.method && path.test(pathname)));
    const { status, text } = await askMock(call);
    if (status !== 200) refused.push(`${call.method} ${call.path} ${call.body}: ${status} ${text}`);
  }
  expect(refused).toEqual([]);
  expect([...asked].sort((a, b) => a - b)).toEqual(routes.map((_, place) => place));
}, 120_000);

it('stripe-mock refuses a parameter that Stripe does not have, so its yes means something', async () => {
  const call = stripe.like.calls.find(({ method, path }) => method === 'POST' && path === '/v1/subscriptions');
  if (!call) throw new Error('no subscription was made');
  expect(await askMock({ ...call, body: `${call.body}&default_card=pm_1` })).toMatchObject({ status: 400 });
});

it('the adapter reads a subscription and an invoice in the shape of Stripe’s description', async () => {
  const headers = { authorization: 'Bearer sk_test_leadwright' };
  const sample = await fetch(`${mock.address}/v1/subscriptions/sub_1`, { headers });
  const { items } = (await sample.json()) as { items: { data: { price: { id: string } }[] } };
  const prices = `team-unlimited=${items.data[0]?.price.id}`;
  const reader = createStripeProcessor({ ...stripe.options, apiBase: mock.address, prices });
  expect(await reader.readSubscription('sub_1')).toMatchObject({
    subscriptionId: 'sub_1',
    planId: 'team-unlimited',
    periodStart: expect.stringMatching(/Z$/),
    periodEnd: expect.stringMatching(/Z$/),
  });
  const invoice = await reader.readInvoice('in_1');
  expect(invoice).toMatchObject({ invoiceId: 'in_1', currency: 'USD', refundedCents: 0, dispute: 'none' });
  expect(invoice?.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(invoice?.dueCents);
});

async function everyCommandAndRead(): Promise<void> {
  const { world } = stripe.like;
  const { customerId } = value(await processor.createCustomer({ key: key(), accountId: 'account-1' }));
  await processor.findCustomer('effect-of-nobody');
  await processor.findSubscription('effect-of-nobody');
  const wanted = { key: key(), customerId, planId: 'team-unlimited' };
  // Asked for the holder, then declined: what was left open is given up.
  world.answers.push('holder', 'declined');
  await processor.createSubscription({ ...wanted, key: key(), cardToken: 'pm_card_visa' });
  const { subscriptionId } = value(await processor.createSubscription({ ...wanted, cardToken: 'pm_card_visa' }));
  await processor.quoteChange?.({ subscriptionId, planId: 'rollover-50k' });
  await processor.soldFor?.('team-unlimited');
  world.answers.push('holder', 'declined');
  await processor.changePlan({ key: key(), subscriptionId, planId: 'rollover-50k', timing: 'now' });
  value(await processor.changePlan({ key: key(), subscriptionId, planId: 'rollover-50k', timing: 'now' }));
  // Our own figures: up from the moment of ours, down with our line of what comes back.
  const now = new Date(world.now * 1_000).toISOString();
  const [up, down] = [
    { at: now, creditCents: 19_900, chargeCents: 99_900 },
    { at: now, creditCents: 20_000, chargeCents: 19_900 },
  ];
  value(
    await processor.changePlan({
      key: key(),
      subscriptionId,
      planId: 'call-center-unlimited',
      timing: 'now',
      money: up,
    }),
  );
  value(await processor.changePlan({ key: key(), subscriptionId, planId: 'rollover-50k', timing: 'now', money: down }));
  value(
    await processor.changePlan({ key: key(), subscriptionId, planId: 'individual-unlimited', timing: 'at-renewal' }),
  );
  value(await processor.cancel({ key: key(), subscriptionId, timing: 'at-period-end' }));
  value(await processor.reactivate({ key: key(), subscriptionId }));
  world.get('subscription', subscriptionId).default_payment_method = 'pm_of_its_own';
  value(await processor.changeCard({ key: key(), customerId, cardToken: 'pm_card_mastercard' }));
  advance(world, world.now + 40 * 86_400);
  world.failing.add(customerId);
  advance(world, world.now + 31 * 86_400);
  value(await processor.changeCard({ key: key(), customerId, cardToken: 'pm_card_visa' }));
  const [invoice] = world.all('invoice').filter((each) => world.chargesOf(each).length > 0);
  const [charge] = world.all('charge');
  if (!invoice || !charge) throw new Error('nothing was charged');
  dispute(world, invoice, 'needs_response');
  const [line] = invoice.lines.data;
  if (line) for (let more = 1; more <= 20; more += 1) invoice.lines.data.push({ ...line, id: `il_more_${more}` });
  await processor.readInvoice(invoice.id);
  await processor.readPayment?.(charge.id);
  for await (const listed of processor.listInvoices(customerId)) expect(listed.customerId).toBe(customerId);
  value(await processor.cancel({ key: key(), subscriptionId, timing: 'now' }));
}

async function askMock({ method, path, body, headers }: Call): Promise<{ status: number; text: string }> {
  const { authorization = '', 'content-type': type = '', 'stripe-version': version = '' } = headers;
  const response = await fetch(`${mock.address}${path}`, {
    method,
    headers: {
      authorization,
      'content-type': type,
      'stripe-version': version,
      ...(headers['idempotency-key'] === undefined ? {} : { 'idempotency-key': headers['idempotency-key'] }),
    },
    ...(method === 'GET' ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

function value<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.done) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}
