// What a command means when Stripe answers badly, late or not at all: one subscription, at most one charge.
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { eventually } from '@leadwright/testing/eventually';
import type { Outcome, Processor, ProviderSubscription } from '../processor.ts';
import { createStripeProcessor } from './create-stripe-processor.ts';
import { stripeUnderTest, type StripeUnderTest } from './testing/provider-under-test.ts';
import type { Mishap } from './testing/stripe-like.ts';

let stripe: StripeUnderTest;
let processor: Processor;
beforeEach(async () => {
  stripe = await stripeUnderTest();
  ({ processor } = stripe);
});
afterEach(() => stripe.like.stop());

const newCustomer = async (): Promise<string> => {
  const made = await processor.createCustomer({ key: 'effect-customer', accountId: 'account-1' });
  if (!made.done) throw new Error('no customer');
  return made.value.customerId;
};
const command = (customerId: string, key = 'effect-1') => ({
  key,
  customerId,
  planId: 'team-unlimited',
  cardToken: 'pm_card_visa',
});
const counted = () => ({
  subscriptions: stripe.like.world.all('subscription').length,
  charges: stripe.like.world.all('charge').length,
});

/** What the worker of effects does: a throw means that nothing was done; `unknown` is looked up before a repeat. */
async function settled(ask: Processor, wanted: ReturnType<typeof command>): Promise<ProviderSubscription> {
  for (let tries = 0; tries < 5; tries += 1) {
    const outcome: Outcome<ProviderSubscription> | null = await ask.createSubscription(wanted).catch(() => null);
    if (outcome?.done) return outcome.value;
    if (outcome && !('unknown' in outcome)) throw new Error(outcome.refusal.code);
    const found = outcome && (await ask.findSubscription(wanted.key));
    if (found) return found;
  }
  throw new Error('never settled');
}

const mishaps: Mishap[] = ['cut', 'reset', 'error', 'busy', 'twin', 'down'];

