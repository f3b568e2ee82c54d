// What the port's contract leaves to the provider: banks that ask for the holder, schedules, cards, credits.
import type { Outcome, Processor, ProviderInvoice, ProviderSubscription } from '../processor.ts';
import { itemOf } from './testing/stripe-billing.ts';
import { SECRET, stripeUnderTest, type StripeUnderTest } from './testing/provider-under-test.ts';
import type { StripeWorld } from './testing/stripe-world.ts';
import { advance, confirm, dispute, refund } from './testing/stripe-time.ts';
import { deliveries } from './testing/webhooks-sent.ts';

let stripe: StripeUnderTest;
let processor: Processor;
let world: StripeWorld;
let made = 0;
beforeAll(async () => {
  stripe = await stripeUnderTest();
  ({ processor } = stripe);
  ({ world } = stripe.like);
});
afterAll(() => stripe.like.stop());

const key = (): string => `effect-${(made += 1)}`;
const newCustomer = async (): Promise<string> =>
  value(await processor.createCustomer({ key: key(), accountId: `account-${made}` })).customerId;
const subscribe = async (planId = 'team-unlimited', cardToken = 'pm_card_visa'): Promise<ProviderSubscription> =>
  value(await processor.createSubscription({ key: key(), customerId: await newCustomer(), planId, cardToken }));
const change = (subscriptionId: string, planId: string, timing: 'now' | 'at-renewal') =>
  processor.changePlan({ key: key(), subscriptionId, planId, timing });
const read = async (subscriptionId: string): Promise<ProviderSubscription> => {
  const found = await processor.readSubscription(subscriptionId);
  if (!found) throw new Error('not there');
  return found;
};
const invoicesOf = async (customerId: string): Promise<ProviderInvoice[]> => {
  const all: ProviderInvoice[] = [];
  for await (const invoice of processor.listInvoices(customerId)) all.push(invoice);
  return all;
};
const toRenewal = (subscriptionId: string): void =>
  advance(world, itemOf(world.get('subscription', subscriptionId)).current_period_end);

describe('a card that is refused', () => {
  it.each([
    ['pm_card_chargeDeclined', 'card-declined', 'declined'],
    ['pm_card_chargeCustomerFail', 'card-declined', 'declined'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card-declined', 'insufficient funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'card-expired', 'expired'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'card-invalid', 'security code'],
    ['pm_card_chargeDeclinedProcessingError', 'card-declined', 'try again'],
    ['pm_used_by_somebody_else', 'card-invalid', 'enter the card again'],
  ])('%s is %s, in words for the customer, and leaves no subscription', async (cardToken, code, words) => {
    const wanted = { key: key(), customerId: await newCustomer(), planId: 'team-unlimited', cardToken };
    const refused = await processor.createSubscription(wanted);
    expect(refused).toMatchObject({ done: false, refusal: { code, message: expect.stringContaining(words) } });
    expect(await processor.findSubscription(wanted.key)).toBeNull();
  });

  it('because it was stolen is refused like any other: the person learns no more', async () => {
    const refusalOf = async (cardToken: string) =>
      processor.createSubscription({
        key: key(),
        customerId: await newCustomer(),
        planId: 'team-unlimited',
        cardToken,
      });
    expect(await refusalOf('pm_card_chargeDeclinedStolenCard')).toEqual(await refusalOf('pm_card_chargeDeclined'));
  });

  it('is never asked about for a plan that is not on sale', async () => {
    const wanted = { key: key(), customerId: await newCustomer(), planId: 'rollover-250k', cardToken: 'pm_card_visa' };
    expect(await processor.createSubscription(wanted)).toMatchObject({
      done: false,
      refusal: { code: 'not-possible' },
    });
  });
});

describe('a change down that begins now', () => {
  it('gives back our line and nothing by time, once under its key, and says so as a change', async () => {
    const { subscriptionId, customerId, periodStart } = await subscribe('rollover-50k');
    const money = { at: periodStart, creditCents: 9_000, chargeCents: 2_000 };
    const down = { key: key(), subscriptionId, planId: 'team-unlimited', timing: 'now', money } as const;
    for (let time = 0; time < 2; time += 1)
      expect(value(await processor.changePlan(down))).toMatchObject({ planId: 'team-unlimited' });
    expect(world.get('customer', customerId).balance).toBe(-7_000);
    expect(await invoicesOf(customerId)).toEqual([
      expect.objectContaining({
        ...{ reason: 'change', planId: 'team-unlimited', subscriptionId, status: 'paid' },
        ...{ dueCents: 0, paidCents: 0, byCreditCents: -7_000 },
      }),
      expect.objectContaining({ reason: 'first' }),
    ]);
    toRenewal(subscriptionId);
    const renewal = (await invoicesOf(customerId)).find(({ reason }) => reason === 'renewal');
    expect(renewal).toMatchObject({ byCreditCents: 7_000 });
  });

  it('gives nothing back where the figure is nothing', async () => {
    const { subscriptionId, customerId, periodStart } = await subscribe('rollover-50k');
    const money = { at: periodStart, creditCents: 0, chargeCents: 0 };
    value(await processor.changePlan({ key: key(), subscriptionId, planId: 'team-unlimited', timing: 'now', money }));
    expect(world.get('customer', customerId).balance).toBe(0);
    expect(await invoicesOf(customerId)).toHaveLength(1);
  });
});

