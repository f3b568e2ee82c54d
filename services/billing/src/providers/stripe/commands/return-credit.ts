// What comes back on a change down: our own line, on an invoice whose sum below zero Stripe keeps as the customer's credit.
import type Stripe from 'stripe';
import { CHANGE, CHANGED_TO } from '../find-by-effect.ts';
import { idOf } from '../objects/values.ts';

/** Under keys of its own for each of the three calls, so a repeat gives nothing twice. */
export async function returnCredit(
  client: Stripe,
  subscription: Stripe.Subscription,
  { key, planId, cents, from, to }: { key: string; planId: string; cents: number; from: number; to: number },
): Promise<void> {
  const customer = idOf(subscription.customer);
  const metadata = { [CHANGE]: key, [CHANGED_TO]: planId };
  await client.invoiceItems.create(
    {
      ...{ customer, subscription: subscription.id, currency: 'usd', amount: -cents, metadata },
      description: 'Unused part of the period',
      period: { start: from, end: to },
    },
    { idempotencyKey: `${key}:credit-line` },
  );
  const invoice = await client.invoices.create(
    {
      ...{ customer, subscription: subscription.id, auto_advance: false, metadata },
      pending_invoice_items_behavior: 'include',
    },
    { idempotencyKey: `${key}:credit` },
  );
  await client.invoices.finalizeInvoice(invoice.id, {}, { idempotencyKey: `${key}:credit-final` });
}
