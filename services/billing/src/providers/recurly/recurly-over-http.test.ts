// The real package against the local server: what happens when calls and answers go wrong.
import { HttpAdapterContract } from 'recurly/lib/testing.js';
import type { Outcome, Processor } from '../processor.ts';
import { createRecurlyProcessor } from './create-recurly-processor.ts';
import type { CardKind } from './testing/recurly-shapes.ts';
import { startRecurlyLike, type RecurlyLike } from './testing/recurly-like.ts';
import { Transport } from './transport.ts';

const PLAN = 'team-unlimited';
let server: RecurlyLike;
let processor: Processor;
beforeEach(async () => {
  server = await startRecurlyLike();
  processor = processorOf();
});
afterEach(() => server.stop());

const processorOf = (options: { timeoutMs?: number; commandTimeoutMs?: number; apiKey?: string } = {}): Processor =>
  createRecurlyProcessor({ apiKey: server.apiKey, apiBase: server.apiBase, webhookKeys: [], ...options });
const token = (kind: CardKind): string => {
  const made = `${kind}-${server.books.number()}`;
  server.books.tokens.set(made, kind);
  return made;
};
const customer = async (): Promise<string> => {
  const outcome = await processor.createCustomer({ key: 'customer', accountId: 'acme' });
  return valueOf(outcome).customerId;
};
const subscribing = async (kind: CardKind = 'good') => ({
  key: 'effect-1',
  customerId: await customer(),
  planId: PLAN,
  cardToken: token(kind),
});
const writes = (): string[] => server.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path);
const charged = (): number => server.books.invoices.reduce((sum, { paid }) => sum + paid, 0);

describe('a call whose answer is lost', () => {
  it('is sent once, is unknown, and a repeat charges nothing again', async () => {
    const command = await subscribing();
    server.loseNextAnswer();
    expect(await processor.createSubscription(command)).toMatchObject({ done: false, unknown: true });
    expect(writes()).toEqual(['/accounts', '/subscriptions']);
    const found = await processor.findSubscription('effect-1');
    expect(valueOf(await processor.createSubscription(command))).toEqual(found);
    expect(charged()).toBe(99);
  });

  it('charges nothing again when Recurly has forgotten the key', async () => {
    const command = await subscribing();
    server.failNextAnswer();
    expect(await processor.createSubscription(command)).toMatchObject({ done: false, unknown: true });
    server.forgetKeys();
    expect(valueOf(await processor.createSubscription(command))).toMatchObject({ planId: PLAN, status: 'live' });
    expect(charged()).toBe(99);
  });

  it('that is still being worked on is unknown to the repeat too, and is done once', async () => {
    const command = await subscribing();
    const held = server.holdNextAnswer();
    const first = processor.createSubscription(command);
    await held.taken;
    // Recurly does not list what it has not finished yet.
    for (const made of server.books.subscriptions) made.custom_fields = [];
    expect(await processor.createSubscription(command)).toMatchObject({ done: false, unknown: true });
    held.release();
    expect(await first).toMatchObject({ done: true });
    expect(charged()).toBe(99);
  });

  it.each([{ timeoutMs: 400 }, { timeoutMs: 600_000, commandTimeoutMs: 400 }])(
    'ends in bounded time without an answer: %j',
    async (limit) => {
      const command = await subscribing();
      const held = server.holdNextAnswer();
      const outcome = await processorOf(limit).createSubscription(command);
      expect(outcome).toMatchObject({ done: false, unknown: true, reason: 'the provider did not answer' });
      held.release();
    },
  );

  it('of a change of plan, repeated after an hour, charges nothing twice', async () => {
    const { subscriptionId } = valueOf(await processor.createSubscription(await subscribing()));
    const change = { key: 'change', subscriptionId, planId: 'rollover-50k', timing: 'now' as const };
    server.loseNextAnswer();
    expect(await processor.changePlan(change)).toMatchObject({ done: false, unknown: true });
    server.forgetKeys();
    const before = server.books.invoices.length;
    expect(valueOf(await processor.changePlan(change))).toMatchObject({ planId: 'rollover-50k' });
    expect(server.books.invoices).toHaveLength(before);
  });
});