describe('a bank that asks for the cardholder', () => {
  it('leaves a subscription that ends by itself when the holder never confirms', async () => {
    const wanted = {
      key: key(),
      customerId: await newCustomer(),
      planId: 'team-unlimited',
      cardToken: 'pm_card_authenticationRequired',
    };
    expect(await processor.createSubscription(wanted)).toMatchObject({ refusal: { code: 'authentication-required' } });
    expect(await processor.findSubscription(wanted.key)).toMatchObject({ status: 'incomplete' });
    advance(world, world.now + 23 * 3_600);
    expect(await processor.findSubscription(wanted.key)).toMatchObject({ status: 'cancelled' });
  });

  it('gives the live subscription when the command is repeated after the holder has confirmed', async () => {
    const wanted = {
      key: key(),
      customerId: await newCustomer(),
      planId: 'team-unlimited',
      cardToken: 'pm_card_authenticationRequired',
    };
    confirm(world, secretOf(await processor.createSubscription(wanted)));
    expect(value(await processor.createSubscription(wanted))).toMatchObject({ status: 'live' });
    expect((await invoicesOf(wanted.customerId)).filter(({ status }) => status === 'paid')).toHaveLength(1);
  });

  it('changes the plan only when the holder has confirmed', async () => {
    const { subscriptionId, customerId } = await subscribe();
    value(await processor.changeCard({ key: key(), customerId, cardToken: 'pm_card_authenticationRequired' }));
    const clientSecret = secretOf(await change(subscriptionId, 'rollover-50k', 'now'));
    expect(await read(subscriptionId)).toMatchObject({ planId: 'team-unlimited', status: 'live' });
    confirm(world, clientSecret);
    expect(await read(subscriptionId)).toMatchObject({ planId: 'rollover-50k', status: 'live' });
    expect((await invoicesOf(customerId)).map(({ reason, status }) => [reason, status])).toEqual([
      ['change', 'paid'],
      ['first', 'paid'],
    ]);
  });

  it('and then declines changes nothing, and leaves nothing that is charged later', async () => {
    const { subscriptionId, customerId } = await subscribe();
    value(await processor.changeCard({ key: key(), customerId, cardToken: 'pm_card_authenticationRequired' }));
    // The bank asks for the holder at the first try and declines the second.
    world.answers.push('holder', 'declined');
    const refused = await change(subscriptionId, 'rollover-50k', 'now');
    expect(refused).toMatchObject({ done: false, refusal: { code: 'card-declined' } });
    expect('clientSecret' in refused).toBe(false);
    expect((await invoicesOf(customerId)).map(({ status }) => status)).toEqual(['void', 'paid']);
    expect(await read(subscriptionId)).toMatchObject({ planId: 'team-unlimited' });
  });
});

describe('a second try after the bank asked for the holder of the first card', () => {
  it('ends the first payment, so that both are never charged', async () => {
    const customerId = await newCustomer();
    const wanted = { customerId, planId: 'team-unlimited' };
    const first = { ...wanted, key: key(), cardToken: 'pm_card_authenticationRequired' };
    const clientSecret = secretOf(await processor.createSubscription(first));
    value(await processor.createSubscription({ ...wanted, key: key(), cardToken: 'pm_card_visa' }));
    expect(() => confirm(world, clientSecret)).toThrow('No such');
    expect(await processor.findSubscription(first.key)).toMatchObject({ status: 'cancelled' });
    expect(world.all('charge').filter(({ customer }) => customer === customerId)).toHaveLength(1);
  });
});