describe('a new subscription whose call goes wrong', () => {
  const steps = {
    'attaching the card': /attach$/,
    'making it the card that is charged': /^POST \/v1\/customers\/[^/]+$/,
    subscribing: /^POST \/v1\/subscriptions$/,
  };
  it.each(
    Object.entries(steps).flatMap(([step, matching]) => mishaps.map((mishap) => [step, mishap, matching] as const)),
  )(
    'when %s: %s, is settled by look-up and repeat, with one subscription and one charge',
    async (_, mishap, matching) => {
      const wanted = command(await newCustomer());
      stripe.like.next(matching, mishap);
      expect(await settled(processor, wanted)).toMatchObject({ status: 'live', planId: 'team-unlimited' });
      expect(counted()).toEqual({ subscriptions: 1, charges: 1 });
    },
  );

  it('is unknown when Stripe did it and answered 500; a look-up finds it, though search lags', async () => {
    const wanted = command(await newCustomer());
    stripe.like.world.searchLags = true;
    stripe.like.next(steps.subscribing, 'error');
    expect(await processor.createSubscription(wanted)).toEqual({
      done: false,
      unknown: true,
      reason: 'Stripe answered 500',
    });
    expect(await processor.findSubscription(wanted.key)).toMatchObject({ status: 'live', planId: 'team-unlimited' });
    expect(counted()).toEqual({ subscriptions: 1, charges: 1 });
  });

  it.each(['hang', 'silent'] as const)('is unknown when the answer does not come in time (%s)', async (mishap) => {
    const customerId = await newCustomer();
    const impatient = createStripeProcessor({ ...stripe.options, timeoutMs: 200 });
    stripe.like.next(steps.subscribing, mishap);
    expect(await impatient.createSubscription(command(customerId))).toMatchObject({ done: false, unknown: true });
    expect(await settled(processor, command(customerId))).toMatchObject({ status: 'live' });
    expect(counted()).toEqual({ subscriptions: 1, charges: 1 });
  });

  it('is unknown when its calls together take longer than a command may, and nothing more is asked', async () => {
    const wanted = command(await newCustomer());
    // Each answer comes in time; the four that it takes do not.
    const hurried = createStripeProcessor({ ...stripe.options, commandTimeoutMs: 500 });
    stripe.like.slowMs = 200;
    expect(await hurried.createSubscription(wanted)).toMatchObject({ done: false, unknown: true });
    stripe.like.slowMs = 0;
    expect(stripe.like.calls.filter(({ method, path }) => `${method} ${path}` === 'POST /v1/subscriptions')).toEqual(
      [],
    );
    expect(await settled(processor, wanted)).toMatchObject({ status: 'live' });
    expect(counted()).toEqual({ subscriptions: 1, charges: 1 });
  });

  it('is unknown while a twin of the same key is still running, and made once', async () => {
    const wanted = command(await newCustomer());
    stripe.like.next(steps.subscribing, 'held');
    const first = processor.createSubscription(wanted);
    await eventually(() => expect(stripe.like.calls.some(({ path }) => path === '/v1/subscriptions')).toBe(true));
    const twin = await processor.createSubscription(wanted);
    expect(twin).toEqual({ done: false, unknown: true, reason: 'Stripe is still at the same call' });
    stripe.like.release();
    expect(await first).toMatchObject({ done: true });
    expect(counted()).toEqual({ subscriptions: 1, charges: 1 });
  });

  it('throws when Stripe has too many calls, for then nothing was done', async () => {
    const wanted = command(await newCustomer());
    stripe.like.next(steps.subscribing, 'busy');
    await expect(processor.createSubscription(wanted)).rejects.toThrow('too many calls');
    expect(counted()).toEqual({ subscriptions: 0, charges: 0 });
  });

  it('throws when Stripe was never reached, for then nothing was done', async () => {
    const nobody = createServer();
    await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
    const { port } = nobody.address() as AddressInfo;
    await new Promise((resolve) => nobody.close(resolve));
    const lost = createStripeProcessor({ ...stripe.options, apiBase: `http://127.0.0.1:${port}` });
    await expect(lost.createCustomer({ key: 'effect-1', accountId: 'account-1' })).rejects.toThrow(
      'connection to Stripe',
    );
  });

  it('throws when its key was used for something else, and changes nothing', async () => {
    const wanted = command(await newCustomer());
    await processor.createSubscription(wanted);
    await expect(processor.createSubscription({ ...wanted, planId: 'rollover-50k' })).rejects.toThrow(
      'same parameters',
    );
    expect(counted()).toEqual({ subscriptions: 1, charges: 1 });
  });

  it('is not made again by a repeat after Stripe has forgotten the answer of its key', async () => {
    const wanted = command(await newCustomer());
    await processor.createSubscription(wanted);
    stripe.like.world.now += 3 * 86_400;
    expect(await processor.createSubscription(wanted)).toMatchObject({ done: true, value: { status: 'live' } });
    expect(counted()).toEqual({ subscriptions: 1, charges: 1 });
  });

  it('is refused beside one that another effect made, and the card stays as it was', async () => {
    const customerId = await newCustomer();
    await processor.createSubscription(command(customerId));
    const second = { ...command(customerId, 'effect-2'), cardToken: 'pm_card_mastercard' };
    expect(await processor.createSubscription(second)).toMatchObject({ refusal: { code: 'not-possible' } });
    expect((await processor.findSubscription('effect-1'))?.card?.last4).toBe('4242');
    expect(counted()).toEqual({ subscriptions: 1, charges: 1 });
  });

  it('is found by its key after Stripe has forgotten the answer of that key', async () => {
    const wanted = command(await newCustomer());
    await processor.createSubscription(wanted);
    stripe.like.world.now += 3 * 86_400;
    expect(await processor.findSubscription(wanted.key)).toMatchObject({ status: 'live' });
    expect(await processor.findCustomer('effect-customer')).toEqual({ customerId: wanted.customerId });
  });
});

