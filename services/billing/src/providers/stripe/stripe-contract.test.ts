// Stripe keeps the contract of the port, over HTTP with the official client, against the local server.
import { processorContract, type TestCard } from '../processor.contract.ts';
import { itemOf } from './testing/stripe-billing.ts';
import type { Invoice } from './testing/stripe-objects.ts';
import { advance, confirm, dispute, refund, retryPayment } from './testing/stripe-time.ts';
import { priceId, SECRET, stripeUnderTest } from './testing/provider-under-test.ts';
import { delivery } from './testing/webhooks-sent.ts';

const tokens: Record<TestCard, string> = {
  good: 'pm_card_visa',
  other: 'pm_card_mastercard',
  declined: 'pm_card_chargeDeclined',
  expired: 'pm_card_chargeDeclinedExpiredCard',
  authentication: 'pm_card_authenticationRequired',
};

processorContract(async () => {
  const { like, processor } = await stripeUnderTest();
  const { world } = like;
  return {
    processor,
    priceOf: (planId) => world.priceOf(priceId(planId)).unit_amount,
    cardToken: (card) => tokens[card],
    last4: { good: '4242', other: '4444' },
    authenticate: async (clientSecret) => {
      confirm(world, clientSecret);
      return null;
    },
    passRenewal: async (id) => advance(world, itemOf(world.get('subscription', id)).current_period_end + 1),
    failNextCharge: async (customerId) => void world.failing.add(customerId),
    retryPayment: async (id) => retryPayment(world, world.get('subscription', id)),
    emailOf: (customerId) => world.get('customer', customerId).email,
    refund: async (id, cents) => refund(world, world.get('invoice', id), cents),
    dispute: async (id, state) => dispute(world, world.get('invoice', id), state === 'open' ? 'needs_response' : state),
    addInvoices: async (customerId, count) => {
      const [newest] = world.all('invoice').filter(({ customer }) => customer === customerId);
      if (!newest) throw new Error(`${customerId} has no invoice`);
      for (let older = 1; older <= count; older += 1) world.add<Invoice>(olderInvoice(newest, older));
    },
    // What an adapter's call asks in the end; the card was attached by calls before it.
    loseNextAnswer: () => like.next(/^POST \/v1\/(customers|refunds|subscriptions(\/[^/]+)?)$/, 'cut'),
    webhook: async (subscriptionId, signedWith) => {
      const event = world.events.find(({ data }) => data.object.id === subscriptionId);
      const secret = signedWith === 'wrong-key' ? 'whsec_of_somebody_else' : SECRET;
      return delivery(event, { secret, sentAtMs: world.now * 1000 });
    },
    signatureHeader: 'stripe-signature',
    stop: () => like.stop(),
  };
});

function olderInvoice(newest: Invoice, older: number): Omit<Invoice, 'id'> {
  const created = newest.created - older * 86_400;
  const { id: _, ...rest } = structuredClone(newest);
  return { ...rest, created, status_transitions: { finalized_at: created, paid_at: created } };
}
