// The card stands on the customer, in one place for all that is charged; a subscription that has a card of its
// own (made in Stripe's dashboard) is given the new one too.
import type Stripe from 'stripe';
import type { Card } from '../../processor.ts';
import { refused } from '../refusals.ts';
import { cardOf } from '../objects/subscription.ts';
import { idOrNull } from '../objects/values.ts';

/**
 * Attaches the card of a token (a payment method that Stripe's form made) to the customer and makes it the one that
 * is charged. Stripe refuses a card here that its bank does not accept, and the old one then stays. A repeat under
 * the same key gets Stripe's first answers.
 */
export async function setCard(
  client: Stripe,
  { key, customerId, cardToken }: { key: string; customerId: string; cardToken: string },
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

/**
 * Changes the card of everything the customer has. What is owed is not charged by this: Stripe's next retry takes
 * the new card.
 */
export async function changeCard(
  client: Stripe,
  command: { key: string; customerId: string; cardToken: string },
): Promise<{ card: Card }> {
  const { card, customer } = await setCard(client, command);
  const method = idOrNull(customer.invoice_settings.default_payment_method);
  for await (const subscription of client.subscriptions.list({ customer: command.customerId, limit: 100 })) {
    const own = idOrNull(subscription.default_payment_method);
    if (own === null || own === method || method === null) continue;
    await client.subscriptions.update(
      subscription.id,
      { default_payment_method: method },
      { idempotencyKey: `${command.key}:${subscription.id}` },
    );
  }
  return { card };
}