describe('a change of plan whose call goes wrong', () => {
  it.each([...mishaps, 'hang'] as const)('(%s) is made once and charged once when it is repeated', async (mishap) => {
    const customerId = await newCustomer();
    const { subscriptionId } = await settled(processor, command(customerId));
    const impatient = createStripeProcessor({ ...stripe.options, timeoutMs: mishap === 'hang' ? 200 : 20_000 });
    const wanted = { key: 'effect-2', subscriptionId, planId: 'rollover-50k', timing: 'now' as const };
    stripe.like.next(/^POST \/v1\/subscriptions\/[^/]+$/, mishap);
    const first = await impatient.changePlan(wanted).catch(() => ({ done: false }));
    if (mishap !== 'reset') expect(first.done).toBe(false);
    // A repeat under the key gets Stripe's first answer, or finds the plan changed already.
    expect(await processor.changePlan(wanted)).toMatchObject({ done: true, value: { planId: 'rollover-50k' } });
    expect(counted()).toEqual({ subscriptions: 1, charges: 2 });
  });
});

describe('a read', () => {
  it.each([
    ['error', 'Stripe is down'],
    ['busy', 'too many calls'],
    ['cut', 'An error occurred with our connection to Stripe'],
  ] as const)('that fails (%s) throws, and is never taken for “not there”', async (mishap, problem) => {
    stripe.like.next(/^GET \/v1\/subscriptions\//, mishap);
    await expect(processor.readSubscription('sub_1')).rejects.toThrow(problem);
    stripe.like.next(/^GET \/v1\/invoices\//, mishap);
    await expect(processor.readInvoice('in_1')).rejects.toThrow(problem);
    stripe.like.next(/^GET \/v1\/customers\?/, mishap);
    await expect(processor.findCustomer('effect-1')).rejects.toThrow(problem);
  });
});

describe('every call that changes something', () => {
  it('carries a key that follows from the effect, and never one that Stripe’s client invents', async () => {
    const customerId = await newCustomer();
    const subscription = await settled(processor, command(customerId));
    const { subscriptionId } = subscription;
    await processor.changePlan({ key: 'effect-2', subscriptionId, planId: 'rollover-50k', timing: 'now' });
    await processor.changePlan({
      key: 'effect-3',
      subscriptionId,
      planId: 'individual-unlimited',
      timing: 'at-renewal',
    });
    await processor.cancel({ key: 'effect-4', subscriptionId, timing: 'at-period-end' });
    await processor.reactivate({ key: 'effect-5', subscriptionId });
    await processor.changeCard({ key: 'effect-6', customerId, cardToken: 'pm_card_mastercard' });
    await processor.cancel({ key: 'effect-7', subscriptionId, timing: 'now' });
    const keys = stripe.like.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ headers }) => headers['idempotency-key']);
    const [schedule] = stripe.like.world.all('subscription_schedule');
    const periodEnd = Date.parse(subscription.periodEnd) / 1000;
    expect(keys).toEqual([
      'effect-customer',
      'effect-1:attach',
      'effect-1:default',
      'effect-1',
      'effect-2',
      'effect-3:schedule',
      `effect-3:phases:${periodEnd}`,
      `release:${schedule?.id}`,
      'effect-4',
      'effect-5',
      'effect-6:attach',
      'effect-6:default',
      'effect-7',
    ]);
  });

  it('leaves the subscription findable by the effect that made it', async () => {
    const wanted = command(await newCustomer());
    const { subscriptionId } = await settled(processor, wanted);
    await processor.changePlan({ key: 'effect-2', subscriptionId, planId: 'rollover-50k', timing: 'now' });
    await processor.cancel({ key: 'effect-3', subscriptionId, timing: 'at-period-end' });
    await processor.reactivate({ key: 'effect-4', subscriptionId });
    expect(await processor.findSubscription(wanted.key)).toMatchObject({ subscriptionId, planId: 'rollover-50k' });
    expect(await processor.findSubscription('effect-4')).toBeNull();
  });

  it('names effect and account in what it makes, and asks in the version of the client', async () => {
    const customerId = await newCustomer();
    await processor.createSubscription(command(customerId));
    const { world, calls } = stripe.like;
    expect(world.get('customer', customerId).metadata).toEqual({
      leadwright_effect: 'effect-customer',
      leadwright_account: 'account-1',
    });
    const [made] = world.all('subscription');
    expect(made?.metadata).toEqual({ leadwright_effect: 'effect-1', leadwright_account: 'account-1' });
    for (const { headers } of calls) {
      expect(headers['stripe-version']).toBe('2026-10-28.endive');
      expect(headers['x-stripe-client-telemetry']).toBeUndefined();
    }
  });
});
