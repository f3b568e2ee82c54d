import Stripe from 'stripe';
import type { Processor } from '../../processor.ts';
import { EFFECT } from '../find-by-effect.ts';
import { paymentsOf } from '../objects/returned-payments.ts';
import { idOrNull } from '../objects/values.ts';
import { refused } from '../refusals.ts';

/** To the payment that paid the invoice. Stripe refuses more than is left of it, and what a bank disputes. */
export async function refund(
  client: Stripe,
  { key, invoiceId, cents }: Parameters<Processor['refund']>[0],
): Promise<{ invoiceId: string }> {
  const invoice = await client.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const [paid] = (await paymentsOf(client, invoice)).filter(({ status }) => status === 'paid');
  const [intent, charge] = [idOrNull(paid?.payment.payment_intent), idOrNull(paid?.payment.charge)];
  if (intent === null && charge === null) throw refused('notRefundable');
  const of = intent === null ? { charge: charge ?? '' } : { payment_intent: intent };
  try {
    await client.refunds.create({ ...of, amount: cents, metadata: { [EFFECT]: key } }, { idempotencyKey: key });
  } catch (error) {
    // Stripe says no to the sum or to the state of the payment; a repeat would get the same.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw refused('notRefundable');
    throw error;
  }
  return { invoiceId };
}
