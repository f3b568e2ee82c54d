// For a payment left to its cardholder (confirm-payment.ts): the page may be closed, or have lost the secret.
import type Stripe from 'stripe';
import type { Confirmation, Processor } from '../../processor.ts';
import { findByEffect, recentOnly } from '../find-by-effect.ts';
import { idOrNull } from '../objects/values.ts';
import { openIntentOf } from './confirm-payment.ts';
import { findSubscriptionById } from './open-subscription.ts';

type ConfirmationQuery = Parameters<NonNullable<Processor['findConfirmation']>>[0];

/** The subscription that was named or made under this key says it by its newest invoice; else what is owed says it. */
export async function findConfirmation(
  client: Stripe,
  nowSeconds: number,
  { key, customerId, subscriptionId }: ConfirmationQuery,
): Promise<Confirmation | null> {
  const subscription =
    subscriptionId === null
      ? await findByEffect(key, client.subscriptions.list({ ...recentOnly(nowSeconds), status: 'all' }), (query) =>
          client.subscriptions.search({ query }),
        )
      : await findSubscriptionById(client, subscriptionId);
  if (subscription) return ofInvoice(client, idOrNull(subscription.latest_invoice));
  if (subscriptionId !== null) return null;
  // A new card that was to pay what is owed: its call names no subscription.
  const owed = client.invoices.list({ customer: customerId, status: 'open', limit: 100 });
  for await (const { id } of owed) return ofInvoice(client, id);
  return { state: 'confirmed' };
}

async function ofInvoice(client: Stripe, invoiceId: string | null): Promise<Confirmation> {
  const intent = invoiceId === null ? null : await openIntentOf(client, invoiceId);
  switch (intent?.status) {
    case 'succeeded':
    case 'processing':
      return { state: 'confirmed' };
    case 'requires_action':
      return intent.client_secret === null
        ? { state: 'refused' }
        : { state: 'waiting', clientSecret: intent.client_secret };
    default:
      return { state: 'refused' };
  }
}
