// 3-D Secure: tried first so that a no changes nothing; if the bank asks, again so that a payment stays open.
import type Stripe from 'stripe';
import { retrieveSubscription } from './open-subscription.ts';
import { asksForAuthentication, cardRefusal, RefusedByProvider, refused } from '../refusals.ts';
import { idOrNull } from '../objects/values.ts';

/** `atOnce` fails as a whole where it cannot be paid; `open` leaves an invoice with an unconfirmed payment. */
export async function paidOrConfirmed(
  client: Stripe,
  atOnce: () => Promise<Stripe.Subscription>,
  open: () => Promise<Stripe.Subscription>,
): Promise<Stripe.Subscription> {
  try {
    return await atOnce();
  } catch (error) {
    if (!asksForAuthentication(error)) throw error;
  }
  const subscription = await open();
  if (subscription.status !== 'incomplete' && subscription.pending_update === null) return subscription;
  const invoiceId = idOrNull(subscription.latest_invoice);
  const intent = invoiceId === null ? null : await openIntentOf(client, invoiceId);
  if (intent?.status === 'requires_action' && intent.client_secret !== null)
    throw refused('authentication', intent.client_secret);
  // A repeat gets the first answer, from before the holder confirmed.
  if (intent?.status === 'succeeded') return retrieveSubscription(client, subscription.id);
  // The bank declined the second try. What it left open is ended, so that nothing charges it later.
  if (invoiceId !== null) await voidInvoice(client, invoiceId);
  throw new RefusedByProvider(cardRefusal(intent?.last_payment_error ?? {}));
}

/** Ends an incomplete subscription or pending change. Stripe refuses once it is paid, so nothing paid for ends. */
export async function voidInvoice(client: Stripe, invoiceId: string): Promise<void> {
  await client.invoices.voidInvoice(invoiceId, {}, { idempotencyKey: `void:${invoiceId}` });
}

export async function openIntentOf(client: Stripe, invoiceId: string): Promise<Stripe.PaymentIntent | null> {
  for await (const { payment } of client.invoicePayments.list({ invoice: invoiceId, limit: 100 })) {
    const intentId = idOrNull(payment.payment_intent);
    if (intentId === null) continue;
    const intent = await client.paymentIntents.retrieve(intentId);
    if (intent.status !== 'canceled') return intent;
  }
  return null;
}
