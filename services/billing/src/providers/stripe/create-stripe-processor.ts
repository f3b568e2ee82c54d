// Stripe behind the port. No card number comes here: a card is a payment method that Stripe's form made.
import type Stripe from 'stripe';
import type { Outcome, Processor, ProviderSubscription } from '../processor.ts';
import { cancel, reactivate } from './commands/cancel.ts';
import { changePlan } from './commands/change-plan.ts';
import { ACCOUNT, EFFECT, findByEffect, recentOnly } from './find-by-effect.ts';
import { findConfirmation } from './commands/find-confirmation.ts';
import { findSubscriptionById } from './commands/open-subscription.ts';
import { changeCard, fingerprintOf } from './commands/payment-card.ts';
import { refund } from './commands/refund.ts';
import { quoteChange } from './commands/quote-change.ts';
import { parsePrices } from './prices.ts';
import { listInvoices, readInvoice, readPayment } from './objects/read-invoices.ts';
import { outcomeOf } from './refusals.ts';
import { stripeClient, type StripeConnection } from './stripe-client.ts';
import { subscriptionOf } from './objects/subscription.ts';
import { soldFor } from './sold-for.ts';
import { subscribe } from './commands/subscribe.ts';
import { eventOf } from './webhook/events.ts';
import { parseWebhookSecrets, refusalOfSignature } from './webhook/signature.ts';

export type StripeOptions = StripeConnection & {
  /** Separated by commas. */
  webhookSecrets: string;
  /** `planId=priceId`, separated by commas. */
  prices: string;
  /** Milliseconds for a command with all its calls; its effect is taken for crashed after a minute. */
  commandTimeoutMs?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
};

const COMMAND_TIMEOUT_MS = 40_000;

/** Throws where a value is missing or in another form; makes no request. */
export function createStripeProcessor(options: StripeOptions): Processor {
  const client = stripeClient(options);
  const prices = parsePrices(options.prices);
  const secrets = parseWebhookSecrets(options.webhookSecrets);
  const now = options.now ?? Date.now;
  const nowSeconds = (): number => Math.floor(now() / 1000);
  const reader = { client, prices, nowSeconds };
  const { commandTimeoutMs = COMMAND_TIMEOUT_MS } = options;
  const inTime = <Value>(command: (client: Stripe) => Promise<Value>): Promise<Outcome<Value>> =>
    outcomeOf(() => command(stripeClient(options, Date.now() + commandTimeoutMs)));
  const shown = (command: (client: Stripe) => Promise<Stripe.Subscription>): Promise<Outcome<ProviderSubscription>> =>
    inTime(async (of) => subscriptionOf(await command(of), prices));

  return {
    name: 'stripe',
    returnsCredit: true,
    createCustomer: ({ key, accountId }) =>
      inTime(async (of) => {
        const marks = { [EFFECT]: key, [ACCOUNT]: accountId };
        const customer = await of.customers.create({ metadata: marks }, { idempotencyKey: key });
        return { customerId: customer.id };
      }),
    createSubscription: (command) => shown((of) => subscribe(of, prices, command)),
    changePlan: (command) => shown((of) => changePlan(of, prices, command)),
    cancel: (command) => shown((of) => cancel(of, command)),
    reactivate: (command) => shown((of) => reactivate(of, command)),
    changeCard: (command) => inTime((of) => changeCard(of, command)),
    refund: (command) => inTime((of) => refund(of, command)),
    quoteChange: (asked) => quoteChange(client, prices, asked),
    soldFor: (planId) => soldFor(client, prices, planId),

    changeEmail: ({ customerId, email }) =>
      inTime(async (of) => ({ customerId: (await of.customers.update(customerId, { email })).id })),

    findCustomer: async (key) => {
      const recent = client.customers.list(recentOnly(nowSeconds()));
      const found = await findByEffect(key, recent, (query) => client.customers.search({ query }));
      return found && { customerId: found.id };
    },
    findSubscription: async (key) => {
      const recent = client.subscriptions.list({ ...recentOnly(nowSeconds()), status: 'all' });
      const found = await findByEffect(key, recent, (query) => client.subscriptions.search({ query }));
      const subscription = found && (await findSubscriptionById(client, found.id));
      return subscription && subscriptionOf(subscription, prices);
    },
    findConfirmation: (asked) => findConfirmation(client, nowSeconds(), asked),

    fingerprintOf: (cardToken) => fingerprintOf(client, cardToken),
    readSubscription: async (subscriptionId) => {
      const subscription = await findSubscriptionById(client, subscriptionId);
      return subscription && subscriptionOf(subscription, prices);
    },
    readInvoice: (invoiceId) => readInvoice(reader, invoiceId),
    listInvoices: (customerId) => listInvoices(reader, customerId),
    readPayment: (paymentId) => readPayment(client, paymentId),

    readWebhook: (webhook) => {
      const refusal = refusalOfSignature(webhook, secrets);
      if (refusal) return { accepted: false, refusal };
      const event = eventOf(webhook.body);
      return event ? { accepted: true, events: [event] } : { accepted: false, refusal: 'body-invalid' };
    },
  };
}