describe('a change down that begins now', () => {
  const changingDown = async (creditCents: number, chargeCents: number) => {
    const { subscriptionId, periodStart: at } = valueOf(
      await processor.createSubscription({ ...(await subscribing()), planId: 'rollover-50k' }),
    );
    const money = { at, creditCents, chargeCents };
    return { key: 'down', subscriptionId, planId: 'individual-unlimited', timing: 'now', money } as const;
  };
  const credits = () => server.books.invoices.filter(({ type }) => type === 'credit');

  it('gives back nothing where the figure is nothing: Recurly credits and charges nothing by time', async () => {
    const down = await changingDown(0, 0);
    const before = server.books.invoices.length;
    expect(valueOf(await processor.changePlan(down))).toMatchObject({ planId: 'individual-unlimited' });
    expect(server.books.invoices).toHaveLength(before);
  });

  it('gives back our line, which is read as a change and pays the next charges', async () => {
    expect(processor.returnsCredit).toBe(true);
    const down = await changingDown(9_000, 2_000);
    const { subscriptionId, customerId, periodEnd } = valueOf(await processor.changePlan(down));
    const [first, ...others] = await listInvoices();
    expect(others).toEqual([expect.objectContaining({ reason: 'first', paidCents: 19_900 })]);
    expect(first).toMatchObject({
      ...{ customerId, subscriptionId, reason: 'change', planId: 'individual-unlimited', status: 'paid' },
      ...{ dueCents: 0, paidCents: 0, byCreditCents: -7_000, periodStart: down.money.at, periodEnd },
    });
    expect(first?.lines.map(({ amountCents }) => amountCents)).toEqual([-7_000, 7_000]);
    expect(await processor.readInvoice(first?.invoiceId ?? '')).toEqual(first);
    const subscription = server.books.subscription(subscriptionId);
    server.books.passRenewal(subscription);
    server.books.passRenewal(subscription);
    const [second, renewal] = await listInvoices();
    expect(renewal).toMatchObject({ reason: 'renewal', dueCents: 0, paidCents: 0, byCreditCents: 5_000 });
    expect(second).toMatchObject({ reason: 'renewal', dueCents: 3_000, paidCents: 3_000, byCreditCents: 2_000 });
  });

  it('gives back once, whichever answer is lost, and an hour later too', async () => {
    const down = await changingDown(9_000, 2_000);
    server.loseNextAnswer();
    expect(await processor.changePlan(down)).toMatchObject({ done: false, unknown: true });
    expect(credits()).toEqual([]);
    server.loseNextAnswer();
    expect(await processor.changePlan(down)).toMatchObject({ done: false, unknown: true });
    for (let time = 0; time < 2; time += 1) {
      expect(valueOf(await processor.changePlan(down))).toMatchObject({ planId: 'individual-unlimited' });
      expect(credits()).toEqual([expect.objectContaining({ total: -70 })]);
      server.forgetKeys();
    }
  });

  it('whose credit Recurly refuses is a fault, not a refusal: a repeat gives the credit', async () => {
    const down = await changingDown(9_000, 2_000);
    server.books.unknownFields = true;
    await expect(processor.changePlan(down)).rejects.toThrow('Custom field is not defined');
    server.books.unknownFields = false;
    server.forgetKeys();
    valueOf(await processor.changePlan(down));
    expect(credits()).toHaveLength(1);
  });

  it('whose credit is voided at Recurly gives none; a credit of people there is no change', async () => {
    valueOf(await processor.changePlan(await changingDown(9_000, 2_000)));
    for (const credit of credits()) credit.state = 'voided';
    const { books } = server;
    const given = books.giveCredit('acme', { description: '', amount: -5, start_date: null, end_date: null });
    expect(await processor.readInvoice(`number-${given.number}`)).toBeNull();
    expect((await listInvoices()).map(({ reason, status }) => [reason, status])).toEqual([
      ['change', 'void'],
      ['first', 'paid'],
    ]);
  });

  it('and up again is paid by that credit beside the proration of the change', async () => {
    const { subscriptionId } = valueOf(await processor.changePlan(await changingDown(9_000, 2_000)));
    const { books } = server;
    books.nowMs = Date.parse('2026-01-25T21:00:00Z');
    const up = { key: 'up', subscriptionId, planId: 'team-unlimited', timing: 'now' } as const;
    valueOf(await processor.changePlan(up));
    const [change] = await listInvoices();
    expect(change).toMatchObject({ reason: 'change', paidCents: 0, dueCents: 0, byCreditCents: 2_450 });
  });
});

