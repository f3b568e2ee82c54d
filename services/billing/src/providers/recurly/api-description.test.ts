// Every command and read of the adapter, held against Recurly's own description of its API.
import type { Outcome } from '../processor.ts';
import { createRecurlyProcessor } from './create-recurly-processor.ts';
import { apiDescription, type SeenCall } from './testing/api-description.ts';
import { startRecurlyLike, type RecurlyLike } from './testing/recurly-like.ts';

const problemsOf = apiDescription();
let server: RecurlyLike;
beforeAll(async () => {
  server = await startRecurlyLike();
  await useAll(server);
});
afterAll(() => server.stop());

const seen = (): SeenCall[] =>
  server.calls.flatMap(({ method, path, query, body }, at) => {
    const answer = server.answers[at];
    return answer ? { method, path, query, body, status: answer.status, answer: answer.body } : [];
  });

describe('the calls of the adapter, and the answers of the local server', () => {
  it('have only paths, parameters, fields and values that Recurly describes', () => {
    expect([...new Set(seen().flatMap(problemsOf))]).toEqual([]);
  });

  it('cover every call that the adapter can make', () => {
    const made = seen().map(
      ({ method, path }) => `${method} ${path.replace(/(code|uuid|number)-[\w-]+|(in|su|ac)\d+/g, ':id')}`,
    );
    expect([...new Set(made)].sort()).toEqual([
      'DELETE /subscriptions/:id',
      'DELETE /subscriptions/:id/change',
      'GET /accounts',
      'GET /accounts/:id',
      'GET /accounts/:id/billing_info',
      'GET /accounts/:id/invoices',
      'GET /accounts/:id/line_items',
      'GET /accounts/:id/subscriptions',
      'GET /invoices/:id',
      'GET /invoices/:id/line_items',
      'GET /plans/:id',
      'GET /subscriptions',
      'GET /subscriptions/:id',
      'GET /subscriptions/:id/invoices',
      'POST /accounts',
      'POST /purchases',
      'POST /subscriptions',
      'POST /subscriptions/:id/change',
      'POST /subscriptions/:id/change/preview',
      'PUT /accounts/:id',
      'PUT /accounts/:id/billing_info',
      'PUT /subscriptions/:id/cancel',
      'PUT /subscriptions/:id/reactivate',
    ]);
  });

  it('would be named if they had a field, a value or a parameter that Recurly does not know', () => {
    const call = seen().find(({ path, status }) => path === '/subscriptions' && status === 201);
    if (!call) throw new Error('nothing was subscribed');
    const body = { ...(call.body as object), plan: 'x', currency: 5 };
    const answer = { ...(call.answer as object), state: 'frozen' };
    expect(problemsOf({ ...call, query: ['when'], body, answer })).toEqual([
      'POST /subscriptions: no parameter when',
      'POST /subscriptions body.currency: not a string',
      'POST /subscriptions body.plan: not described',
      'POST /subscriptions 201.state: not one of its values: frozen',
    ]);
    expect(problemsOf({ ...call, path: '/subscription' })).toEqual(['POST /subscription: no such call']);
  });
});

async function useAll({ apiKey, apiBase, books }: RecurlyLike): Promise<void> {
  const processor = createRecurlyProcessor({ apiKey, apiBase, webhookKeys: [] });
  books.tokens.set('good', 'good').set('other', 'other').set('declined', 'declined').set('holder', 'authentication');
  const { customerId } = done(await processor.createCustomer({ key: 'k1', accountId: 'acme' }));
  for (const cardToken of ['declined', 'holder', 'good']) {
    await processor.createSubscription({ key: cardToken, customerId, planId: 'team-unlimited', cardToken });
  }
  const subscription = await processor.findSubscription('good');
  if (!subscription || !(await processor.findCustomer('k1'))) throw new Error('it was not made');
  const { subscriptionId } = subscription;
  const to = (planId: string, timing: 'now' | 'at-renewal') =>
    processor.changePlan({ key: `${planId}-${timing}`, subscriptionId, planId, timing });
  await processor.quoteChange?.({ subscriptionId, planId: 'rollover-50k' });
  await processor.soldFor?.('team-unlimited');
  done(await to('rollover-50k', 'now'));
  done(await to('team-unlimited', 'at-renewal'));
  done(await to('rollover-50k', 'at-renewal'));
  const money = { at: subscription.periodStart, creditCents: 9_000, chargeCents: 2_000 };
  const down = { key: 'down', subscriptionId, planId: 'individual-unlimited', timing: 'now', money } as const;
  done(await processor.changePlan(down));
  done(await processor.changeCard({ key: 'k2', customerId, cardToken: 'other' }));
  done(await processor.changeEmail({ customerId, email: 'ada@example.test' }));
  done(await processor.cancel({ key: 'k3', subscriptionId, timing: 'at-period-end' }));
  done(await processor.reactivate({ key: 'k4', subscriptionId }));
  books.passRenewal(books.subscription(subscriptionId));
  const long = books.addPaidCharge('acme', books.now);
  long.line_items = Array.from({ length: 12 }, () => ({ ...first(long.line_items) }));
  books.refund(first(books.invoices), 100);
  for await (const { invoiceId } of processor.listInvoices(customerId)) await processor.readInvoice(invoiceId);
  done(await processor.cancel({ key: 'k5', subscriptionId, timing: 'now' }));
  await processor.readSubscription('uuid-none');
  await processor.readInvoice('number-none');
}

function done<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.done) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('there is none');
  return item;
}
