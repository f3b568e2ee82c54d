// The card stands on the customer; a subscription with its own card (Stripe's dashboard) is given the new one too.
import type Stripe from 'stripe';
import type { Card } from '../../processor.ts';
import { asksForAuthentication, isCardError, isMissing, refused } from '../refusals.ts';
import { openIntentOf } from './confirm-payment.ts';
import { cardOf, statusOf } from '../objects/subscription.ts';
import { idOrNull } from '../objects/values.ts';

export type ChangeCard = { key: string; customerId: string; cardToken: string };

/** Makes the token's card the one that is charged. A refused one leaves the old. A repeat gets the first answers. */
export async function setCard(
  client: Stripe,
  { key, customerId, cardToken }: ChangeCard,
): Promise<{ card: Card; customer: Stripe.Customer }> {
  const method = await client.paymentMethods.attach(
    cardToken,
    { customer: customerId },
    { idempotencyKey: `${key}:attach` },
  );
  const card = cardOf(method);
  if (card === null) throw refused('kind');
  const customer = await client.customers.update(
    customerId,
    { invoice_settings: { default_payment_method: method.id } },
    { idempotencyKey: `${key}:default` },
  );
  return { card, customer };
}

/** Stripe's own name of the card's number, of a token that pays for nothing yet; null: Stripe knows no such card. */
export async function fingerprintOf(client: Stripe, cardToken: string): Promise<string | null> {
  try {
    return (await client.paymentMethods.retrieve(cardToken)).card?.fingerprint ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Changes the customer's card and charges what is past due. The new card stays where its bank declines that. */
export async function changeCard(client: Stripe, command: ChangeCard): Promise<{ card: Card }> {
  const { card, customer } = await setCard(client, command);
  const method = idOrNull(customer.invoice_settings.default_payment_method);
  for await (const subscription of client.subscriptions.list({ customer: command.customerId, limit: 100 })) {
    const own = idOrNull(subscription.default_payment_method);
    if (own !== null && method !== null && own !== method)
      await client.subscriptions.update(
        subscription.id,
        { default_payment_method: method },
        { idempotencyKey: `${command.key}:${subscription.id}` },
      );
    if (statusOf(subscription) === 'past-due') await payWhatIsOwed(client, subscription.id, command.key);
  }
  return { card };
}

async function payWhatIsOwed(client: Stripe, subscriptionId: string, key: string): Promise<void> {
  const owed = client.invoices.list({ subscription: subscriptionId, status: 'open', limit: 100 });
  for await (const { id } of owed) {
    try {
      await client.invoices.pay(id, { off_session: false }, { idempotencyKey: `${key}:pay:${id}` });
    } catch (error) {
      const secret = asksForAuthentication(error) ? (await openIntentOf(client, id))?.client_secret : null;
      if (secret) throw refused('authentication', secret);
      // The card is changed all the same; the subscription stays past due, which the page shows.
      if (!isCardError(error)) throw error;
    }
  }
}