describe('a plan that is scheduled for the renewal', () => {
  it('is taken back by choosing the plan of now', async () => {
    const { subscriptionId, customerId } = await subscribe();
    expect(value(await change(subscriptionId, 'individual-unlimited', 'at-renewal')).nextPlanId).toBe(
      'individual-unlimited',
    );
    expect(value(await change(subscriptionId, 'team-unlimited', 'at-renewal'))).toMatchObject({
      planId: 'team-unlimited',
      nextPlanId: null,
    });
    toRenewal(subscriptionId);
    expect((await invoicesOf(customerId))[0]).toMatchObject({
      reason: 'renewal',
      planId: 'team-unlimited',
      dueCents: 9_900,
    });
  });

  it('is replaced by another one', async () => {
    const { subscriptionId } = await subscribe('rollover-50k');
    value(await change(subscriptionId, 'individual-unlimited', 'at-renewal'));
    expect(value(await change(subscriptionId, 'team-unlimited', 'at-renewal'))).toMatchObject({
      planId: 'rollover-50k',
      nextPlanId: 'team-unlimited',
    });
    toRenewal(subscriptionId);
    expect(await read(subscriptionId)).toMatchObject({ planId: 'team-unlimited', nextPlanId: null });
  });

  it('is scheduled once when the command is repeated', async () => {
    const { subscriptionId } = await subscribe();
    const wanted = { key: key(), subscriptionId, planId: 'individual-unlimited', timing: 'at-renewal' as const };
    stripe.like.next(/^POST \/v1\/subscription_schedules\//, 'cut');
    expect(await processor.changePlan(wanted)).toMatchObject({ done: false, unknown: true });
    expect(value(await processor.changePlan(wanted)).nextPlanId).toBe('individual-unlimited');
    expect(
      world.all('subscription_schedule').filter(({ subscription }) => subscription === subscriptionId),
    ).toHaveLength(1);
  });

  it('stays after its first month, and later renewals go on without the schedule', async () => {
    const { subscriptionId, customerId } = await subscribe();
    value(await change(subscriptionId, 'individual-unlimited', 'at-renewal'));
    for (let renewals = 0; renewals < 3; renewals += 1) toRenewal(subscriptionId);
    expect(await read(subscriptionId)).toMatchObject({ planId: 'individual-unlimited', nextPlanId: null });
    expect((await invoicesOf(customerId)).map(({ dueCents }) => dueCents)).toEqual([5_000, 5_000, 5_000, 9_900]);
    expect(world.get('subscription', subscriptionId).schedule).toBeNull();
  });

  it('is dropped by an upgrade that is paid, and stays when it is declined', async () => {
    const { subscriptionId, customerId } = await subscribe();
    value(await change(subscriptionId, 'individual-unlimited', 'at-renewal'));
    world.failing.add(customerId);
    expect(await change(subscriptionId, 'rollover-50k', 'now')).toMatchObject({ refusal: { code: 'card-declined' } });
    expect(await read(subscriptionId)).toMatchObject({ planId: 'team-unlimited', nextPlanId: 'individual-unlimited' });
    expect(value(await change(subscriptionId, 'rollover-50k', 'now'))).toMatchObject({
      planId: 'rollover-50k',
      nextPlanId: null,
    });
  });

  it('is dropped by a cancellation at the period’s end', async () => {
    const { subscriptionId } = await subscribe();
    value(await change(subscriptionId, 'individual-unlimited', 'at-renewal'));
    const cancelled = value(await processor.cancel({ key: key(), subscriptionId, timing: 'at-period-end' }));
    expect(cancelled).toMatchObject({ cancelAtPeriodEnd: true, nextPlanId: null, status: 'live' });
  });

  it('is refused while the subscription is being cancelled', async () => {
    const { subscriptionId } = await subscribe();
    value(await processor.cancel({ key: key(), subscriptionId, timing: 'at-period-end' }));
    expect(await change(subscriptionId, 'individual-unlimited', 'at-renewal')).toMatchObject({
      done: false,
      refusal: { code: 'not-possible', message: expect.stringContaining('reactivate') },
    });
  });
});

describe('money that goes the other way', () => {
  it('a smaller plan now gives credit that later invoices use up, and every invoice adds up', async () => {
    const { subscriptionId, customerId } = await subscribe('rollover-50k');
    value(await change(subscriptionId, 'individual-unlimited', 'now'));
    toRenewal(subscriptionId);
    const invoices = await invoicesOf(customerId);
    expect(invoices.map(({ reason, dueCents, planId }) => [reason, dueCents, planId])).toEqual([
      ['renewal', 0, 'individual-unlimited'],
      ['change', 0, 'individual-unlimited'],
      ['first', 19_900, 'rollover-50k'],
    ]);
    for (const { lines, dueCents } of invoices)
      expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(dueCents);
  });

  it('an invoice of more lines than Stripe sends at once has all of them', async () => {
    const { customerId } = await subscribe();
    const [invoice] = world.all('invoice').filter(({ customer }) => customer === customerId);
    const [line] = invoice?.lines.data ?? [];
    if (!invoice || !line) throw new Error('no invoice');
    for (let more = 1; more <= 129; more += 1) invoice.lines.data.push({ ...line, id: `il_more_${more}`, amount: 0 });
    expect((await processor.readInvoice(invoice.id))?.lines).toHaveLength(130);
  });

  it('a refund or a dispute leads to the invoice that was paid', async () => {
    const { customerId } = await subscribe();
    const [paid] = await invoicesOf(customerId);
    const invoice = world.get('invoice', paid?.invoiceId ?? '');
    const from = world.events.length;
    refund(world, invoice, 1_000);
    dispute(world, invoice, 'needs_response');
    const sentAtMs = world.now * 1000;
    for (const { body, headers } of deliveries(world.events.slice(from), { secret: SECRET, sentAtMs })) {
      const answer = processor.readWebhook({ body, headers, nowMs: sentAtMs });
      const payment = answer.accepted ? answer.events[0]?.paymentId : undefined;
      expect(await processor.readPayment?.(payment ?? '')).toEqual({ invoiceId: invoice.id, customerId });
    }
    expect(await processor.readPayment?.('pi_of_another_shop')).toBeNull();
    expect(await processor.readPayment?.('ch_of_another_shop')).toBeNull();
  });
});

describe('a card that is changed', () => {
  it('is charged by a subscription that had a card of its own too', async () => {
    const { subscriptionId, customerId } = await subscribe();
    const own = world.get('subscription', subscriptionId);
    own.default_payment_method = world.get('customer', customerId).invoice_settings.default_payment_method;
    value(await processor.changeCard({ key: key(), customerId, cardToken: 'pm_card_mastercard' }));
    expect((await read(subscriptionId)).card?.last4).toBe('4444');
  });

  const pastDue = async (): Promise<ProviderSubscription> => {
    const subscription = await subscribe();
    world.failing.add(subscription.customerId);
    toRenewal(subscription.subscriptionId);
    return read(subscription.subscriptionId);
  };

  it('while a payment is past due is charged for it at once, and once', async () => {
    const { subscriptionId, customerId, status } = await pastDue();
    expect(status).toBe('past-due');
    const wanted = { key: key(), customerId, cardToken: 'pm_card_mastercard' };
    stripe.like.next(/^POST \/v1\/invoices\/[^/]+\/pay$/, 'error');
    expect(await processor.changeCard(wanted)).toMatchObject({ done: false, unknown: true });
    value(await processor.changeCard(wanted));
    expect(await read(subscriptionId)).toMatchObject({ status: 'live', card: { last4: '4444' } });
    expect(world.all('charge').filter(({ customer }) => customer === customerId)).toHaveLength(2);
  });

  it('stays changed where its bank declines what is past due', async () => {
    const { subscriptionId, customerId } = await pastDue();
    value(await processor.changeCard({ key: key(), customerId, cardToken: 'pm_card_chargeCustomerFail' }));
    expect(await read(subscriptionId)).toMatchObject({ status: 'past-due', card: { last4: '0341' } });
  });

  it('and whose bank asks for the holder pays what is past due when the holder has confirmed', async () => {
    const { subscriptionId, customerId } = await pastDue();
    const wanted = { key: key(), customerId, cardToken: 'pm_card_authenticationRequired' };
    confirm(world, secretOf(await processor.changeCard(wanted)));
    expect(await read(subscriptionId)).toMatchObject({ status: 'live', card: { last4: '3155' } });
  });
});

describe('webhooks that come twice, newest first and three days late', () => {
  it('are all accepted, and what is read again is the same as before', async () => {
    const from = world.events.length;
    const { subscriptionId, customerId } = await subscribe();
    value(await change(subscriptionId, 'rollover-50k', 'now'));
    toRenewal(subscriptionId);
    const known = [await read(subscriptionId), await invoicesOf(customerId)];
    const late = deliveries(world.events.slice(from), {
      secret: SECRET,
      sentAtMs: world.now * 1000,
      twice: true,
      newestFirst: true,
      daysLate: 3,
    });
    const ids = new Set<string>();
    for (const { body, headers, sentAtMs } of late) {
      const answer = processor.readWebhook({ body, headers, nowMs: sentAtMs });
      if (!answer.accepted) throw new Error(answer.refusal);
      for (const { eventId } of answer.events) ids.add(eventId);
      expect([await read(subscriptionId), await invoicesOf(customerId)]).toEqual(known);
    }
    expect(ids.size).toBe(late.length / 2);
  });
});

function value<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.done) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

function secretOf(outcome: Outcome<unknown>): string {
  if (!('clientSecret' in outcome) || outcome.clientSecret === undefined) throw new Error(JSON.stringify(outcome));
  return outcome.clientSecret;
}