describe('a look-up by key', () => {
  it('ends after one page of accounts, and the repeat finds the account all the same', async () => {
    const command = { key: 'customer', accountId: 'acme' };
    const first = valueOf(await processor.createCustomer(command));
    for (let at = 0; at < 450; at += 1) server.books.createAccount(`other-${at}`, []);
    const before = server.calls.length;
    expect(await processor.findCustomer('customer')).toBeNull();
    expect(server.calls.length - before).toBe(1);
    server.forgetKeys();
    expect(valueOf(await processor.createCustomer(command))).toEqual(first);
    expect(server.books.accounts.filter(({ code }) => code === 'acme')).toHaveLength(1);
  });
});

describe('an answer', () => {
  it.each([
    [200, 'application/json', '{"object":"subscription"'],
    [200, 'application/json', '[]'],
    [200, 'text/html', '<html>down for maintenance</html>'],
    [302, 'text/html', ''],
    [500, 'application/json', '{}'],
    [502, 'text/html', '<html>bad gateway</html>'],
    [429, 'application/json', '{"error":{"type":"rate_limited","message":"slow down"}}'],
    [422, 'application/json', '{"error":{"type":"simultaneous_request","message":"another one"}}'],
  ])('of %i as %s leaves the call unknown: %s', async (status, contentType, body) => {
    const command = await subscribing();
    server.answerNext(status, contentType, body);
    expect(await processor.createSubscription(command)).toMatchObject({ done: false, unknown: true });
  });

  it('that says that our key or request is wrong is a fault, not a refusal of the customer', async () => {
    const command = await subscribing();
    await expect(processorOf({ apiKey: 'other' }).createSubscription(command)).rejects.toThrow('API key');
    server.answerNext(400, 'application/json', '{"error":{"type":"bad_request","message":"bad JSON"}}');
    await expect(processor.createSubscription(command)).rejects.toThrow('bad JSON');
  });

  it('that fails for the moment is thrown by reads, so that nothing is taken for gone', async () => {
    server.answerNext(503, 'text/html', 'later');
    await expect(processor.readSubscription('uuid-1')).rejects.toMatchObject({ type: 'service_unavailable_error' });
    server.answerNext(503, 'text/html', 'later');
    await expect(processor.readInvoice('number-1')).rejects.toMatchObject({ type: 'service_unavailable_error' });
  });
});

describe('a refusal', () => {
  it('of the bank carries the words of Recurly for the customer', async () => {
    expect(await processor.createSubscription(await subscribing('declined'))).toEqual({
      done: false,
      refusal: { code: 'card-declined', message: 'The card has insufficient funds.' },
    });
  });

  it.each([
    ['invalid_card_number', 'card-invalid'],
    ['declined_expiration_date', 'card-expired'],
    ['fraud_gateway', 'card-declined'],
    ['something_new', 'card-declined'],
  ])('with code %s is %s', async (code, refusal) => {
    const { customerId } = await subscribing();
    const error = { type: 'transaction', message: 'm', transaction_error: { code, message: 'Sorry.' } };
    server.answerNext(422, 'application/json', JSON.stringify({ error }));
    const outcome = await processor.changeCard({ key: 'card', customerId, cardToken: token('good') });
    expect(outcome).toEqual({ done: false, refusal: { code: refusal, message: 'Sorry.' } });
  });

  it('by validation says a sentence of ours, since Recurly writes its own for developers', async () => {
    const command = { ...(await subscribing()), planId: 'no-such-plan' };
    const outcome = await processor.createSubscription(command);
    expect(outcome).toMatchObject({ done: false, refusal: { code: 'not-possible' } });
    expect(JSON.stringify(outcome)).not.toContain('Plan code');
  });

  it('that wants the cardholder gives the token that the challenge needs', async () => {
    const command = await subscribing('authentication');
    const asked = await processor.createSubscription(command);
    expect(asked).toMatchObject({
      refusal: { code: 'authentication-required' },
      clientSecret: `act-${command.cardToken}`,
    });
    const wrongResult = { ...command, key: 'effect-2', cardToken: `${command.cardToken}/made-up` };
    expect(await processor.createSubscription(wrongResult)).toMatchObject({ done: false });
    expect(charged()).toBe(0);
  });

  it('makes no account where the customer is not one of ours', async () => {
    const command = await subscribing();
    for (const customerId of ['code-stranger', 'stranger']) {
      expect(await processor.createSubscription({ ...command, customerId })).toMatchObject({
        refusal: { code: 'not-found' },
      });
    }
    expect(server.books.accounts.map(({ code }) => code)).toEqual(['acme']);
  });
});

describe('what is read', () => {
  it('of a credit invoice is the charge that it refunds', async () => {
    valueOf(await processor.createSubscription(await subscribing()));
    const [charge] = server.books.invoices;
    if (!charge) throw new Error('nothing was charged');
    const credit = server.books.refund(charge, 1_900);
    expect(await processor.readInvoice(`number-${credit.number}`)).toMatchObject({
      invoiceId: `number-${charge.number}`,
      refundedCents: 1_900,
    });
    const [listed, ...others] = await listInvoices();
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ refundedCents: 1_900, paidCents: 9_900 });
  });

  it('of an invoice has all its lines, also those that Recurly sends on demand', async () => {
    const { customerId } = await subscribing();
    const invoice = server.books.addPaidCharge('acme', '2025-01-01T00:00:00Z');
    const [line] = invoice.line_items;
    if (!line) throw new Error('no line');
    invoice.line_items = Array.from({ length: 210 }, (_, at) => ({ ...line, id: `li${at}`, amount: 0.01 }));
    Object.assign(invoice, { total: 2.1, paid: 2.1 });
    const read = await processor.readInvoice(`number-${invoice.number}`);
    expect(read?.customerId).toBe(customerId);
    expect(read?.lines).toHaveLength(210);
    expect(read?.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(read?.dueCents);
  });

  it('of a subscription that stays on its plan after all has no next plan, and charges nothing', async () => {
    const { subscriptionId } = valueOf(await processor.createSubscription(await subscribing()));
    const change = { key: 'later', subscriptionId, planId: 'individual-unlimited', timing: 'at-renewal' as const };
    expect(valueOf(await processor.changePlan(change)).nextPlanId).toBe('individual-unlimited');
    const stay = { key: 'stay', subscriptionId, planId: PLAN, timing: 'now' as const };
    expect(valueOf(await processor.changePlan(stay))).toMatchObject({ planId: PLAN, nextPlanId: null });
    expect(charged()).toBe(99);
  });
});

describe('the transport', () => {
  HttpAdapterContract.runSuite(
    () => new Transport({ timeoutMs: 10_000 }),
    ({ name, run }) => it(`keeps the package's contract: ${name}`, run),
  );

  it('sends the key of the effect with every writing call, and with no other', async () => {
    valueOf(await processor.createSubscription(await subscribing()));
    const keys = server.calls.map(({ method, key }) => (method === 'GET' ? key : (key ?? 'none')));
    expect(new Set(keys)).toEqual(new Set([null, 'customer', 'effect-1']));
  });
});

async function listInvoices() {
  const invoices = [];
  for await (const invoice of processor.listInvoices('code-acme')) invoices.push(invoice);
  return invoices;
}

function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.done) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}
